/** Words that many unrelated games have in their titles. */
const COMMON_WORDS = new Set(
  `2048 3d 4k adventure arcade arrow arrows balls battle bingo block blocks board brain bubble bus car card cards casino
  casual checkers chess classic color coloring conquest connect cooking crossword daily dice dominoes drive driving
  escape evolution factory farm fight fighting fill flip free fun game games go hero heroes hidden home idle jam jewel
  jigsaw kids king knife land legend legends life lite logic ludo mahjong mania master match match3 matching maze merge
  mini mobile new nonogram number numbers objects offline online pop puzzle puzzles quest quiz race racing rpg run saga
  screw shoot shooter simulator slots snake soccer solitaire sort spider stack story strategy sudoku survival the tile
  tiles toon tower traffic triple trivia tycoon war water wood woodoku word words world
  麻將 麻将 數獨 数独 接龍 接龙 紙牌 纸牌 撲克 扑克 象棋 中國象棋 中国象棋 五子棋 圍棋 围棋 跳棋 拼圖 拼图 消消樂 消消乐 連連看 连连看
  鬥地主 斗地主 俄羅斯方塊 俄罗斯方块 麻雀 将棋 囲碁 ナンプレ ソリティア パズル 마작 스도쿠 바둑 장기 오목 고스톱 맞고 솔리테어
  шахматы шашки судоку домино маджонг пасьянс косынка дурак кроссворды`.split(/\s+/),
);

const SEPARATORS = / ?[:：|–—•~～] ?| - | ?[-–—] /;
const BRACKETED = /[(（《「【[]([^(（《「【[)）》」】\]]+)[)）》」】\]]/g;

/** Letters and digits only, in lower case and without accents. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The parts of a title that identify a game. */
export interface TitleKeys {
  full: string;
  /** Parts that may be the name on their own: before a separator, after one, in brackets and outside of them. */
  parts: string[];
}

const isLongEnough = (key: string): boolean => (/^[a-z0-9]*$/.test(key) ? key.length >= 4 : key.length >= 2);

/** Finds the name within a title: "Meowdoku: Brain Puzzle Games" and "部落衝突 (Clash of Clans)" contain more than it. */
export function readTitleKeys(title: string): TitleKeys {
  const plain = title.replace(/[™®©]/g, '').replace(/\s+/g, ' ');
  const outside = plain.replace(BRACKETED, ' ').replace(/ {2,}/g, ' ');
  const inside = [...plain.matchAll(BRACKETED)].map(([, text = '']) => text);
  const texts = [
    outside,
    ...outside.split(SEPARATORS),
    ...inside,
    ...inside.flatMap((text) => text.split(SEPARATORS)),
  ];
  const parts = new Set(texts.filter((text) => !isCommonTitle(text)).map(squeeze));
  return { full: squeeze(plain), parts: [...parts].filter(isLongEnough) };
}

/** Whether a title consists only of common words, such as "Word Puzzle 3D". */
export function isCommonTitle(title: string): boolean {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => COMMON_WORDS.has(word) || COMMON_WORDS.has(word.replace(/s$/, '')));
}
