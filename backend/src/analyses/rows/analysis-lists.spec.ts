import { toItemKeys } from './analysis-lists.repository.js';

it('finds entries that the team added by their key, besides the words', () => {
  expect(toItemKeys('team-co-op-raids')).toContain('team-co-op-raids');
  expect(toItemKeys('team-co-op-raids')).toContain('?team:* & co:* & op:* & raids:*');
  expect(toItemKeys('team-management')).toEqual(['team-management']);
});
