import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../api/client';
import { describeError } from '../api/problem';
import type { Role, UserRequest } from '../api/types';

export type Decision = 'approve' | 'reject';

/** A decision with its role or reason. */
export type Verdict = { decision: 'approve'; role: Role } | { decision: 'reject'; reason?: string };

export interface Failed {
  request: UserRequest;
  message: string;
}

interface Decisions {
  /** Ids with a pending decision. */
  busy: ReadonlySet<string>;
  /** The last failures. */
  failed: Failed[];
  dismiss: () => void;
  /** Decides in sequence; resolves to the requests that succeeded. */
  decide: (verdict: Verdict, requests: UserRequest[]) => Promise<UserRequest[]>;
}

/** Approves and rejects requests, reports the result and refetches the lists. */
export function useDecisions(): Decisions {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<Failed[]>([]);

  const decide: Decisions['decide'] = async (verdict, requests) => {
    setFailed([]);
    setBusy(new Set(requests.map(({ id }) => id)));
    const done: UserRequest[] = [];
    const failures: Failed[] = [];
    for (const request of requests) {
      try {
        const params = { path: { id: request.id } };
        if (verdict.decision === 'approve')
          await api.POST('/api/user-requests/{id}/approve', { params, body: { role: verdict.role } });
        else
          await api.POST('/api/user-requests/{id}/reject', {
            ...{ params, body: verdict.reason ? { reason: verdict.reason } : {} },
          });
        done.push(request);
      } catch (error) {
        console.error(`Could not ${verdict.decision} ${request.email}`, error);
        failures.push({ request, message: describeError(error) });
      }
    }
    setFailed(failures);
    if (done.length > 0) notify(describeOutcome(verdict, done), { type: 'success' });
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

const APPROVED_AS: Record<Role, string> = { user: '', analyst: ' as analyst', admin: ' as admin' };

function describeOutcome(verdict: Verdict, done: UserRequest[]): string {
  const [first] = done;
  const who = done.length === 1 && first ? first.email : `${done.length} people`;
  if (verdict.decision === 'approve')
    return `${who} approved${APPROVED_AS[verdict.role]}. They can sign in now.`;
  return done.some(({ approved }) => approved)
    ? `Access of ${who} revoked. They can't sign in any more.`
    : `${who} rejected. They can apply again.`;
}
