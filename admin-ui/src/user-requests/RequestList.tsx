import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Role, UserRequest } from '../api/types';
import { Banner } from '../components/Banner';
import { LoadError } from '../components/LoadError';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { formatCount } from '../components/format';
import { useListAddress } from '../components/use-list-address';
import { ROUTES } from '../routes';
import { ApproveDialog } from './ApproveDialog';
import { BulkBar } from './BulkBar';
import { NoRequests } from './NoRequests';
import { RejectDialog } from './RejectDialog';
import { RequestTable } from './RequestTable';
import { TABS, type RequestTab } from './tabs';
import { useDecisions, type Decision, type Verdict } from './use-decisions';
import { useRequestCounts } from '../bell/use-request-counts';
import './user-requests.css';

const SORTS = ['requestedAt'] as const;
const PER_PAGE = 25;
const STATUSES = TABS.map(({ status }) => status);

/** Three tabs of people: those who wait, those who were let in, those who were not. */
export function RequestList() {
  const [{ q, status, page, sort }, change] = useListAddress({ statuses: STATUSES, sorts: SORTS });
  const tab = TABS.find((each) => each.status === status) ?? TABS[0]!;
  const counts = useRequestCounts();
  const filter = useMemo(() => ({ status, ...(q ? { q } : {}) }), [status, q]);
  const { data, total, isPending, error, refetch } = useGetList<UserRequest>('user-requests', {
    pagination: { page, perPage: PER_PAGE },
    sort,
    filter,
  });
  const search = useCallback((text: string) => change({ q: text }), [change]);

  const decisions = useDecisions();
  /** Those that a dialog is open for. */
  const [asked, setAsked] = useState<{ decision: Decision; requests: UserRequest[] } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => data ?? [], [data]);
  const selected = rows.filter(({ id }) => chosen.has(id));

  const ask = (decision: Decision, requests: UserRequest[]) => setAsked({ decision, requests });
  const decide = async (verdict: Verdict) => {
    const requests = asked?.requests ?? [];
    const done = await decisions.decide(verdict, requests);
    setAsked(null);
    setChosen(new Set());
    return done.length === requests.length;
  };

  return (
    <>
      <PageHead
        title="User Requests"
        asOf={
          <>
            <span>An account works once an administrator has approved it</span>
            <span>Applicants are told by email</span>
          </>
        }
        actions={
          <Button component={Link} to={ROUTES.outbox}>
            <Icon name="mail" />
            Outbox
          </Button>
        }
      />
      <div className="request-bar">
        <Tabs
          value={tab.status}
          onChange={(_event, next: RequestTab) => {
            setChosen(new Set());
            change({ status: next });
          }}
          aria-label="Requests"
        >
          {TABS.map((each) => (
            <Tab
              key={each.status}
              value={each.status}
              id={`tab-${each.status}`}
              aria-controls="request-panel"
              label={
                <span>
                  {each.label}{' '}
                  <span className={each.status === 'pending' && counts?.pending ? 'count wait' : 'count'}>
                    {counts ? formatCount(counts[each.status]) : '–'}
                  </span>
                </span>
              }
            />
          ))}
        </Tabs>
        <SearchField label="Search by name or email" value={q} onChange={search} />
      </div>
      {decisions.failed.length > 0 && (
        <Banner
          tone="error"
          title={
            decisions.failed.length === 1
              ? 'One request could not be decided'
              : `${decisions.failed.length} requests could not be decided`
          }
          action={
            <Button size="small" onClick={decisions.dismiss}>
              Dismiss
            </Button>
          }
        >
          <ul>
            {decisions.failed.map(({ request, message }) => (
              <li key={request.id}>
                {request.email}: {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {error && (
        <LoadError title="The requests could not be read" onRetry={() => void refetch()}>
          Nothing was decided or lost. {rows.length > 0 && 'The rows below are from before.'}
        </LoadError>
      )}
      <section
        className="card requests"
        role="tabpanel"
        id="request-panel"
        aria-labelledby={`tab-${tab.status}`}
        aria-busy={isPending}
      >
        <BulkBar
          tab={tab}
          rows={rows}
          selected={selected}
          busy={decisions.busy.size > 0}
          onSelect={setChosen}
          onDecide={ask}
        />
        {rows.length > 0 ? (
          <RequestTable
            tab={tab}
            rows={rows}
            chosen={chosen}
            busy={decisions.busy}
            onChoose={setChosen}
            onDecide={ask}
          />
        ) : (
          !error && <NoRequests tab={tab} q={q} loading={isPending} onClear={() => search('')} />
        )}
        <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(next) => change({ page: next })} />
      </section>
      {asked?.decision === 'approve' && (
        <ApproveDialog
          requests={asked.requests}
          onApprove={(role: Role) => decide({ decision: 'approve', role })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.decision === 'reject' && (
        <RejectDialog
          requests={asked.requests}
          onReject={(reason) => decide({ decision: 'reject', reason })}
          busy={decisions.busy.size > 0}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
