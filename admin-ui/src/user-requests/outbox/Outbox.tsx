import { Button } from '../../components/actions/Button';
import { useListContext } from 'react-admin';
import type { MailState, OutboxMail } from '../../api/types';
import { AddressedList } from '../../components/lists/AddressedList';
import { Banner } from '../../components/states/Banner';
import { ListStates } from '../../components/lists/ListStates';
import { FilterBar } from '../../components/filters/FilterBar';
import { PageHead } from '../../components/page/PageHead';
import { countNoun } from '../../components/text/format';
import { ListPager, ListSearch, ListSelect } from '../../components/lists/list-parts';
import { ROUTES } from '../../routes';
import { MailRow } from './MailRow';
import '../user-requests.css';

const STATE_NAMES: Record<MailState, string> = {
  kept: 'Not sent',
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
};
const FILTERS = { status: { field: 'state', values: Object.keys(STATE_NAMES) } };
const SORTS = { createdAt: 'DESC' } as const;

/** Mails that were sent, are waiting, or are kept because no mail server is configured. */
export function Outbox() {
  return (
    <AddressedList resource="outbox" perPage={25} sorts={SORTS} filters={FILTERS}>
      <Mails />
    </AddressedList>
  );
}

function Mails() {
  const { data, total, isPending, filterValues } = useListContext<OutboxMail>();
  const { state } = filterValues as { state?: MailState };
  const hasKept = data?.some(({ state }) => state === 'kept');

  return (
    <>
      <PageHead
        title="Outbox"
        asOf={
          <>
            <span>Emails from this installation, newest first</span>
            {total !== undefined && <span className="wide-only">{countNoun(total, 'mail')}</span>}
          </>
        }
        actions={<Button icon="back" label="User Requests" to={ROUTES.requests} />}
      />
      {hasKept && (
        <Banner tone="note" title="No mail server is configured, so emails are listed here instead of sent">
          <p>
            Pass them on to the recipients, or set SMTP_URL and restart. Emails about passwords and two-factor
            sign-in can't be read here: to help someone who forgot their password, run{' '}
            <code>npm run cli -- user:reset-password EMAIL</code> on the server.
          </p>
        </Banner>
      )}
      <FilterBar
        search={<ListSearch label="Search by recipient or subject" placeholder="Recipient or subject" />}
        views="user-requests/outbox"
        chosen={[state && STATE_NAMES[state]]}
      >
        <ListSelect label="State" name="status" none="All" options={Object.entries(STATE_NAMES)} />
      </FilterBar>
      <section className="card" aria-label="Mails" aria-busy={isPending}>
        <ListStates
          what="mail"
          unaffected="Emails are still sent."
          empty={{
            title: 'No emails yet',
            text: 'Emails about sign-ups, decisions and passwords are listed here.',
          }}
        >
          <ul className="mails lines">
            {data?.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </ListStates>
        <ListPager />
      </section>
    </>
  );
}
