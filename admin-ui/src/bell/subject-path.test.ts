import { expect, it } from 'vitest';
import { findSubject } from './subject-path';

it.each([
  ['account.requested', 'c0ffee', '/admin/user-requests'],
  ['account.role_changed', 'c0ffee', '/admin/users'],
  ['note.created', 'com.studio.tiny', '/admin/game-rankings/com.studio.tiny'],
  ['analysis.made', 'id98000000001', '/admin/game-rankings/id98000000001'],
  ['rankings.refreshed', null, '/admin/game-rankings'],
  ['digest.written', 'c0ffee', '/admin/digests/c0ffee'],
  ['plugin.submitted', 'c0ffee', '/admin/plugins?tab=review'],
])('%s of %s leads to %s', (kind, subject, to) => {
  expect(findSubject({ kind, subject }).to).toBe(to);
});

it('what is not known leads nowhere', () => {
  expect(findSubject({ kind: 'weather.changed', subject: null })).toEqual({ icon: 'info', to: null });
});
