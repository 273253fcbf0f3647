import { ListBase, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import type { ReactNode } from 'react';
import { ReadStates } from '../components/lists/ListStates';
import { EmptyState } from '../components/states/EmptyState';
import { LinesSkeleton } from '../components/states/Skeleton';
import { Section } from './Section';

interface SettingsListProps<T> extends Omit<Parameters<typeof Section>[0], 'children'> {
  resource: string;
  sort: SortPayload;
  /** What is listed, in the plural: "tokens". */
  what: string;
  /** Button that adds one. */
  add: ReactNode;
  /** Without it an empty list shows its rows, such as the head of a table. */
  empty?: { title: string; text: string };
  children: (rows: T[]) => ReactNode;
}

/** A section of the settings that lists records, with a button to add one. */
export function SettingsList<T extends RaRecord>({ resource, sort, ...parts }: SettingsListProps<T>) {
  return (
    <ListBase
      resource={resource}
      perPage={100}
      sort={sort}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      queryOptions={{ retry: 1, onError: undefined }}
    >
      <Rows {...parts} />
    </ListBase>
  );
}

function Rows<T extends RaRecord>({
  what,
  add,
  empty,
  children,
  ...section
}: Omit<SettingsListProps<T>, 'resource' | 'sort'>) {
  const { data, ...read } = useListContext<T>();
  const rows = data && (
    <>
      {children(data)}
      <div className="row wrap">{add}</div>
    </>
  );
  const nothing = empty && (
    <EmptyState title={empty.title} action={add}>
      {empty.text}
    </EmptyState>
  );
  return (
    <Section {...section}>
      <div className="card lines">
        <ReadStates
          what={what}
          rows={data}
          read={read}
          loading={<LinesSkeleton label={`Loading the ${what}`} />}
          nothing={nothing ?? rows}
        >
          {rows}
        </ReadStates>
      </div>
    </Section>
  );
}
