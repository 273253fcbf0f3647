import type { CSSProperties } from 'react';
import { pickColor, getInitials } from './initials';

const SHOWN = 4;

/** Team members as circles, with names on hover and for screen readers. */
export function Avatars({ team }: { team: string[] }) {
  if (team.length === 0) return <span className="text-12 muted">No team yet</span>;
  const shown = team.length > SHOWN + 1 ? team.slice(0, SHOWN) : team;
  const others = team.slice(shown.length);
  return (
    <ul className="row" aria-label="Team">
      {shown.map((name) => (
        <li key={name} title={name}>
          <Avatar name={name} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(', ')}>
          <span className="avatar" aria-hidden="true">
            +{others.length}
          </span>
          <span className="visually-hidden">{others.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

/** Decorative: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      className="avatar"
      style={{ '--tint': `var(--plot-${pickColor(name)})` } as CSSProperties}
      aria-hidden="true"
    >
      {getInitials(name)}
    </span>
  );
}
