import type { ComponentProps } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { DataTable } from '../table/DataTable';
import { ListPager } from './list-parts';
import { ListStates } from './ListStates';

type States = Omit<ComponentProps<typeof ListStates>, 'children'>;
type Table<T extends RaRecord> = Omit<ComponentProps<typeof DataTable<T>>, 'allColumns'>;

interface ListCardProps<T extends RaRecord> extends States, Table<T> {
  /** Attributes of the card; its name defaults to what is listed. */
  card?: ComponentProps<'section'>;
  /** Above the rows, such as the actions of selected ones. */
  above?: React.ReactNode;
}

/** The surrounding list as a card: its table or the reason why it is empty, then the pages. */
export function ListCard<T extends RaRecord>({ card, above, ...parts }: ListCardProps<T>) {
  const { isPending } = useListContext<T>();
  const { what, loading, unaffected, empty, noResults, keptFilters, heading, ...table } = parts;
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  return (
    <section className="card" aria-label={name} aria-busy={isPending} {...card}>
      {above}
      <ListStates {...{ what, loading, unaffected, empty, noResults, keptFilters, heading }}>
        <DataTable<T> {...table} />
      </ListStates>
      <ListPager />
    </section>
  );
}
