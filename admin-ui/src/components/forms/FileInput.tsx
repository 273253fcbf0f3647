import { Button } from '../actions/Button';
import { useRef, useState, type DragEvent } from 'react';
import { FieldError } from './FieldError';
import { Icon } from '../text/Icon';
import { useField } from './use-field';
import '../states/states.css';
import '../filters/fields.css';

interface FileInputProps {
  source: string;
  /** Title of the drop zone: "Drop a CSV file here". */
  title: string;
  /** Accessible name of the input. */
  label: string;
  accept: string;
}

/** Accepts a dropped or chosen file and submits the form. */
export function FileInput({ source, title, label, accept }: FileInputProps) {
  const { field, error } = useField(source, label, null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    field.onChange(file);
    input.current?.form?.requestSubmit();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
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
      <Button primary autoFocus onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        name={source}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Lets the same file be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      <FieldError error={error} />
    </div>
  );
}
