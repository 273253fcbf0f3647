import { Button } from '../../components/actions/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { IdeaEngineId } from '../../api/types';
import { formatCount } from '../../components/text/format';
import { useEngine } from './engine-choice';

/** The current engine, the choice if there is one, and the remaining calls if limited. */
export function EngineLine() {
  const { usage, engine, choose } = useEngine();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!usage) return null;
  const { external, model, perMinute, perDay } = usage;
  if (!external) return <p className="row wrap text-12 muted">Engine: built-in</p>;
  const outside = model ?? 'the external model';
  const current: IdeaEngineId = engine ?? 'openai';
  const options: [IdeaEngineId, string, string][] = [
    ['openai', outside, 'External model; calls are counted'],
    ['built-in', 'Built-in engine', 'Rules, taxonomy and charts; no calls'],
  ];
  return (
    <div className="row wrap text-12 muted">
      <span>Engine: {current === 'openai' ? outside : 'built-in'}</span>
      <Button
        label="Change"
        id={`${id}-button`}
        className="engine-change"
        variant="text"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Choose an engine"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {current === 'openai' && perDay.limit !== null && perDay.left !== null && (
        <span>
          {formatCount(perDay.used)} of {formatCount(perDay.limit)} model calls used today,{' '}
          {formatCount(perDay.left)} left
        </span>
      )}
      {current === 'openai' && perMinute.limit !== null && perMinute.left !== null && (
        <span>{formatCount(perMinute.left)} left in this minute</span>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button`, dense: true } }}
      >
        {options.map(([value, name, note]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === current}
            selected={value === current}
            onClick={() => {
              choose(value);
              setAnchor(null);
            }}
          >
            <span>
              {name}
              <br />
              <small className="muted">{note}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
