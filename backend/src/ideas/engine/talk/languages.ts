import { sameKey } from '../phrases.js';

/** "I can do these; connect a model for open questions", in the languages that a message can be told to be in. */
const SAID: Record<string, string> = {
  en: 'I can do these now: similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. I also add, remove, replace and rename. For open questions, connect a model.',
  de: 'Das kann ich nicht beantworten. Ich kann (auf Englisch): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Für offene Fragen bitte ein Modell verbinden.',
  fr: 'Je ne peux pas répondre à cela. Je sais faire (en anglais) : similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Pour les questions ouvertes, connectez un modèle.',
  es: 'No puedo responder a eso. Puedo hacer esto (en inglés): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Para preguntas abiertas, conecta un modelo.',
  pt: 'Não consigo responder a isso. Posso fazer isto (em inglês): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Para perguntas abertas, conecte um modelo.',
  it: 'Non posso rispondere. Posso fare questo (in inglese): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Per domande aperte, collega un modello.',
  pl: 'Nie umiem na to odpowiedzieć. Umiem (po angielsku): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Do pytań otwartych podłącz model.',
  tr: 'Buna yanıt veremem. Şunları yapabilirim (İngilizce): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Açık sorular için bir model bağlayın.',
  ru: 'На это я ответить не могу. Я умею (по-английски): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. Для открытых вопросов подключите модель.',
  ja: 'それにはお答えできません。できること（英語）：similar games、risks、compare、what’s missing、first session、pitch in one sentence、five names、re-theme。自由な質問にはモデルを接続してください。',
  ko: '그 질문에는 답할 수 없습니다. 할 수 있는 것(영어): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. 자유로운 질문은 모델을 연결해 주세요.',
  zh: '这个问题我无法回答。我可以（英文）：similar games、risks、compare、what’s missing、first session、pitch in one sentence、five names、re-theme。开放性问题请连接一个模型。',
  ar: 'لا أستطيع الإجابة عن ذلك. أستطيع (بالإنجليزية): similar games, risks, compare, what’s missing, first session, pitch in one sentence, five names, re-theme. للأسئلة المفتوحة اربط نموذجًا.',
};

const SCRIPTS: readonly [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];
/** A title or a name in another script is no message in its language. */
const LEAST_SHARE = 0.25;
/** Letters of one language, which its words carry into English texts too: "a piñata". */
const LETTERS: readonly [string, RegExp][] = [
  ['es', /ñ/iu],
  ['de', /ß/u],
  ['pt', /[ãõ]/iu],
];
const SMALL_WORDS: Record<string, string> = {
  en: 'no not the a an it is to my in on for of and or what how why we our i you me this that with make does do can give first please are add remove drop keep more less',
  de: 'einem einen einer dem den des im zum zur auf sich auch mir spiele ideen wer aber oder sind hat wird sein ohne noch fehlt bitte mach mehr welches welcher der die das ist nicht und wie was warum wir ich ein eine fur mit spiel kann wurde welche gibt',
  fr: 'ne il quelque chose est donne moi cinq noms dans sur du au aux ce cette sont ou avec sans plus jeux similaires quoi fait le la les est pas et comment quoi pourquoi nous je un une pour avec jeu peut quels quelle des que',
  es: 'riesgos tiene un una del al en se su sin mas pero donde juegos el los las es no y como que por porque nosotros yo un una para con juego puede cuales hay funciona',
  pt: 'em do da dos uma seu sem mais mas onde jogos o os as nao e como que porque nos eu um uma para com jogo pode quais isso funciona voce',
  it: 'di del della nel con sono senza piu ma dove giochi il gli che non e come cosa perche noi io un una per con gioco puo quali questo funziona',
  pl: 'jest nie i jak co dlaczego my ja dla z gra moze czy to',
  tr: 've bir bu nasil ne neden icin ile oyun mi var degil',
};

function findScript(message: string): string | undefined {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters - latin < letters * LEAST_SHARE) return undefined;
  return SCRIPTS.find(([, signs]) => signs.test(message))?.[0];
}

function detectLanguage(message: string): string {
  const plain = findScript(message) ?? (/[¿¡]/.test(message) ? 'es' : undefined);
  if (plain) return plain;
  const words = sameKey(message).split(' ');
  const scored = Object.entries(SMALL_WORDS).map(([language, list]) => {
    const own = new Set(list.split(' '));
    return { language, hits: words.filter((word) => own.has(word)).length };
  });
  const [best] = scored.sort((a, b) => b.hits - a.hits);
  const english = scored.find(({ language }) => language === 'en')?.hits ?? 0;
  const spelled = english === 0 ? LETTERS.find(([, letters]) => letters.test(message)) : undefined;
  if (spelled) return spelled[0];
  // Of a few words one may be enough, as long as none of them is English.
  const enough = words.length <= 3 && english === 0 ? 1 : 2;
  return best && best.hits >= enough && best.hits > english ? best.language : 'en';
}

const IN_ENGLISH: Record<string, string> = {
  de: 'Die Antwort gibt es nur auf Englisch:',
  fr: 'La réponse n’existe qu’en anglais :',
  es: 'La respuesta solo está en inglés:',
  pt: 'A resposta está disponível apenas em inglês:',
  it: 'La risposta è disponibile solo in inglese:',
  pl: 'Odpowiedź jest tylko po angielsku:',
  tr: 'Yanıt yalnızca İngilizce:',
  ru: 'Ответ есть только на английском:',
  ja: '回答は英語のみです：',
  ko: '답변은 영어로만 제공됩니다:',
  zh: '回答仅有英文：',
  ar: 'الإجابة بالإنجليزية فقط:',
};

/** That an answer comes in English, in the language of the question. */
export const noteEnglish = (message: string): string => IN_ENGLISH[detectLanguage(message)] ?? '';

export const listAbilities = (message: string): string => SAID[detectLanguage(message)] ?? SAID.en ?? '';
export const CANNOT = 'I can’t answer that.';

export const isEnglish = (message: string): boolean => detectLanguage(message) === 'en';
