import { ActionMenu } from '../actions/ActionMenu';
import { FORMAT_NAMES, useExport, type ExportedList } from './use-export';

interface ExportMenuProps extends ExportedList {
  /** The button's words; without them it is an icon with a name. */
  label?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** Saves a list as CSV, JSON and, where it can be had so, Parquet or Markdown. */
export function ExportMenu({ label, size = 'medium', disabled, ...list }: ExportMenuProps) {
  const { busy, run, formats } = useExport(list);
  const words = label && (busy ? 'Exporting…' : label);
  const name = `Export the ${list.what}`;
  return (
    <ActionMenu
      icon="download"
      label={words || name}
      words={words}
      size={label ? size : 'small'}
      disabled={disabled || busy}
      {...(!label && { button: { title: name } })}
      actions={formats.map((format) => ({ label: FORMAT_NAMES[format], action: () => void run(format) }))}
    />
  );
}
