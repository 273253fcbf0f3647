import { useFormContext } from 'react-hook-form';
import { useNotify } from 'react-admin';
import { createRule } from '../../api/alerts';
import { CheckboxInput } from '../../components/forms/CheckboxInput';
import { FormDialog } from '../../components/forms/FormDialog';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { LISTS } from '../../rankings/filters';
import type { Watchlist } from '../../api/watchlists';
import { comparesCharts, comparesTops, KINDS, NEW_RULE, type RuleValues, toTerms } from './rule-terms';
import { RulePreview } from './RulePreview';

interface RuleDialogProps {
  list: Watchlist;
  onMade: () => void;
  onClose: () => void;
}

const numbers = (values: number[], unit: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: unit(value) }));
const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const TOPS = numbers([1, 3, 5, 10, 20, 50, 100, 200], (top) => `${top}`);
const PLACES = numbers([1, 3, 5, 10, 20, 50, 100], (places) =>
  places === 1 ? '1 place' : `${places} places`,
);
const SPANS = numbers([1, 3, 7, 14, 30], countDays);
const QUIET = numbers([0, 1, 3, 7, 14, 30], (days) =>
  days === 0 ? 'Tell every time' : `Once in ${countDays(days)}`,
);
const CHARTS = [
  ...LISTS.map(({ type, short }) => ({ value: type, label: short })),
  { value: '', label: 'Any chart' },
];
const STORES = [
  { value: '', label: 'Both stores' },
  { value: 'android', label: 'Google Play' },
  { value: 'ios', label: 'App Store' },
];

/** Makes a rule about the games of a watchlist, and shows at once what it would have told. */
export function RuleDialog({ list, onMade, onClose }: RuleDialogProps) {
  const notify = useNotify();
  return (
    <FormDialog<RuleValues>
      wide
      title={`Tell me when a game of “${list.name}”…`}
      submitLabel="Save rule"
      failed="The rule could not be saved"
      values={NEW_RULE}
      onSubmit={async (values) => {
        const { mail, slackUrl, shared } = values;
        const { sentence } = await createRule({
          ...toTerms(values, list.id),
          ...{ mail, shared, slackUrl: slackUrl || null },
        });
        notify(`Rule saved: ${sentence}.`, { type: 'success' });
        onMade();
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput source="kind" label="What happens" options={KINDS} />
      <Terms />
      <RulePreview watchlistId={list.id} />
      <SelectInput source="cooldownDays" label="How often for one game" options={QUIET} />
      <CheckboxInput source="mail" label="Also by e-mail" />
      <TextInput
        source="slackUrl"
        label="Also to Slack"
        hint="Address of an incoming webhook, also of a program that takes the same JSON."
        input={{ inputMode: 'url', spellCheck: false }}
      />
      {list.shared && <CheckboxInput source="shared" label="For the whole team" />}
    </FormDialog>
  );
}

/** What the chosen kind of rule needs. */
function Terms() {
  const kind = useFormContext<RuleValues>().watch('kind');
  return (
    <>
      {comparesTops(kind) && <SelectInput source="top" label="Top" options={TOPS} />}
      {kind === 'moves' && (
        <>
          <SelectInput source="places" label="At least" options={PLACES} />
          <SelectInput source="days" label="In" options={SPANS} />
        </>
      )}
      {comparesCharts(kind) && <SelectInput source="rankingType" label="Chart" options={CHARTS} />}
      <SelectInput source="platform" label="Store" options={STORES} />
      <TextInput
        source="countries"
        label="Countries"
        placeholder="us, jp"
        hint="Two-letter codes; every country when empty."
        input={{ autoComplete: 'off', spellCheck: false }}
      />
    </>
  );
}
