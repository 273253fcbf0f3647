import type { SystemPart } from '../api/types';
import { Card } from '../components/page/Card';
import { Icon, type IconName } from '../components/text/Icon';

const ICONS: Record<SystemPart['state'], IconName> = {
  Operational: 'done',
  Degraded: 'warning',
  Down: 'close',
};

const TONES: Record<SystemPart['state'], string> = { Operational: 'good', Degraded: 'waits', Down: 'wrong' };

/** Status of the system's parts. */
export function SystemStatus({ parts }: { parts: SystemPart[] }) {
  return (
    <Card title="System Status" close>
      <ul className="lines bare">
        {parts.map(({ name, state, detail }) => (
          <li key={name} className="row far">
            <div className="grow">
              {name}
              <p className="text-12 muted">{detail}</p>
            </div>
            <span className={`row text-13 ${TONES[state]}`}>
              <Icon name={ICONS[state]} />
              {state}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
