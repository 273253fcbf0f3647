import Button from '@mui/material/Button';
import { useDocumentTitle } from '../components/use-document-title';
import { Icon } from '../components/Icon';
import '../components/empty-state.css';

/** Shown when a screen itself breaks: nothing on the server is touched, so a reload is the way out. */
export function CrashView({ error }: { error: Error }) {
  useDocumentTitle('Error');
  return (
    <div className="empty" role="alert">
      <Icon name="warning" className="down" />
      <h1>Error</h1>
      <p>This page broke while it was being drawn. Your data is untouched.</p>
      <p className="text-12">{error.message}</p>
      <Button size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
