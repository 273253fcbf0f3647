import type { SystemPart } from '../api/types';
import { Banner } from '../components/states/Banner';

/** Shown when the last scheduled backup failed or didn't run. */
export function BackupWarning({ parts = [] }: { parts?: SystemPart[] | undefined }) {
  const part = parts.find(({ name, state }) => name === 'Backups' && state !== 'Operational');
  if (!part) return null;
  return (
    <Banner tone="error" title={part.state === 'Down' ? 'Backups are failing' : 'A backup didn’t run'}>
      <p>{part.detail} Run npm run cli -- doctor on the server.</p>
    </Banner>
  );
}
