import { Button } from '../components/actions/Button';
import { useState } from 'react';
import type { CoveredList } from '../api/types';
import { Card } from '../components/page/Card';
import { StaticTable } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { formatCount, formatDate, formatDateTime } from '../components/text/format';
import { listFailures, STATES, type Failure } from './coverage-states';

const SHOWN = 20;

interface FailuresProps {
  lists: CoveredList[];
  /** Refreshes the charts of a category; undefined when that isn't possible. */
  onAgain: ((category: string) => void) | undefined;
}

/** Days without a capture, each with the reason. */
export function Failures({ lists, onAgain }: FailuresProps) {
  const [all, setAll] = useState(false);
  const failures = listFailures(lists);
  const shown = all ? failures : failures.slice(0, SHOWN);
  return (
    <Card title="Not captured" bare>
      {failures.length === 0 ? (
        <EmptyState title="No charts are missing">
          Every scheduled chart of these days was captured.
        </EmptyState>
      ) : (
        <>
          <StaticTable
            label="Charts that were not captured"
            rows={shown}
            rowKey={({ list, day }) => `${list.label} ${day.date}`}
            columns={[
              { label: 'Chart', cell: ({ list }) => list.label },
              { label: 'Day', cell: ({ day }) => formatDate(day.date) },
              {
                label: 'Due',
                cell: ({ day }) => (day.dueAt ? formatDateTime(day.dueAt) : 'Manual'),
              },
              { label: 'State', cell: ({ day }) => <StateName state={day.state} /> },
              { label: 'Reason', cell: ({ day }) => day.reason },
              ...(onAgain
                ? [
                    {
                      label: 'Action',
                      labelHidden: true,
                      end: true,
                      cell: ({ list }: Failure) => (
                        <Button
                          label="Fetch again"
                          size="small"
                          aria-label={`Fetch again: ${list.label}`}
                          onClick={() => onAgain(list.category)}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {failures.length > shown.length && (
            <Button variant="text" onClick={() => setAll(true)}>
              Show all {formatCount(failures.length)}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function StateName({ state }: { state: Failure['day']['state'] }) {
  const { mark, label, tone } = STATES[state];
  return (
    <span className="row near">
      <span className={tone} aria-hidden="true">
        {mark}
      </span>
      {label}
    </span>
  );
}
