import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRankingCountries } from '../rankings/use-countries';
import { comparesTops, namesChart, namesPlace, type RuleScope, type RuleValues } from './rule-terms';
import { ScopeSlot } from './ScopeSlot';
import { Slot } from './Slot';
import {
  CHARTS,
  EVENTS,
  FIELDS,
  joinList,
  listCategories,
  PLACES,
  type SlotOption,
  SPANS,
  STORES,
  TOPS,
} from './slot-options';
import { countNoun } from '../components/text/format';

const toggle = <Value extends string>(all: readonly Value[], value: Value): Value[] =>
  all.includes(value) ? all.filter((each) => each !== value) : [...all, value];
const nameOption = (options: readonly SlotOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The rule as a sentence with editable, underlined parts. ← and → move between them. */
export function RuleSentence() {
  const { watch, setValue } = useFormContext<RuleValues>();
  const values = watch();
  const { kind, direction } = values;
  const set = (change: Partial<RuleValues>) => {
    for (const [name, value] of Object.entries(change))
      setValue(name as keyof RuleValues, value, { shouldDirty: true });
  };
  const setEvent = (event: string) => {
    const [next, way] = event.split(' ') as [RuleValues['kind'], RuleValues['direction']?];
    set({ kind: next, ...(way && { direction: way }) });
  };
  const event = (
    <Slot
      label="What happens"
      text={nameOption(EVENTS, kind === 'moves' ? `moves ${direction}` : kind).replace(' (a chart)', '')}
      options={EVENTS}
      chosen={[kind === 'moves' ? `moves ${direction}` : kind]}
      onPick={setEvent}
    />
  );
  return (
    <div className="lead" role="group" aria-label="Rule" onKeyDown={goToSlot}>
      Alert me when{' '}
      {kind === 'chart_missing' ? (
        <ChartSlots values={values} set={set} />
      ) : (
        <ScopeSlot value={values} onPick={(scope: RuleScope) => set(scope)} />
      )}{' '}
      {event} <Amounts values={values} set={set} />
      {kind !== 'chart_missing' && namesChart(kind) && (
        <>
          {comparesTops(kind) ? 'of' : 'in'} <ChartSlots values={values} set={set} />{' '}
        </>
      )}
      {namesPlace(kind) && <PlaceSlots values={values} set={set} />}.
    </div>
  );
}

interface SlotsProps {
  values: RuleValues;
  set: (change: Partial<RuleValues>) => void;
}

/** The thresholds. */
function Amounts({ values: { kind, top, places, days, fields }, set }: SlotsProps) {
  if (comparesTops(kind))
    return (
      <>
        the{' '}
        <Slot
          label="Top"
          text={`top ${top}`}
          options={TOPS}
          chosen={[String(top)]}
          onPick={(value) => set({ top: Number(value) })}
        />{' '}
      </>
    );
  if (kind === 'moves')
    return (
      <>
        at least{' '}
        <Slot
          label="At least"
          text={countNoun(places, 'place')}
          options={PLACES}
          chosen={[String(places)]}
          onPick={(value) => set({ places: Number(value) })}
        />{' '}
        within{' '}
        <Slot
          label="Within"
          text={countNoun(days, 'day')}
          options={SPANS}
          chosen={[String(days)]}
          onPick={(value) => set({ days: Number(value) })}
        />{' '}
      </>
    );
  if (kind !== 'page_changed') return null;
  return (
    <>
      {'in '}
      <Slot
        multiple
        label="Parts of the page"
        text={fields.length > 0 ? joinList(fields) : 'any part'}
        options={FIELDS}
        chosen={fields}
        onPick={(field) => set({ fields: toggle(fields, field as RuleValues['fields'][number]) })}
      />{' '}
    </>
  );
}

function ChartSlots({ values: { rankingType, category, platform }, set }: SlotsProps) {
  const categories = listCategories(platform);
  return (
    <>
      <Slot
        label="Chart"
        text={nameOption(CHARTS, rankingType)}
        options={CHARTS}
        chosen={[rankingType]}
        onPick={(value) => set({ rankingType: value as RuleValues['rankingType'] })}
      />{' '}
      <Slot
        label="Category"
        text={nameOption(categories, category)}
        options={categories}
        chosen={[category]}
        onPick={(value) => set({ category: value })}
      />
    </>
  );
}

function PlaceSlots({ values: { countries, platform }, set }: SlotsProps) {
  const known = useRankingCountries('us').map(({ country, name }) => ({ value: country, label: name }));
  const others = countries.filter((country) => !known.some(({ value }) => value === country));
  const options = [...known, ...others.map((value) => ({ value, label: value.toUpperCase() }))];
  return (
    <>
      in{' '}
      <Slot
        multiple
        label="Countries"
        text={
          countries.length > 0 ? joinList(countries.map((code) => nameOption(options, code))) : 'any country'
        }
        options={options}
        chosen={countries}
        onPick={(country) => set({ countries: toggle(countries, country) })}
      />{' '}
      on{' '}
      <Slot
        label="Store"
        text={nameOption(STORES, platform)}
        options={STORES}
        chosen={[platform]}
        // Categories differ by store.
        onPick={(value) => set({ platform: value as RuleValues['platform'], category: '' })}
      />
    </>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function goToSlot(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const slots = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot]')];
  const at = slots.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  slots[at + step]?.focus();
}
