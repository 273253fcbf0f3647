import type { SystemPart } from '../api/types';
import { Card } from '../components/Card';
import { Icon, type IconName } from '../components/Icon';

const ICONS: Record<SystemPart['state'], IconName> = {
  Operational: 'done',
  Degraded: 'warning',
  Down: 'close',
};

/** How the parts of the system are, as looked at a moment ago. */
export function SystemStatus({ parts }: { parts: SystemPart[] }) {
  return (
    <Card title="System Status" close>
      <ul className="system-parts">
        {parts.map(({ name, state, detail }) => (
          <li key={name}>
            <span className="grow">
              {name}
              <span className="text-12 muted">{detail}</span>
            </span>
            <span className={`system-state ${state.toLowerCase()}`}>
              <Icon name={ICONS[state]} />
              {state}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
