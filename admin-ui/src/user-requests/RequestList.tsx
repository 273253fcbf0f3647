import { Button } from '../components/actions/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { UserRequest } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import { Banner } from '../components/states/Banner';
import { ListCard } from '../components/lists/ListCard';
import { PageHead } from '../components/page/PageHead';
import { formatCount } from '../components/text/format';
import { ListSearch } from '../components/lists/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { ROUTES } from '../routes';
import { ApproveDialog } from './ApproveDialog';
import { BulkBar } from './BulkBar';
import { EMPTY } from './empty-tabs';
import { RejectDialog } from './RejectDialog';
import { listColumns } from './request-columns';
import { TABS, type RequestTab } from './tabs';
import { useDecisions, type Decision, type Failed, type Verdict } from './use-decisions';
import { useRequestCounts } from '../bell/use-request-counts';
import './user-requests.css';

const SORTS = { requestedAt: 'DESC' } as const;
const FILTERS = { status: { values: TABS.map(({ status }) => status), initial: TABS[0].status } };

/** Three tabs: pending, approved and rejected. */
export function RequestList() {
  return (
    <AddressedList resource="user-requests" perPage={25} sorts={SORTS} filters={FILTERS}>
      <PageHead
        title="User Requests"
        asOf={
          <>
            <span>Accounts need an administrator's approval</span>
            <span>Applicants are notified by email</span>
          </>
        }
        actions={<Button icon="mail" label="Outbox" to={ROUTES.outbox} />}
      />
      <RequestBar />
      <Requests />
    </AddressedList>
  );
}

function useTab() {
  const { status } = useListContext<UserRequest>().filterValues as { status?: RequestTab };
  return TABS.find((each) => each.status === status) ?? TABS[0];
}

function RequestBar() {
  const { filterValues, setFilters, onUnselectItems } = useListContext<UserRequest>();
  const counts = useRequestCounts();
  return (
    <div className="request-bar row wrap between far ruled">
      <Tabs
        value={useTab().status}
        onChange={(_event, status: RequestTab) => {
          onUnselectItems();
          setFilters({ ...filterValues, status });
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
                <span className={each.status === 'pending' && counts?.pending ? 'chip wait' : 'chip'}>
                  {counts ? formatCount(counts[each.status]) : '–'}
                </span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div className="request-search row">
        <ListSearch label="Search by name or email" />
        <SavedViews list="user-requests" />
      </div>
    </div>
  );
}

function Requests() {
  const tab = useTab();
  const { filterValues } = useListContext<UserRequest>();
  const decisions = useDecisions();
  /** The requests of the open dialog. */
  const [dialog, setDialog] = useState<{ decision: Decision; requests: UserRequest[] } | null>(null);
  const busy = decisions.busy.size > 0;

  const onDecide = (decision: Decision, requests: UserRequest[]) => setDialog({ decision, requests });
  const decide = async (verdict: Verdict) => {
    const requests = dialog?.requests ?? [];
    const done = await decisions.decide(verdict, requests);
    setDialog(null);
    return done.length === requests.length;
  };

  return (
    <>
      {decisions.failed.length > 0 && (
        <FailedDecisions failed={decisions.failed} onDismiss={decisions.dismiss} />
      )}
      <ListCard<UserRequest>
        what="requests"
        card={{
          role: 'tabpanel',
          id: 'request-panel',
          'aria-label': undefined,
          'aria-labelledby': `tab-${tab.status}`,
        }}
        above={<BulkBar tab={tab} busy={busy} onDecide={onDecide} />}
        unaffected="No requests were affected."
        empty={EMPTY[tab.status]}
        noResults={`No ${tab.status} request has “${String(filterValues.q)}” in its name or email.`}
        keptFilters={['status']}
        columns={listColumns(tab, { disabled: busy, onDecide })}
        cardsBelow={900}
        className="request-table"
        isBusy={({ id }) => decisions.busy.has(id)}
        select={({ email }) => email}
        selectDisabled={busy}
      />
      {dialog?.decision === 'approve' && (
        <ApproveDialog
          requests={dialog.requests}
          onApprove={(role) => decide({ decision: 'approve', role })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.decision === 'reject' && (
        <RejectDialog
          requests={dialog.requests}
          onReject={(reason) => decide({ decision: 'reject', reason })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function FailedDecisions({ failed, onDismiss }: { failed: Failed[]; onDismiss: () => void }) {
  return (
    <Banner
      tone="error"
      title={
        failed.length === 1
          ? 'One request could not be decided'
          : `${failed.length} requests could not be decided`
      }
      action={<Button label="Dismiss" size="small" onClick={onDismiss} />}
    >
      <ul>
        {failed.map(({ request, message }) => (
          <li key={request.id}>
            {request.email}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
