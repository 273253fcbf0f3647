import { Button } from '../components/actions/Button';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../components/actions/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRef, useState } from 'react';
import { EmptyState } from '../components/states/EmptyState';
import { LinesSkeleton } from '../components/states/Skeleton';
import { JobsPanel } from '../jobs/JobsPanel';
import { useJobs } from '../jobs/jobs-context';
import { WaitingNote } from './WaitingNote';
import { ActivityList } from './ActivityList';
import { AlertsPanel } from './AlertsPanel';
import { describeUnread, useActivityLines, useMarkRead, useUnread, useUnreadAlerts } from './use-unread';
import './bell.css';

type BellTab = 'alerts' | 'activity' | 'jobs';

interface BellDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The bell's drawer: alerts, pending requests, activity and jobs. */
export function BellDrawer({ open, onClose }: BellDrawerProps) {
  const [chosen, setChosen] = useState<BellTab | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const unread = useUnread();
  const alerts = useUnreadAlerts();
  const { active } = useJobs();
  const tab = chosen ?? (active.length > 0 ? 'jobs' : alerts > 0 ? 'alerts' : 'activity');
  // Stays when its last alert is read.
  if (open && !chosen) setChosen(tab);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      onKeyDown={({ key }) => {
        // From an alert they move on; from elsewhere to the first one.
        if (key === 'j' || key === 'k') list.current?.querySelector<HTMLElement>('li a')?.focus();
      }}
      slotProps={{
        paper: { className: 'side-drawer bell-drawer', 'aria-labelledby': 'bell-title' },
        transition: { onExited: () => setChosen(null) },
      }}
    >
      <header className="row between">
        <h2 id="bell-title">Notifications</h2>
        <IconButton size="medium" icon="close" label="Close" onClick={onClose} />
      </header>
      <Tabs value={tab} onChange={(_event, next: BellTab) => setChosen(next)} aria-label="Notifications">
        <Tab
          value="alerts"
          label={countLabel('Alerts', alerts)}
          id="bell-alerts"
          aria-controls="bell-panel"
        />
        <Tab
          value="activity"
          label={countLabel('Activity', unread)}
          id="bell-activity"
          aria-controls="bell-panel"
        />
        <Tab
          value="jobs"
          label={countLabel('Jobs', active.length)}
          id="bell-jobs"
          aria-controls="bell-panel"
        />
      </Tabs>
      <div
        className="scroll tall stack tight card-body"
        id="bell-panel"
        ref={list}
        role="tabpanel"
        aria-labelledby={`bell-${tab}`}
      >
        {tab === 'jobs' ? (
          <JobsPanel open={open} />
        ) : tab === 'alerts' ? (
          <AlertsPanel open={open} unread={alerts} onOpen={onClose} />
        ) : (
          <ActivityPanel open={open} unread={unread} onOpen={onClose} />
        )}
      </div>
    </Drawer>
  );
}

const countLabel = (name: string, count: number) => (
  <span>
    {name} {count > 0 && <span className="chip">{count > 99 ? '99+' : count}</span>}
  </span>
);

interface ActivityPanelProps {
  open: boolean;
  unread: number;
  onOpen: () => void;
}

function ActivityPanel({ open, unread, onOpen }: ActivityPanelProps) {
  const { data: lines, error, refetch } = useActivityLines(open);
  const markRead = useMarkRead();
  return (
    <>
      <WaitingNote onOpen={onOpen} />
      {error && !lines ? (
        <EmptyState
          title="Couldn't load the activity"
          action={<Button label="Retry" size="small" onClick={() => void refetch()} />}
        >
          Your activity is safe.
        </EmptyState>
      ) : !lines ? (
        <LinesSkeleton label="Loading the activity" />
      ) : lines.length === 0 ? (
        <EmptyState title="Nothing has happened yet">
          Requests for access, refreshes, tags, analyses and changes by colleagues appear here.
        </EmptyState>
      ) : (
        <>
          <div className="row between">
            <span className="text-13 muted" role="status">
              {describeUnread(unread)}
            </span>
            <Button size="small" variant="text" disabled={unread === 0} onClick={() => markRead()}>
              Mark all as read
            </Button>
          </div>
          <div className="card">
            <ActivityList
              lines={lines}
              onOpen={(line) => {
                if (!line.read) markRead([line.id]);
                onOpen();
              }}
            />
          </div>
        </>
      )}
    </>
  );
}
