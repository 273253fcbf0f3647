import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Card } from '../components/Card';
import { EmptyState } from '../components/EmptyState';
import { PageHead } from '../components/PageHead';
import { ROUTES } from './routes';

/** Stands in for a screen of the sidebar until it is built. */
export function NotBuiltYet({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Card title="Not built yet" bare>
        <EmptyState
          title={`${title} comes with a later version`}
          action={
            <Button size="small" component={Link} to={ROUTES.rankings}>
              Go to Game Rankings
            </Button>
          }
        >
          Nothing is missing from your data. The charts are ready to read.
        </EmptyState>
      </Card>
    </>
  );
}
