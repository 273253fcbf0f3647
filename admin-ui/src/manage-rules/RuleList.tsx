import { sendApi } from '../api/send-api';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AlertRule } from '../api/types';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { LazyOverlay } from '../components/dialogs/LazyOverlay';
import { lazyScreen } from '../components/states/lazy-screen';
import { ReadStates } from '../components/lists/ListStates';
import { RuleLine } from './RuleLine';

const load = () => import('./RuleDialog').then((file) => file.RuleDialog);
const RuleDialog = lazyScreen(load);

interface RuleListProps {
  read: UseQueryResult<AlertRule[]>;
  /** Empty state. */
  nothing: ReactNode;
}

/** Rules with switch, edit and delete. */
export function RuleList({ read, nothing }: RuleListProps) {
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<{ what: 'change' | 'delete'; rule: AlertRule } | null>(null);
  const changed = () => void queries.invalidateQueries({ queryKey: ['alert-rules'] });
  const stop = () => setDialog(null);
  return (
    <>
      <ReadStates what="rules" rows={read.data} read={read} nothing={nothing}>
        <ul className="lines">
          {read.data?.map((rule) => (
            <li key={rule.id} className="card-body">
              <RuleLine rule={rule} onChanged={changed} onAsk={(what) => setDialog({ what, rule })} />
            </li>
          ))}
        </ul>
      </ReadStates>
      <LazyOverlay open={dialog?.what === 'change'} what="The rule" load={load} onClose={stop}>
        {dialog?.what === 'change' && <RuleDialog initial={dialog.rule} onClose={stop} />}
      </LazyOverlay>
      {dialog?.what === 'delete' && (
        <ConfirmDialog
          title="Delete this rule?"
          confirmLabel="Delete"
          failed="The rule could not be deleted"
          onConfirm={async () => {
            await sendApi('DELETE', '/api/alert-rules/{id}', { id: dialog.rule.id });
            changed();
          }}
          onClose={stop}
        >
          <p>{dialog.rule.sentence}. Its alerts are deleted too. This action cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
