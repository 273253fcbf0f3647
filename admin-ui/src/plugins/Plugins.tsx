import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { exportList } from '../api/export-list';
import { clearSamples } from '../api/revenue';
import { Banner } from '../components/Banner';
import { LoadError } from '../components/LoadError';
import { CardsSkeleton } from '../components/Skeleton';
import { ExportMenu } from '../components/ExportMenu';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { SampleNote } from '../components/SampleNote';
import { Chip } from '../components/chips';
import { formatCount } from '../components/format';
import { NoPlugins } from './NoPlugins';
import { PluginBar } from './PluginBar';
import { ListedPlugin, ReviewedPlugin } from './PluginCard';
import { SubmitPluginDialog } from './SubmitPluginDialog';
import { usePluginUse } from './use-plugin-use';
import { usePlugins, usePluginsChanged, useReviewCount } from './use-plugins';
import {
  PER_PAGE,
  TABS,
  toFilter,
  toSort,
  usePluginsAddress,
  type PluginTab,
  type PluginsAddress,
} from './use-plugins-address';
import { useReview } from './use-review';
import '../components/skeleton.css';

/** /admin/plugins: what can be added to the kit, and what was submitted for a look. */
export function Plugins() {
  const [address, change] = usePluginsAddress();
  const { tab, page } = address;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = usePlugins(address);
  const waiting = useReviewCount();
  const notify = useNotify();
  const changed = usePluginsChanged();
  const uses = usePluginUse();
  const review = useReview();
  const [submitting, setSubmitting] = useState(false);
  const problem = uses.problem ?? review.problem;
  const submit = (
    <Button variant="contained" color="primary" onClick={() => setSubmitting(true)}>
      <Icon name="plus" />
      Submit Plugin
    </Button>
  );

  return (
    <>
      <PageHead
        title="Plugins"
        asOf={<span>{data ? describeCount(address, data.total) : 'What can be added to the kit'}</span>}
        actions={
          <>
            <ExportMenu
              what="plugins"
              label="Export"
              disabled={!data?.total}
              content={(format) =>
                exportList('/api/plugins', format, { filter: toFilter(address), sort: toSort(address) })
              }
            />
            {submit}
          </>
        }
      />
      {data?.rows.some(({ sample }) => sample) && (
        <SampleNote what="plugins" clear={() => clearSamples('plugins')}>
          The marked plugins are invented, with their downloads and ratings, so that the screen can be tried.
        </SampleNote>
      )}
      <Tabs
        value={tab}
        aria-label="Plugins"
        onChange={(_event, next: PluginTab) => change({ tab: next, installed: 'all' })}
      >
        {TABS.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            id={`plugins-tab-${value}`}
            aria-controls="plugins-panel"
            iconPosition="end"
            label={`${label} `}
            {...(value === 'review' ? { icon: <Chip>{formatCount(waiting ?? 0)}</Chip> } : {})}
          />
        ))}
      </Tabs>
      <div className="stack" role="tabpanel" id="plugins-panel" aria-labelledby={`plugins-tab-${tab}`}>
        <PluginBar address={address} change={change} />
        {error && (
          <LoadError
            title="The plugins could not be loaded"
            error={error}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {data && 'Showing earlier results.'}
          </LoadError>
        )}
        {problem && (
          <Banner
            tone="error"
            title={problem.title}
            action={
              <Button
                size="small"
                onClick={() => {
                  uses.forget();
                  review.forget();
                }}
              >
                Close
              </Button>
            }
          >
            <p>{problem.text}</p>
          </Banner>
        )}
        {isPending ? (
          <CardsSkeleton label="Loading the plugins" cards={4} lines={5} />
        ) : !data ? null : data.rows.length === 0 ? (
          <NoPlugins
            address={address}
            submit={submit}
            onShowAll={() => change({ q: '', installed: 'all' })}
          />
        ) : (
          <div className={isPlaceholderData ? 'grid stale' : 'grid'}>
            {data.rows.map((plugin) =>
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
        )}
        <Pager
          page={page}
          perPage={PER_PAGE}
          total={data?.total ?? 0}
          onPage={(next) => change({ page: next })}
        />
      </div>
      {review.dialog}
      {submitting && (
        <SubmitPluginDialog
          onClose={() => setSubmitting(false)}
          onSubmitted={(plugin) => {
            setSubmitting(false);
            changed();
            notify(`“${plugin.name}” is awaiting review`, { type: 'success' });
            change({ tab: 'review', q: '', installed: 'all' });
          }}
        />
      )}
    </>
  );
}

function describeCount({ tab, q, installed }: PluginsAddress, total: number): string {
  const count = `${formatCount(total)} ${total === 1 ? 'plugin' : 'plugins'}`;
  if (q || installed !== 'all') return `${count} found`;
  if (tab === 'review') return `${count} awaiting review`;
  return tab === 'rejected' ? `${count} rejected` : `${count} to install`;
}
