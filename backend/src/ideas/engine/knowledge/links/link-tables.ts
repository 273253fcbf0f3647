import { boardLinks } from './board-links.js';
import { chanceLinks } from './chance-links.js';
import { fightLinks } from './fight-links.js';
import { orderLinks } from './order-links.js';
import { searchAndMakeLinks } from './search-and-make-links.js';
import { speedLinks } from './speed-links.js';
import { thoughtLinks } from './thought-links.js';
import { worldLinks } from './world-links.js';

export const linkTables: readonly string[] = [
  boardLinks,
  orderLinks,
  thoughtLinks,
  searchAndMakeLinks,
  chanceLinks,
  speedLinks,
  fightLinks,
  worldLinks,
];
