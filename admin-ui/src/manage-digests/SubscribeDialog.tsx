import { create, sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Platform, RankingType, DigestPreviewInput, DigestSubscription } from '../api/types';
import { PLATFORMS, STORE_NAMES } from '../components/text/chips';
import { CheckboxInput } from '../components/forms/CheckboxInput';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { useWatchlists } from '../manage-watchlists/use-watchlists';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { useRankingCountries, useStart } from '../rankings/use-countries';
import { WEEKDAYS, type Weekday } from './digest-rhythm';
import { PreviewDialog } from './PreviewDialog';

interface Values {
  scope: DigestSubscription['scope'];
  watchlistId: string;
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  period: DigestSubscription['period'];
  weekday: Weekday;
  mail: boolean;
}

interface SubscribeDialogProps {
  /** Initial subject, if known. */
  start?: Partial<Pick<Values, 'scope' | 'watchlistId'>>;
  /** The subscription to edit; omitted for a new one. */
  subscription?: DigestSubscription;
  onClose: () => void;
}

const SCOPES = [
  { value: 'watchlist', label: 'A watchlist' },
  { value: 'market', label: 'A chart' },
];
const PERIODS = [
  { value: 'weekly', label: 'Every week' },
  { value: 'daily', label: 'Every day' },
];
const STORES = PLATFORMS.map((value) => ({ value, label: STORE_NAMES[value] }));
const CHARTS = LISTS.map(({ type, short }) => ({ value: type, label: short }));

/** Creates or edits a digest subscription, with a preview. */
export function SubscribeDialog({ start, subscription, onClose }: SubscribeDialogProps) {
  const { start: place, error } = useStart();
  const { data: lists = [], isPending } = useWatchlists();
  const save = async (values: Values) => {
    const { period, weekday, mail } = values;
    const saved = subscription
      ? await sendApi('PUT', '/api/digest-subscriptions/{id}', {
          id: subscription.id,
          body: { period, weekday, mail },
        })
      : await create('/api/digest-subscriptions', { body: { ...toSubject(values), period, weekday, mail } });
    return subscription
      ? `The “${saved.name}” digest was changed.`
      : `Subscribed to the “${saved.name}” digest.`;
  };
  // The form starts with the default market and the only watchlist.
  if ((!place && !error) || isPending) return null;
  return (
    <FormDialog<Values>
      title={subscription ? `Digest of “${subscription.name}”` : 'Get a digest'}
      submitLabel={subscription ? 'Save' : 'Subscribe'}
      errorTitle="The subscription could not be saved"
      values={{
        scope: subscription?.scope ?? start?.scope ?? 'watchlist',
        watchlistId:
          subscription?.watchlistId ?? start?.watchlistId ?? (lists.length === 1 ? lists[0]!.id : ''),
        platform: subscription?.platform ?? place?.platform ?? 'android',
        country: subscription?.country ?? place?.country ?? 'us',
        category: subscription?.category ?? 'all',
        rankingType: subscription?.rankingType ?? 'revenue',
        period: subscription?.period ?? 'weekly',
        weekday: subscription?.weekday ?? 'monday',
        mail: subscription?.mail ?? true,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      {!subscription && <SubjectInputs />}
      <RhythmInputs />
      <CheckboxInput source="mail" label="Also by email" />
      <Preview />
    </FormDialog>
  );
}

/** A watchlist, or one list of a storefront. */
function SubjectInputs() {
  const { watch } = useFormContext<Values>();
  const [scope, platform, country] = watch(['scope', 'platform', 'country']);
  const { data: lists = [] } = useWatchlists();
  const countries = useRankingCountries(country);
  return (
    <>
      <SelectInput source="scope" label="About" options={SCOPES} />
      {scope === 'watchlist' ? (
        <SelectInput
          source="watchlistId"
          label="Watchlist"
          options={[
            { value: '', label: lists.length === 0 ? 'No watchlists yet' : 'Choose a watchlist' },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <>
          <SelectInput source="platform" label="Store" options={STORES} />
          <SelectInput source="rankingType" label="Chart" options={CHARTS} />
          <SelectInput
            source="country"
            label="Country"
            options={countries.map((row) => ({ value: row.country, label: row.name }))}
          />
          <SelectInput
            source="category"
            label="Category"
            options={CATEGORIES[platform].map((value) => ({ value, label: categoryLabel(value) }))}
          />
        </>
      )}
    </>
  );
}

function RhythmInputs() {
  const period = useFormContext<Values>().watch('period');
  return (
    <>
      <SelectInput source="period" label="How often" options={PERIODS} />
      {period === 'weekly' && (
        <SelectInput source="weekday" label="On" options={WEEKDAYS} hint="Covers the previous seven days." />
      )}
    </>
  );
}

/** Preview of the digest in the form. */
function Preview() {
  const values = useFormContext<Values>().watch();
  const [previewInput, setPreviewInput] = useState<DigestPreviewInput | null>(null);
  const { period, weekday, scope, watchlistId } = values;
  return (
    <div>
      <Button
        icon="eye"
        label={period === 'weekly' ? 'Preview last week' : 'Preview yesterday'}
        size="small"
        disabled={scope === 'watchlist' && watchlistId === ''}
        onClick={() => setPreviewInput({ ...toSubject(values), period, weekday })}
      />
      {previewInput && <PreviewDialog request={previewInput} onClose={() => setPreviewInput(null)} />}
    </div>
  );
}

const toSubject = ({ scope, watchlistId, platform, country, category, rankingType }: Values) =>
  scope === 'watchlist'
    ? // When omitted, the server reports the field.
      { scope, ...(watchlistId && { watchlistId }) }
    : { scope, platform, country, category, rankingType };
