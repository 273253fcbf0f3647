import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { ApiProblem, ConnectionError } from '../api/problem';
import { Banner } from '../components/states/Banner';
import { Card } from '../components/page/Card';
import { PlatformBadge, SampleChip, Chip } from '../components/text/chips';
import { ClampedText } from '../components/text/ClampedText';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { CopyButton } from '../components/actions/CopyButton';
import { EmptyState } from '../components/states/EmptyState';
import { FigureCard } from '../components/figures/FigureCard';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ChoiceInput } from '../components/forms/ChoiceInput';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { SubmitButton } from '../components/forms/SubmitButton';
import { TextInput } from '../components/forms/TextInput';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { Pager } from '../components/lists/Pager';
import { SearchField } from '../components/lists/SearchField';
import { CardsSkeleton, LinesSkeleton, TableSkeleton } from '../components/states/Skeleton';
import { Spinner } from '../components/states/Spinner';
import { Toggle } from '../components/filters/Toggle';

const doNothing = () => undefined;
const SCOPES = [
  { value: 'read', label: 'Read', hint: 'Can read everything you can.' },
  { value: 'write', label: 'Write', hint: 'Can change what you can change.' },
];
const LONG = 'A text that a person wrote, longer than its place. '.repeat(20);

/** A list in one of its states. */
function State({ rows, error }: { rows?: string[]; error?: Error }) {
  return (
    <div className="card">
      <ReadStates
        what="games"
        rows={rows}
        read={{ error, isFetching: false, refetch: doNothing }}
        loading={<TableSkeleton label="Loading the games" rows={3} />}
        nothing={
          <EmptyState title="No games found" action={<Button label="Show all games" size="small" />}>
            No games match these filters.
          </EmptyState>
        }
      >
        <ul className="lines">
          {rows?.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </ReadStates>
    </div>
  );
}

const LISTED = ['Lantern Harbour', 'Quiet Tiles & Friends'];

/** Every shared component in its states, by name. */
const SAMPLES: [name: string, sample: ReactNode][] = [
  ['ReadStates: loading', <State />],
  ['ReadStates: loaded', <State rows={LISTED} />],
  ['ReadStates: nothing', <State rows={[]} />],
  ['ReadStates: failed', <State error={new ConnectionError()} />],
  ['ReadStates: failed, with earlier rows', <State rows={LISTED} error={new ConnectionError()} />],
  ['ReadStates: not allowed', <State error={new ApiProblem(403, null, 'Forbidden')} />],
  ['CardsSkeleton', <CardsSkeleton label="Loading" cards={2} />],
  ['LinesSkeleton', <LinesSkeleton label="Loading" />],
  ['Spinner', <Spinner label="Loading" slow="Still loading." />],
  [
    'Banner',
    <div className="stack tight">
      <Banner tone="error" title="Couldn't load the games" action={<Button label="Retry" size="small" />}>
        <p>The server cannot be reached. Your data is safe.</p>
      </Banner>
      <Banner tone="note" title="Sample data" />
      <Banner tone="good" title="All 51 charts updated" />
    </div>,
  ],
  [
    'Button',
    <div className="row wrap">
      <Button icon="plus" label="Add game" primary />
      <Button label="Export" />
      <Button label="Cancel" variant="text" />
      <Button label="Delete" color="error" />
      <Button label="Disabled" disabled />
      <Button label="Small" size="small" />
      <IconButton size="medium" icon="edit" label="Edit" />
      <IconButton size="medium" icon="send" label="Send" color="primary" />
      <CopyButton text="copied" label="Copy" />
    </div>,
  ],
  [
    'ToggleChoice',
    <ToggleChoice
      label="View"
      value="cards"
      options={[
        ['cards', 'Cards'],
        ['board', 'Board', 'compare'],
      ]}
      onChange={() => undefined}
    />,
  ],
  [
    'Chip, SampleChip, PlatformBadge',
    <div className="row wrap">
      <Chip>3</Chip>
      <Chip tone="on">On</Chip>
      <Chip tone="wait" icon="clock">
        Queued
      </Chip>
      <Chip tone="down" icon="warning">
        Failed
      </Chip>
      <SampleChip />
      <PlatformBadge platform="android" />
      <PlatformBadge platform="ios" bare />
    </div>,
  ],
  ['PageHead', <PageHead title="Catalog" asOf={<span>Every shared component</span>} />],
  ['FilterSelect, SearchField', <Filters />],
  [
    'Toggle',
    <Toggle label="Product updates" hint="Email about new features." checked onChange={doNothing} />,
  ],
  [
    'SaveForm',
    <SaveForm
      className="stack"
      input="ApiTokenInput"
      values={{ scope: 'read' }}
      onSubmit={() => Promise.reject(new Error('This form sends nothing.'))}
    >
      <FormBanner errorTitle="The token could not be made" />
      <TextInput source="name" label="Name" hint="What is it for?" />
      <ChoiceInput source="scope" label="Scope" options={SCOPES} />
      <SubmitButton>Create token</SubmitButton>
    </SaveForm>,
  ],
  ['FigureCard', <FigureCard title="Revenue" value="$1.2 M" change={12.5} basis="Oct against Sep" />],
  ['LinearProgress', <LinearProgress variant="determinate" value={40} aria-label="Progress" />],
  [
    'GameIcon',
    <div className="row">
      <GameIcon url={null} title="Small" size="small" />
      <GameIcon url={null} title="Row" />
      <GameIcon url={null} title="Large" size="large" />
    </div>,
  ],
  ['ClampedText', <ClampedText name="the sample">{LONG}</ClampedText>],
  ['Pager', <Pager page={2} perPage={25} total={319} onPage={doNothing} />],
  [
    'well, pairs, foot',
    <Card title="Card" aside={<Button label="Edit" size="small" />}>
      <div className="stack">
        <p className="well">A framed place</p>
        <dl className="pairs">
          <dt>Created</dt>
          <dd>22 Aug 2026</dd>
        </dl>
        <div className="row between foot">
          <span className="muted">What follows a line</span>
          <Button label="Install" size="small" />
        </div>
      </div>
    </Card>,
  ],
];

function Filters() {
  return (
    <div className="filter-row">
      <SearchField label="Search games" value="" onChange={doNothing} />
      <FilterSelect label="Sort" value="a" options={[['a', 'Name']]} onChange={doNothing} />
    </div>
  );
}

/** /admin/_catalog in development: the shared components in both themes. */
export function Catalog() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {(['dark', 'light'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="stack card-body"
          style={{ background: 'var(--ground)', color: 'var(--text)' }}
        >
          {SAMPLES.map(([name, sample]) => (
            <section key={name} className="stack tight" aria-label={name}>
              <h2 className="text-12 muted">{name}</h2>
              {sample}
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
