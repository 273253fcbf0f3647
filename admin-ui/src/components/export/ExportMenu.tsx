import { ActionMenu } from '../actions/ActionMenu';
import { FORMAT_NAMES, useExport, type ExportedList } from './use-export';

interface ExportMenuProps extends ExportedList {
  /** Button label; without it, and on a phone, the button is icon-only. */
  label?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** Exports a list as CSV, JSON and, where supported, Parquet or Markdown. */
export function ExportMenu({ label, size = 'medium', disabled, ...list }: ExportMenuProps) {
  const { busy, run, formats } = useExport(list);
  const words = label && (busy ? 'Exporting…' : label);
  const name = `Export the ${list.what}`;
  return (
    <ActionMenu
      icon="download"
      label={words || name}
      text={words && <span className="wide-only">{words}</span>}
      size={label ? size : 'small'}
      disabled={disabled || busy}
      button={label ? { className: 'more' } : { title: name }}
      actions={formats.map((format) => ({ label: FORMAT_NAMES[format], action: () => void run(format) }))}
    />
  );
}
