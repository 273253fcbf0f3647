import Dialog from '@mui/material/Dialog';
import { IconButton } from '../../components/actions/IconButton';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/text/Icon';
import { Picture } from './Picture';
import './media.css';

interface LightboxProps {
  urls: string[];
  title: string;
  /** Index of the picture. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** Screenshots at full size. Arrows, Home and End navigate; Escape closes and returns the focus. */
export function Lightbox({ urls, title, at, onMove, onClose }: LightboxProps) {
  const last = urls.length - 1;
  const keys: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  const url = urls[at];
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { className: 'lightbox', 'aria-label': `Screenshots of ${title}` } }}
    >
      <div className="row between pad">
        <span className="text-13" role="status">
          Screenshot {at + 1} of {urls.length}
        </span>
        <IconButton size="medium" icon="close" label="Close" onClick={onClose} autoFocus />
      </div>
      <div className="lightbox-stage pad">
        <IconButton
          size="medium"
          icon="back"
          label="Previous screenshot"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        {url && <Picture key={url} url={url} alt={`Screenshot ${at + 1} of ${title}`} />}
        <IconButton disabled={at === last} onClick={() => onMove(at + 1)} label="Next screenshot">
          <Icon name="next" />
        </IconButton>
      </div>
    </Dialog>
  );
}
