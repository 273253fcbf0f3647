import { Button } from '../components/actions/Button';
import { EmptyState } from '../components/states/EmptyState';
import type { Plugin } from '../api/types';
import { useListFilters } from '../components/lists/AddressedList';
import type { PluginFilter } from './plugin-list';

interface NoPluginsProps {
  onSubmit: () => void;
  onShowAll: () => void;
}

const EMPTY: Record<Plugin['status'], { title: string; text: string }> = {
  listed: {
    title: 'No plugins yet',
    text: 'Submit one; it appears here once it is approved.',
  },
  submitted: {
    title: 'Nothing to review',
    text: 'Submitted plugins appear here until an administrator approves or rejects them.',
  },
  rejected: {
    title: 'Nothing rejected',
    text: 'Rejected plugins appear here. Administrators can put them back for review.',
  },
};

export function NoPlugins({ onSubmit, onShowAll }: NoPluginsProps) {
  const { q, installed, status = 'listed' } = useListFilters<PluginFilter>().filter;
  const filtered = q !== undefined || installed !== undefined;
  const { title, text } = EMPTY[status];
  return (
    <div className="card">
      <EmptyState
        heading="h2"
        title={filtered ? 'No plugins found' : title}
        action={
          filtered ? (
            <Button label="Show all plugins" size="small" onClick={onShowAll} />
          ) : (
            status !== 'rejected' && (
              <Button icon="plus" label="Submit Plugin" size="small" onClick={onSubmit} />
            )
          )
        }
      >
        {!filtered
          ? text
          : q
            ? `No plugin here has “${q}” in its name, author or description.`
            : installed
              ? 'You have not installed any of them.'
              : 'You have installed all of them.'}
      </EmptyState>
    </div>
  );
}
