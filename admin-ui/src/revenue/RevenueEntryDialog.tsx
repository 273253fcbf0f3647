import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFieldErrors, describeError } from '../api/problem';
import { saveRevenueEntry } from '../api/revenue';
import type { RevenueEntry, RevenueSource } from '../api/types';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FilterSelect } from '../components/FilterSelect';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';
import { SOURCE_NAMES, SOURCES } from './sources';

interface RevenueEntryDialogProps {
  open: boolean;
  /** Null adds one. */
  entry: RevenueEntry | null;
  onClose: () => void;
}

/** What one game brought in by one source in one month. */
export function RevenueEntryDialog({ open, entry, onClose }: RevenueEntryDialogProps) {
  const queryClient = useQueryClient();
  const [month, setMonth] = useState(entry?.month ?? new Date().toISOString().slice(0, 7));
  const [game, setGame] = useState(entry?.game ?? '');
  const [source, setSource] = useState<RevenueSource>(entry?.source ?? 'in_app_purchases');
  const [amount, setAmount] = useState(entry ? String(entry.amount) : '');
  const [error, setError] = useState<unknown>(null);
  const wrong = readFieldErrors(error);
  const title = entry ? 'Change entry' : 'Add entry';

  const { busy, run: save } = useCommand(async () => {
    setError(null);
    try {
      await saveRevenueEntry({ month, game, source, amount: Number(amount.replaceAll(',', '')) }, entry?.id);
      onClose();
      if (!entry) {
        setGame('');
        setAmount('');
      }
      void queryClient.invalidateQueries({ queryKey: ['revenue-entries'] });
    } catch (problem) {
      setError(problem);
    }
  });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="entry-title" fullWidth maxWidth="xs">
      <form onSubmit={submitWith(save)} noValidate>
        <DialogHead id="entry-title" title={title} onClose={onClose} />
        <div className="dialog-body stack">
          {error !== null && Object.keys(wrong).length === 0 && (
            <Banner tone="error" title="The entry could not be saved">
              <p>{describeError(error)}</p>
            </Banner>
          )}
          {entry?.sample && (
            <Banner tone="note" title="This is a sample entry">
              <p>Saving it makes it yours and removes the other sample entries.</p>
            </Banner>
          )}
          <FormField
            label="Month"
            value={month}
            onChange={setMonth}
            error={wrong.month}
            placeholder="2026-10"
            hint="Year and month, such as 2026-10"
            autoFocus={!entry}
          />
          <FormField
            label="Game"
            value={game}
            onChange={setGame}
            error={wrong.game}
            input={{ maxLength: 200 }}
          />
          <FilterSelect
            label="Source"
            value={source}
            options={SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
            onChange={(next) => setSource(next as RevenueSource)}
          />
          <FormField
            label="Amount in US dollars"
            value={amount}
            onChange={setAmount}
            error={wrong.amount}
            placeholder="12500.50"
            input={{ inputMode: 'decimal' }}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={busy || game.trim() === '' || amount.trim() === ''}
          >
            {busy ? 'Saving…' : 'Save entry'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
