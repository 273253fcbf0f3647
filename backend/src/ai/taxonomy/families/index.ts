import type { TaxonomyFamily } from '../taxonomy.types.js';
import { actionAndReflex } from './action-and-reflex.js';
import { buildAndManage } from './build-and-manage.js';
import { cardsAndChance } from './cards-and-chance.js';
import { combatAndRoles } from './combat-and-roles.js';
import { idle, worldsAndStories } from './idle-worlds.js';
import { access, liveOperations } from './live-and-access.js';
import { matchAndClear } from './match-and-clear.js';
import { monetisation } from './monetisation.js';
import { progression } from './progression.js';
import { retention } from './retention.js';
import { shooting } from './shooting.js';
import { social } from './social.js';
import { sortAndThink } from './sort-and-think.js';
import { strategy } from './strategy.js';
import { vehiclesAndSport } from './vehicles-and-sport.js';
import { creative, wordsAndKnowledge } from './words-and-creative.js';

/** Every family of the taxonomy, mechanics first. */
export const families: readonly TaxonomyFamily[] = [
  matchAndClear,
  sortAndThink,
  wordsAndKnowledge,
  creative,
  actionAndReflex,
  shooting,
  vehiclesAndSport,
  combatAndRoles,
  strategy,
  cardsAndChance,
  buildAndManage,
  idle,
  worldsAndStories,
  progression,
  retention,
  monetisation,
  liveOperations,
  social,
  access,
];
