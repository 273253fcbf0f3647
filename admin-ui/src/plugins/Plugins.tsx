import { Button } from '../components/actions/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Plugin } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { ListStates } from '../components/lists/ListStates';
import { CardsSkeleton } from '../components/states/Skeleton';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { PageHead } from '../components/page/PageHead';
import { SampleNote } from '../components/states/SampleNote';
import { Chip } from '../components/text/chips';
import { countNoun, formatCount } from '../components/text/format';
import { ListPager } from '../components/lists/list-parts';
import { useScreenActions } from '../components/actions/screen-actions';
import { PluginBar } from './PluginBar';
import { ListedPlugin, ReviewedPlugin } from './PluginCard';
import { SubmitPluginDialog } from './SubmitPluginDialog';
import { usePluginUse } from './use-plugin-use';
import { FILTERS, SORTS, TABS, fitTab, sortFor, type PluginFilter } from './plugin-list';
import { useReviewCount } from './use-plugins';
import { useReview } from './use-review';

const PER_PAGE = 24;

/** /admin/plugins: listed plugins and submissions. */
export function Plugins() {
  return (
    <AddressedList
      resource="plugins"
      perPage={PER_PAGE}
      sorts={SORTS}
      sortFor={sortFor}
      filters={FILTERS}
      fit={fitTab}
    >
      <PluginsScreen />
    </AddressedList>
  );
}

function PluginsScreen() {
  const { data } = useListContext<Plugin>();
  const { filter, change } = useListFilters<PluginFilter>();
  const { value: tab } = TABS.find(({ status }) => status === filter.status) ?? TABS[0];
  const [submitting, setSubmitting] = useState(false);
  useScreenActions([{ icon: 'plus', label: 'Submit Plugin', run: () => setSubmitting(true) }]);
  const submit = () => setSubmitting(true);
  return (
    <>
      <PluginsHead onSubmit={submit} />
      <p className="muted">
        Add-ons that your team submitted and approved. Get each one from its website. Install records that you
        use it and counts a download; nothing runs in Gamekit.
      </p>
      {data?.some(({ sample }) => sample) && (
        <SampleNote resource="plugins">
          The marked plugins are samples for trying out this screen, with sample downloads and ratings.
        </SampleNote>
      )}
      <PluginTabs tab={tab} />
      <div className="stack" role="tabpanel" id="plugins-panel" aria-labelledby={`plugins-tab-${tab}`}>
        <PluginBar />
        <PluginList onSubmit={submit} />
        <ListPager />
      </div>
      {submitting && (
        <SubmitPluginDialog
          onClose={() => setSubmitting(false)}
          onSubmitted={() => change({ status: 'submitted', q: undefined, installed: undefined })}
        />
      )}
    </>
  );
}

function PluginsHead({ onSubmit }: { onSubmit: () => void }) {
  const { total, sort } = useListContext<Plugin>();
  const { filter } = useListFilters<PluginFilter>();
  return (
    <PageHead
      title="Plugins"
      asOf={
        <span>
          {total === undefined ? 'Add-ons for the kit, reviewed by your team' : describeCount(filter, total)}
        </span>
      }
      actions={
        <>
          <ExportMenu
            what="plugins"
            label="Export"
            disabled={!total}
            {...exportFrom('/api/plugins', { filter, sort: [sort.field, sort.order] })}
          />
          <Button icon="plus" label="Submit Plugin" primary onClick={onSubmit} />
        </>
      }
    />
  );
}

function PluginTabs({ tab }: { tab: string }) {
  const { change } = useListFilters<PluginFilter>();
  const waiting = useReviewCount();
  return (
    <Tabs
      value={tab}
      aria-label="Plugins"
      onChange={(_event, next: string) =>
        change({ status: TABS.find(({ value }) => value === next)?.status, installed: undefined })
      }
    >
      {TABS.map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          id={`plugins-tab-${value}`}
          aria-controls="plugins-panel"
          iconPosition="end"
          label={`${label} `}
          {...(value === 'review'
            ? { icon: <Chip>{formatCount(waiting ?? 0)}</Chip>, sx: { gap: 'var(--s-1)' } }
            : {})}
        />
      ))}
    </Tabs>
  );
}

const EMPTY: Record<Plugin['status'], { title: string; text: string }> = {
  listed: {
    title: 'No plugins yet',
    text: 'Submit one; it appears here once it is approved.',
  },
  submitted: {
    title: 'Nothing to review',
    text: 'Submitted plugins appear here until an administrator approves or rejects them.',
  },
  rejected: {
    title: 'Nothing rejected',
    text: 'Rejected plugins appear here. Administrators can put them back for review.',
  },
};

/** The plugins of the tab. */
function PluginList({ onSubmit }: { onSubmit: () => void }) {
  const { data, isPlaceholderData } = useListContext<Plugin>();
  const { filter } = useListFilters<PluginFilter>();
  const { status = 'listed' } = filter;
  const uses = usePluginUse();
  const review = useReview();
  return (
    <>
      {uses.banner}
      {review.banner}
      <ListStates
        what="plugins"
        inCard
        loading={<CardsSkeleton label="Loading the plugins" cards={4} lines={5} />}
        keptFilters={['status']}
        noResults={explainNone(filter)}
        empty={{
          ...EMPTY[status],
          action: status !== 'rejected' && (
            <Button icon="plus" label="Submit Plugin" size="small" onClick={onSubmit} />
          ),
        }}
      >
        <div className={isPlaceholderData ? 'grid stale' : 'grid'}>
          {data?.map((plugin) =>
            plugin.status === 'listed' ? (
              <ListedPlugin
                key={plugin.id}
                plugin={uses.of(plugin)}
                onUse={uses.use}
                onDelete={review.remove}
              />
            ) : (
              <ReviewedPlugin
                key={plugin.id}
                plugin={plugin}
                busy={review.busy === plugin.id}
                onApprove={review.approve}
                onReject={review.reject}
                onPutBack={review.putBack}
                onDelete={review.remove}
              />
            ),
          )}
        </div>
      </ListStates>
      {review.dialog}
    </>
  );
}

function explainNone({ q, installed }: Partial<PluginFilter>): string {
  if (q) return `No plugin here has “${q}” in its name, author or description.`;
  return installed ? 'You have not installed any of them.' : 'You have installed all of them.';
}

function describeCount({ status, q, installed }: Partial<PluginFilter>, total: number): string {
  const count = countNoun(total, 'plugin');
  if (q || installed !== undefined) return `${count} found`;
  if (status === 'submitted') return `${count} awaiting review`;
  return status === 'rejected' ? `${count} rejected` : `${count} listed`;
}
