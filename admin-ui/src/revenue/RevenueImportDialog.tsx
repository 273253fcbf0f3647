import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useState } from 'react';
import limits from '../api/limits.json';
import { describeError } from '../api/problem';
import { api, readData } from '../api/client';
import { create } from '../api/send-api';
import type { RevenueImport } from '../api/types';
import { Banner } from '../components/states/Banner';
import { StaticTable, type Column } from '../components/table/DataTable';
import { FileInput } from '../components/forms/FileInput';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { countNoun, formatCount, formatDollarsExactly, formatMonth } from '../components/text/format';
import { SOURCE_NAMES } from './sources';
import { useCommand } from '../components/actions/use-command';

const IMPORT = '/api/revenue-entries/import';
const MAX_BYTES = limits.RevenueImportInput.csv.maxLength;

type Step =
  | { name: 'choose' }
  | { name: 'preview'; csv: string; file: string; found: RevenueImport; problem?: string; busy?: boolean }
  | { name: 'done'; written: number };

/** CSV import in two steps: preview, then save. */
export function RevenueImportDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });

  const look = async ({ csv: file }: { csv: File }) => {
    if (file.size > MAX_BYTES) {
      throw new Error('The file is larger than 900 kB. Split it, for instance by year.');
    }
    const csv = await file.text();
    const found = await readData(api.POST(IMPORT, { body: { csv, preview: true } }));
    setStep({ name: 'preview', csv, file: file.name, found });
  };
  const { run: write } = useCommand(async () => {
    if (step.name !== 'preview') return;
    setStep({ ...step, busy: true, problem: undefined });
    try {
      const { written } = await create(IMPORT, { body: { csv: step.csv, preview: false } });
      setStep({ name: 'done', written });
    } catch (error) {
      setStep({ ...step, busy: false, problem: describeError(error) });
    }
  });
  return (
    <Dialog title="Import revenue" onClose={onClose}>
      <div className="dialog-body stack">
        {step.name === 'choose' && (
          <SaveForm className="stack" onSubmit={look}>
            <FormBanner errorTitle="The file cannot be read" unaffected="Nothing was imported." />
            <FileInput
              source="csv"
              title="Drop a CSV file here"
              label="File of revenue"
              accept=".csv,text/csv"
            />
            <p className="text-13 muted">
              A header names the columns month, game, source and amount, in any order. Source is in-app
              purchases or advertisements. You’ll see a preview before anything is saved.
            </p>
          </SaveForm>
        )}
        {step.name === 'preview' && <Preview {...step} />}
        {step.name === 'done' && (
          <Banner tone="good" title={`${countEntries(step.written)} imported`}>
            <p>The figures and charts include them.</p>
          </Banner>
        )}
      </div>
      <div className="dialog-foot">
        {step.name === 'preview' && (
          <>
            <Button label="Choose another file" onClick={() => setStep({ name: 'choose' })} />
            <Button primary disabled={step.busy || newCount(step.found) === 0} onClick={() => void write()}>
              {step.busy ? 'Importing…' : `Import ${countEntries(newCount(step.found))}`}
            </Button>
          </>
        )}
        {step.name === 'done' && <Button label="Done" primary onClick={onClose} />}
        {step.name === 'choose' && <Button label="Cancel" onClick={onClose} />}
      </div>
    </Dialog>
  );
}

function Preview({ file, found, problem }: Extract<Step, { name: 'preview' }>) {
  const replaced = found.rows.filter(({ replaces }) => replaces !== null).length;
  return (
    <>
      {problem && (
        <Banner tone="error" title="Nothing was imported">
          <p>{problem}</p>
        </Banner>
      )}
      {found.errors.length > 0 && (
        <Banner tone="error" title={`${countNoun(found.errors.length, 'line')} can’t be imported`}>
          <ul className="import-errors">
            {found.errors.map(({ line, reason }) => (
              <li key={line}>
                <b>Line {line}:</b> {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <p>
        <b>{file}</b>: {countEntries(newCount(found))} to import
        {replaced > 0 && `, ${formatCount(replaced)} of them with a new amount`}
        {found.unchanged > 0 && `; ${formatCount(found.unchanged)} unchanged`}.
      </p>
      {found.rows.length > 0 && (
        <StaticTable
          label="Entries to import"
          rows={found.rows}
          rowKey={({ line }) => line}
          columns={COLUMNS}
        />
      )}
      {newCount(found) > found.rows.length && (
        <p className="text-13 muted">The first {found.rows.length} are shown.</p>
      )}
    </>
  );
}

const COLUMNS: Column<RevenueImport['rows'][number]>[] = [
  { label: 'Month', cell: ({ month }) => formatMonth(month) },
  { label: 'Game', cell: ({ game }) => game },
  { label: 'Source', cell: ({ source }) => SOURCE_NAMES[source] },
  {
    label: 'Amount',
    end: true,
    cell: ({ amount, replaces }) => (
      <>
        {formatDollarsExactly(amount)}
        {replaces !== null && (
          <span className="text-12 muted"> instead of {formatDollarsExactly(replaces)}</span>
        )}
      </>
    ),
  },
];

/** Entries that are new or change their amount. */
const newCount = ({ valid, unchanged }: RevenueImport): number => valid - unchanged;

const countEntries = (count: number): string => countNoun(count, 'entry', 'entries');
