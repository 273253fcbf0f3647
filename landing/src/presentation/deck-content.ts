/** The texts of the built-in deck. Module names and prices come from the landing page's content. */
import { BRAND, modules, type ModuleId } from '../content';

export interface ModuleSlide {
  id: ModuleId;
  name: string;
  claim: string;
  /** Purpose, inputs and first step. */
  facts: [string, string, string];
}

const slides: Record<ModuleId, Pick<ModuleSlide, 'claim' | 'facts'>> = {
  mechanics: {
    claim: 'What the player does, put together from parts.',
    facts: [
      'Building and managing mechanics, by drag and drop in the creator or by code through the API.',
      'The Level Creator places them. Data counts them.',
      'One mechanic, dragged together and played.',
    ],
  },
  sound: {
    claim: 'Every touch gets a response.',
    facts: [
      'Music and effects tied to gameplay.',
      'Mechanics say what happened, the interface mutes it.',
      'One effect on the action players repeat most.',
    ],
  },
  data: {
    claim: 'See what each change does to your KPIs.',
    facts: [
      'Analytics with KPI tracking, read per build.',
      'The SDK delivers the events. Meta progress and monetization are judged here.',
      'Three numbers on one chart: day 1, day 7, day 30.',
    ],
  },
  levels: {
    claim: 'Draw it, then play it in the same place.',
    facts: [
      'Ground, gaps and goals on a grid.',
      'It uses the mechanics you built and hands finished levels to meta progress.',
      'One level short enough to fail ten times.',
    ],
  },
  sdk: {
    claim: 'One package, and the modules are in your game.',
    facts: [
      'The connection between your build and every module you switched on.',
      'All of them. What is switched off stays out of the build.',
      'One call when the game starts.',
    ],
  },
  meta: {
    claim: 'What stays when the level is over.',
    facts: [
      'Unlocks, collections and the map between sessions.',
      'Levels feed it, the shop sells its items, Data shows who returns.',
      'One unlock after the third level.',
    ],
  },
  monetization: {
    claim: 'Earning inside the loop, not on top of it.',
    facts: [
      'Shop, offers and ads.',
      'Meta progress decides what is worth having. Data shows whether it works.',
      'One offer, made after a win.',
    ],
  },
  interface: {
    claim: 'Screens that already know the rest of the kit.',
    facts: [
      'Menus, bars, buttons and dialogs.',
      'It shows levels, progress and the shop without glue code.',
      'A start screen and a pause menu.',
    ],
  },
};

export const moduleSlides: ModuleSlide[] = modules.map(({ id, name }) => ({ id, name, ...slides[id] }));

export const deck = {
  title: `${BRAND} presentation`,
  opening: 'The kit in eight modules.',
  keys: ['to move', 'for the first slide', 'for a module', 'for full screen'],
  overview: 'Eight modules, one kit',
  factLabels: ['For', 'Works with', 'Start with'],
  steps: 'Three steps',
  price: 'Free to try. You pay when your game earns.',
  priceNote: 'Each rate applies only to the part of the revenue inside its tier.',
  end: 'Start with one module.',
  controls: { label: 'Slides', previous: 'Previous slide', next: 'Next slide' },
};
