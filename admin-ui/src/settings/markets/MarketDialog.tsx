import { sendApi } from '../../api/send-api';
import type { Platform, Market } from '../../api/types';
import { FormDialog } from '../../components/forms/FormDialog';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { STORE_NAMES } from '../../components/text/chips';

interface MarketDialogProps {
  /** Null adds a market. */
  market: Market | null;
  onClose: () => void;
}

interface Values {
  country?: string;
  cron?: string | null;
  stores?: string;
}

const STORES = [
  { value: 'android,ios', label: 'Both stores' },
  { value: 'android', label: STORE_NAMES.android },
  { value: 'ios', label: STORE_NAMES.ios },
];
const FITTING = { value: '', label: 'All available' };

/** Adds a market, or edits its stores and schedule. */
export function MarketDialog({ market, onClose }: MarketDialogProps) {
  const save = async ({ country = '', cron, stores }: Values) => {
    const platforms = stores ? (stores.split(',') as Platform[]) : undefined;
    const body = { cron: cron || null, ...(platforms && { platforms }) };
    if (market) await sendApi('PUT', '/api/markets/{id}', { id: market.id, body });
    else await sendApi('POST', '/api/markets', { body: { ...body, country } });
    return market ? 'Market saved' : 'Market added';
  };
  return (
    <FormDialog<Values>
      title={market ? `Edit ${market.name}` : 'Add market'}
      submitLabel={market ? 'Save' : 'Add market'}
      errorTitle="The market could not be saved"
      input={market ? 'MarketChange' : 'MarketInput'}
      values={{ country: '', cron: market?.cron ?? '', stores: market?.platforms.join(',') ?? '' }}
      onSubmit={save}
      onClose={onClose}
    >
      {!market && <TextInput source="country" label="Country" hint="Two-letter code, such as jp" autoFocus />}
      {!market?.pinned && (
        <SelectInput source="stores" label="Stores" options={market ? STORES : [FITTING, ...STORES]} />
      )}
      <TextInput
        source="cron"
        label="Schedule"
        hint="Minute, hour, day, month and weekday in UTC: “0 6 * * *” is every day at 6:00. Leave empty to use RANKINGS_CRON, or to refresh manually."
        input={{ spellCheck: false }}
      />
    </FormDialog>
  );
}
