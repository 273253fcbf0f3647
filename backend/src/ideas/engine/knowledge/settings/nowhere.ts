import type { Setting } from './settings.js';

/** No place: what is told without one uses plain words. */
export const nowhere: Setting = {
  ...{ id: 'own:none', where: '', detail: '', fantasy: '', verbs: {}, moods: [] },
  ...{ things: 'pieces', people: 'friends', threat: 'the deadline', site: 'the place' },
  ...{ prizes: 'finds', rivals: 'your rivals', goals: [''], names: [''] },
};

export const isNowhere = ({ id }: Setting): boolean => id === nowhere.id;
