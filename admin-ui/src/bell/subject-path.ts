import type { ActivityLine } from '../api/types';
import type { IconName } from '../components/text/Icon';
import { ROUTES, digestPath, gamePath, tagPath } from '../routes';

interface Subject {
  icon: IconName;
  /** Link to the subject; null when there is none. */
  to: string | null;
}

const GAME = /^(?=.*\.)[A-Za-z0-9][A-Za-z0-9._-]*$|^id\d+$/;

/** Icon and link of a line. */
export function findSubject({ kind, subject }: Pick<ActivityLine, 'kind' | 'subject'>): Subject {
  const game = subject !== null && GAME.test(subject) ? gamePath(subject) : null;
  switch (kind.split('.')[0]) {
    case 'account':
      return {
        icon: kind === 'account.requested' ? 'inbox' : 'users',
        to: kind === 'account.requested' ? ROUTES.requests : ROUTES.users,
      };
    case 'auth':
    case 'token':
      return { icon: 'lock', to: ROUTES.users };
    case 'rankings':
      return { icon: 'rankings', to: ROUTES.rankings };
    case 'games':
    case 'game':
      return { icon: 'rankings', to: game ?? ROUTES.games };
    case 'note':
      return { icon: 'edit', to: game };
    case 'tag':
      return { icon: 'tag', to: subject && !game ? tagPath(subject) : ROUTES.tags };
    case 'analysis':
    case 'analyses':
      return { icon: 'analyses', to: game ?? ROUTES.analyses };
    case 'idea':
      return { icon: 'idea', to: ROUTES.ideas };
    case 'prototype':
      return { icon: 'box', to: ROUTES.prototypes };
    case 'plugin':
      return {
        icon: 'plug',
        to: kind === 'plugin.submitted' ? `${ROUTES.plugins}?tab=review` : ROUTES.plugins,
      };
    case 'digest':
      return { icon: 'mail', to: subject ? digestPath(subject) : ROUTES.digests };
    case 'revenue':
      return { icon: 'coin', to: ROUTES.revenue };
    default:
      return { icon: 'info', to: null };
  }
}
