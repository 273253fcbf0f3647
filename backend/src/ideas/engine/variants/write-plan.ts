import type { Random } from '../random.js';
import { chooseDoubt, type Doubt } from './doubts.js';
import type { Recipe } from './recipe.js';

/** What the idea stands or falls with, and what is built first to see whether it does. */
export function writePlan(recipe: Recipe, choice: string, random: Random): Doubt {
  const { lead, partner } = recipe;
  if (!partner)
    return {
      risk: 'Nobody has played this yet. If one round is no fun by itself, nothing built around it will help.',
      test: `One screen in gray shapes that does only this, six testers, ten minutes. Go on if ${lead.proof.replace(/^testers/, 'four')}.`,
    };
  return chooseDoubt(recipe, choice, random) ?? { risk: '', test: '' };
}
