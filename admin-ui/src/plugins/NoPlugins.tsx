import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState';
import type { PluginTab, PluginsAddress } from './use-plugins-address';

interface NoPluginsProps {
  address: PluginsAddress;
  /** The way to submit one. */
  submit: ReactNode;
  onShowAll: () => void;
}

const EMPTY: Record<PluginTab, { title: string; text: string }> = {
  plugins: {
    title: 'No plugins yet',
    text: 'Submit one; it appears here once somebody has looked at it and approved it.',
  },
  review: {
    title: 'Nothing to review',
    text: 'Submitted plugins appear here until someone approves or rejects them.',
  },
  rejected: {
    title: 'Nothing rejected',
    text: 'Rejected plugins appear here. You can put them back for review.',
  },
};

export function NoPlugins({ address: { tab, q, installed }, submit, onShowAll }: NoPluginsProps) {
  const filtered = q !== '' || installed !== 'all';
  const { title, text } = EMPTY[tab];
  return (
    <div className="card">
      <EmptyState
        heading="h2"
        title={filtered ? 'No plugins found' : title}
        action={
          filtered ? (
            <Button size="small" onClick={onShowAll}>
              Show all plugins
            </Button>
          ) : (
            tab !== 'rejected' && submit
          )
        }
      >
        {!filtered
          ? text
          : q
            ? `No plugin here has “${q}” in its name, author or description.`
            : installed === 'yes'
              ? 'You have not installed any of them.'
              : 'You have installed all of them.'}
      </EmptyState>
    </div>
  );
}
