import { IconButton } from '../actions/IconButton';
import { useState } from 'react';
import { formatDate } from '../text/format';
import type { DayNotes, NoteMark } from './day-notes';
import type { PlotInset } from './PlotReach';

interface NoteMarksProps {
  marks: NoteMark[];
  span: { from: number; to: number };
  inset: PlotInset;
  open: DayNotes['open'];
}

/** Note markers on a plot, with the text on hover and focus. */
export function NoteMarks({ marks, span, inset, open }: NoteMarksProps) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <div
      style={{
        position: 'absolute',
        inset: `${inset.top}px ${inset.right}px ${inset.bottom}px ${inset.left}px`,
        pointerEvents: 'none',
      }}
    >
      {marks.map(({ time, notes }) => {
        const share = (time - span.from) / (span.to - span.from || 1);
        const days = notes.map(({ day }) => day).sort();
        return (
          <div key={time}>
            <i
              className="plot-cross"
              style={{ left: `${share * 100}%`, borderColor: 'var(--accent)', borderLeftStyle: 'dotted' }}
            />
            <IconButton
              icon="bookmark"
              label={notes.map(describeNote).join('. ')}

              onClick={() => open(...days)}
              onFocus={() => setShown(time)}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(time)}
              onPointerLeave={() => setShown(null)}
              style={{
                position: 'absolute',
                left: `${share * 100}%`,
                top: 0,
                // Above the plot area.
                transform: 'translate(-50%, -75%)',
                width: 24,
                minWidth: 24,
                height: 24,
                minHeight: 24,
                padding: 0,
                color: 'var(--accent)',
                pointerEvents: 'auto',
              }}
            />
            {shown === time && (
              <div
                className={share < 0.5 ? 'plot-readout card text-12 at-right' : 'plot-readout card text-12'}
                style={{ whiteSpace: 'normal', maxWidth: '60%', top: 'var(--s-3)' }}
              >
                {notes.map((note) => (
                  <p key={note.id} className="break">
                    <b>{[formatDate(note.day), note.subject].filter(Boolean).join(' · ')}</b> {note.text}{' '}
                    <span className="muted">{note.author}</span>
                  </p>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const describeNote = ({ day, text, author, subject }: NoteMark['notes'][number]) =>
  `Note${subject ? ` on ${subject}` : ''} of ${formatDate(day)} by ${author}: ${text}`;
