/**
 * Word prefixes in release notes in German, French, Spanish, Portuguese, Italian, Russian, Turkish, Japanese,
 * Korean and Chinese (languages without spaces: anywhere). One table for all: a word of one language means the same
 * or nothing in the others.
 */
const CUES = {
  season: String.raw`saison(?!al|[\s-]*pass)|temporada|stagione|сезон(?!н)|sezon(?!\s+bilet)`,
  collaboration: String.raw`kollaboration|colaboraci[oó]n|colabora[cç][aã]o|collaborazione|en\s+collaboration|коллаборац|кроссовер|iş\s?birliği`,
  battle_pass: String.raw`saison[\s-]?pass|passe?\s+de\s+(?:combat|batalha|temporada|saison)|pase\s+de\s+(?:batalla|temporada|combate)|pass\s+(?:battaglia|stagionale)|боев\S+\s+пропуск|сезонн\S+\s+пропуск|(?:savaş|sezon)\s+bilet`,
  new_mode: String.raw`neue[rn]?\s+\S*modus|nouveau\s+mode|nuevo\s+modo|novo\s+modo|nuova\s+modalità|новый\s+(?:игровой\s+)?режим|yeni\s+(?:oyun\s+)?mod`,
  new_mechanic: String.raw`neue\s+funktion|neues\s+(?:feature|system)|nouvelle\s+fonctionnalité|nouveau\s+système|nueva\s+(?:función|mecánica)|nuevo\s+sistema|nova\s+(?:função|funcionalidade|mecânica)|novo\s+sistema|nuova\s+(?:funzion|meccanica)|новая\s+(?:функция|механика|система)|yeni\s+(?:özellik|sistem)`,
  fixes: String.raw`fehlerb|fehlerkorr|fehler\s+behoben|kleinere\s+(?:korrekturen|verbesserungen|fehler)|leistungsverbess|corrections?\s+de|correctif|corrig|améliorations?\s+(?:de|des)\s+(?:performance|la\s+stabilité)|correcci[oó]n|errores|mejoras?\s+de\s+(?:rendimiento|estabilidad)|corre[cç](?:ão|ões)|melhorias\s+de\s+(?:desempenho|estabilidade)|correzion|risol(?:to|ti|uzione)|miglioramenti|исправлен|оптимизац|стабильност|hata\s+(?:düzelt|gider)|performans\s+iyileş`,
  news: String.raw`neue\s+(?:level|karten|helden|events?|rätsel)|nouve(?:aux|lles)\s+\S|nuev[oa]s\s+\S|nov[oa]s\s+\S|nuovi\s+\S|nuove\s+\S|новые\s|yeni\s+(?:seviye|bölüm|karakter|etkinlik)`,
} as const;

const CUES_WITHOUT_SPACES: Record<keyof typeof CUES, string> = {
  season: String.raw`シーズン(?!パス)|시즌(?!\s*패스)|赛季|賽季`,
  collaboration: String.raw`コラボ|콜라보|联动|聯動`,
  battle_pass: String.raw`バトルパス|シーズンパス|배틀\s?패스|시즌\s?패스|战令|戰令|通行证|通行證`,
  new_mode: String.raw`新モード|新しいモード|新たなモード|새로운\s*모드|신규\s*모드|모드.{0,12}추가|新模式`,
  new_mechanic: String.raw`新機能|新システム|機能を追加|새로운\s*(?:기능|시스템)|신규\s*(?:기능|시스템)|新功能|新系统|新系統`,
  fixes: String.raw`不具合|バグ|修正|軽微|버그|수정|안정성|최적화|修复|修復|优化|優化`,
  news: String.raw`新ステージ|新キャラ|イベント|이벤트|신규\s*캐릭터|新关卡|新關卡|新角色|活动|活動|新增`,
};

export type ForeignCueName = keyof typeof CUES;

/** "Pase de temporada" is a pass, not a season. */
const NOT_BEFORE_SEASON = '(?<!de )';

const patterns = new Map(
  (Object.keys(CUES) as ForeignCueName[]).map((name) => {
    const guard = name === 'season' ? NOT_BEFORE_SEASON : '';
    return [
      name,
      new RegExp(`(?<!\\p{L})${guard}(?:${CUES[name]})|(?:${CUES_WITHOUT_SPACES[name]})`, 'iu'),
    ] as const;
  }),
);

export const hasForeignCue = (name: ForeignCueName, sentence: string): boolean =>
  patterns.get(name)?.test(sentence) ?? false;
