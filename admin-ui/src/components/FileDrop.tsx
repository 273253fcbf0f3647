import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { Icon } from './Icon';
import './empty-state.css';
import './file-drop.css';

interface FileDropProps {
  /** "Drop a CSV file here". */
  title: string;
  /** Name of the field for who cannot see it. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Takes a file by drop or by choice. */
export function FileDrop({ title, label, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div
      className={over ? 'drop-zone empty over' : 'drop-zone empty'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <p>
        <b>{title}</b>
      </p>
      <Button variant="contained" color="primary" autoFocus onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again once it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
