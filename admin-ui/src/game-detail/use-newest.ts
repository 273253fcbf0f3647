import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { keepWithin } from '../api/queries/keep-within';

const STEP = 10;

/** The newest records of a resource by a time, more of them on request. */
export function useNewest<T extends RaRecord>(resource: string, field: string) {
  const [count, setCount] = useState(STEP);
  const read = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: count }, sort: { field, order: 'DESC' } },
    { placeholderData: keepWithin([resource]) },
  );
  return { read, showMore: () => setCount(count + STEP) };
}
