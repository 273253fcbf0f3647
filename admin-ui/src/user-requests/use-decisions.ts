import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { approveRequest, rejectRequest } from '../api/people';
import { messageOf } from '../api/problem';
import type { UserRequest } from '../api/types';

export type Decision = 'approve' | 'reject';

export interface Failed {
  request: UserRequest;
  message: string;
}

interface Decisions {
  /** Ids that are being decided. */
  busy: ReadonlySet<string>;
  /** Those of the last round that could not be decided. */
  failed: Failed[];
  dismiss: () => void;
  /** Decides one after the other; resolves with those that worked. */
  decide: (decision: Decision, requests: UserRequest[], reason?: string) => Promise<UserRequest[]>;
}

/** Approves and rejects, one or many; says how it went, and the lists are read again. */
export function useDecisions(): Decisions {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<Failed[]>([]);

  const decide: Decisions['decide'] = async (decision, requests, reason) => {
    setFailed([]);
    setBusy(new Set(requests.map(({ id }) => id)));
    const done: UserRequest[] = [];
    const failures: Failed[] = [];
    for (const request of requests) {
      try {
        await (decision === 'approve' ? approveRequest(request.id) : rejectRequest(request.id, reason));
        done.push(request);
      } catch (error) {
        console.error(`Could not ${decision} ${request.email}`, error);
        failures.push({ request, message: messageOf(error) });
      }
    }
    setFailed(failures);
    if (done.length > 0) notify(outcome(decision, done), { type: 'success' });
    await Promise.all(
      ['user-requests', 'profiles', 'outbox'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
    setBusy(new Set());
    return done;
  };
  return { busy, failed, dismiss: () => setFailed([]), decide };
}

function outcome(decision: Decision, done: UserRequest[]): string {
  const [first] = done;
  const who = done.length === 1 && first ? first.email : `${done.length} people`;
  return decision === 'approve'
    ? `${who} approved. They can sign in now.`
    : `${who} rejected. They may apply again.`;
}
