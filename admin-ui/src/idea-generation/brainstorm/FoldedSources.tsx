import { Button } from '../../components/actions/Button';
import { GameIcon } from '../../components/games/GameIcon';
import { countNoun } from '../../components/text/format';
import { listItems } from './inputs';
import type { BrainstormTable } from './use-brainstorm';

/** The sources in one line, once there are variants. */
export function FoldedSources({ table, onEdit }: { table: BrainstormTable; onEdit: () => void }) {
  const { inputs, sentence, constraints } = table.brainstorm;
  const ready = table.sources.flatMap((source) => (source.state === 'ready' ? [source] : []));
  const keptCount = table.sources.reduce((sum, source, at) => {
    const input = inputs[at];
    return source.state === 'ready' && input ? sum + listItems(input, source).kept : sum;
  }, 0);
  const names = [...ready.map(({ name }) => name), ...(sentence.trim() ? [`“${sentence.trim()}”`] : [])];
  return (
    <div className="card">
      <div className="pad row">
        {ready.map(
          ({ name, iconUrl }) =>
            iconUrl !== undefined && <GameIcon key={name} size="small" url={iconUrl} title={name} />,
        )}
        <p className="grow cut text-13">
          <b>{names.join(', ')}</b>{' '}
          <span className="muted">
            {[...(ready.length > 0 ? [`${countNoun(keptCount, 'item')} selected`] : []), ...constraints].join(
              ' · ',
            )}
          </span>
        </p>
        <Button icon="edit" label="Edit" size="small" onClick={onEdit} />
      </div>
    </div>
  );
}
