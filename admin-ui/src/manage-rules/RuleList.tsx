import { sendApi } from '../api/send-api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AlertRule } from '../api/types';
import { useQuestion } from '../components/dialogs/use-question';
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
  const [changing, setChanging] = useState<AlertRule | null>(null);
  const [ask, dialog] = useQuestion();
  const stop = () => setChanging(null);
  const askToDelete = ({ id, sentence }: AlertRule) =>
    ask({
      title: 'Delete this rule?',
      text: `${sentence}. Its alerts are deleted too. This action cannot be undone.`,
      confirmLabel: 'Delete',
      failed: 'The rule could not be deleted',
      run: () => sendApi('DELETE', '/api/alert-rules/{id}', { id }),
    });
  return (
    <>
      <ReadStates what="rules" rows={read.data} read={read} nothing={nothing}>
        <ul className="lines">
          {read.data?.map((rule) => (
            <li key={rule.id} className="card-body">
              <RuleLine rule={rule} onEdit={setChanging} onDelete={askToDelete} />
            </li>
          ))}
        </ul>
      </ReadStates>
      <LazyOverlay open={changing !== null} what="The rule" load={load} onClose={stop}>
        {changing && <RuleDialog initial={changing} onClose={stop} />}
      </LazyOverlay>
      {dialog}
    </>
  );
}
