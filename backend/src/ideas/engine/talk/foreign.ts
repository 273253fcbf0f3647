import type { Intent } from './intents.js';
/** What a message in another language can ask. */
export type ForeignIntent = Intent | 'audience' | 'monetization';

/** The engine’s questions as people ask them in other languages; a longer message may ask for more. */
const PHRASES: readonly [ForeignIntent, RegExp][] = [
  [
    'risks',
    /(?<!\p{L})(?:risiko|risiken|schiefgehen|schief gehen|risques?|riesgos?|riscos?|rischi|rischio|ryzyk[oa]|riskler|riski)(?!\p{L})|риск|リスク|위험|리스크|风险|風險|مخاطر/iu,
  ],
  [
    'similar',
    /(?<!\p{L})(?:ähnliche?n?|similaires?|semblables?|parec\p{L}*|similares|semelhantes|parecidas?|simili|podobne|benzer)(?!\p{L})|похож|似た|似てい|類似|비슷한|유사|类似|類似|相似/iu,
  ],
  [
    'missing',
    /(?<!\p{L})(?:was fehlt|que manque|qu’est-ce qui manque|qué falta|que falta|o que falta|cosa manca|czego brakuje|ne eksik)(?!\p{L})|не хватает|足りない|不足|부족|缺少|缺什么/iu,
  ],
  [
    'names',
    /(?<!\p{L})(?:fünf namen|namen vorschlagen|namensvorschläge|cinq noms|des noms|cinco nombres|cinco nomes|nombres|nomes|cinque nomi|nomi|pięć nazw|nazwy|beş isim|isimler)(?!\p{L})|назван|имена|名前|이름|名字|名称/iu,
  ],
  [
    'session',
    /(?<!\p{L})(?:erste (?:sitzung|session|minuten?)|première (?:session|partie)|premières minutes|primera sesión|primeros minutos|primeira sessão|primeiros minutos|prima sessione|primi minuti)(?!\p{L})|первая сесси|первые минуты|最初の|첫 세션|처음 5분|首次|前五分钟/iu,
  ],
  [
    'pitch',
    /(?<!\p{L})(?:in einem satz|ein satz|en une phrase|en una frase|em uma frase|numa frase|in una frase|jednym zdaniem|tek cümle)(?!\p{L})|одним предложением|一言|一文で|한 문장|一句话|一句話/iu,
  ],
  [
    'compare',
    /(?<!\p{L})(?:vergleiche?n?|compare[rz]?|compara|comparar|confronta|porównaj|karşılaştır)(?!\p{L})|сравни|比較|비교|比较/iu,
  ],
  [
    'audience',
    /(?<!\p{L})(?:zielgruppe|für wen|wer (?:würde|soll|spielt)|à qui|pour qui|public cible|público|a quién|para quién|para quem|quem (?:joga|jogaria)|per chi|a chi|dla kogo|kimin için|hedef kitle)(?!\p{L})|для кого|аудитори|ターゲット|誰|대상|누가|누구|给谁|受众|目标用户|玩家是谁|谁会/iu,
  ],
  [
    'monetization',
    /(?<!\p{L})(?:monetari?si?e?rung|geld verdienen|monétis\p{L}*|gagner de l’argent|moneti[sz]a\p{L}*|ganar dinero|ganhar dinheiro|monetizza\p{L}*|zarab\p{L}*|para kazan\p{L}*)(?!\p{L})|монетиз|заработ|収益|マネタイズ|수익|盈利|变现|赚钱/iu,
  ],
];

const MOST_WORDS = 7;
const MOST_LETTERS = 24;
/** Scripts that write without spaces. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const DENIED =
  /(?<!\p{L})(?:nicht|kein\w*|ne|pas|sans|no|sin|não|sem|non|senza|nie|bez|değil)(?!\p{L})|\bне\b|ない|안 |不要|别/iu;

/** The one question that a short message in another language plainly asks. */
export function findForeignIntent(message: string): ForeignIntent | undefined {
  const isShort = DENSE.test(message)
    ? message.length <= MOST_LETTERS
    : message.split(/\s+/).length <= MOST_WORDS;
  if (!isShort || DENIED.test(message)) return undefined;
  const found = PHRASES.filter(([, words]) => words.test(message));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
