import { Button } from '../../components/actions/Button';
import { Chip } from '../../components/text/chips';
import type { IconName } from '../../components/text/Icon';
import { useScreenActions } from '../../components/actions/screen-actions';
import { MAX_INPUTS } from '../limits';
import type { SourceType } from './inputs';
import type { BrainstormTable } from './use-brainstorm';

const WAYS: [SourceType, string, IconName][] = [
  ['search', 'Any game', 'search'],
  ['chart', 'Top of a chart', 'chart'],
  ['trend', 'Trend', 'rise'],
  ['space', 'White space', 'compare'],
  ['game', 'Tag', 'tag'],
  ['idea', 'My ideas', 'idea'],
];

interface SourceBarProps {
  table: BrainstormTable;
  disabled: boolean;
  onAdd: (type?: SourceType) => void;
}

/** The number of sources, and buttons to add one. */
export function SourceBar({ table, disabled, onAdd }: SourceBarProps) {
  const isShut = table.full || disabled;
  const why = table.full ? `At most ${MAX_INPUTS} inputs` : undefined;
  const hasInputs = table.brainstorm.inputs.length > 0;
  const add = isShut ? {} : { run: () => onAdd() };
  useScreenActions([{ icon: 'plus', label: 'Add Input', keys: 'a', ...add }]);
  return (
    <div className="row wrap between">
      <div className="row">
        <h2>Brainstorm Mode</h2>
        <Chip>
          {table.count} of {MAX_INPUTS}
        </Chip>
        {/* On this side, so that the buttons below the pointer stay where they are. */}
        {hasInputs && (
          <Button icon="plus" size="small" disabled={isShut} title={why} onClick={() => onAdd()}>
            Add Input
          </Button>
        )}
      </div>
      <div className="row wrap">
        {WAYS.map(([type, label, icon]) => (
          <Button
            icon={icon}
            label={label}
            key={type}
            size="small"
            variant="text"
            disabled={isShut}
            title={why}
            onClick={() => onAdd(type)}
          />
        ))}
      </div>
    </div>
  );
}
