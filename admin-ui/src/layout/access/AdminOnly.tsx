import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { Icon } from '../../components/Icon';
import { useDocumentTitle } from '../../components/use-document-title';
import { ROUTES } from '../../routes';
import '../../components/empty-state.css';

/** A screen for administrators; an analyst who comes by its address is told so. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useAuth().isAdmin ? children : <NeedsAdmin />;
}

function NeedsAdmin() {
  useDocumentTitle('Administrators only');
  return (
    <div className="empty">
      <Icon name="lock" />
      <h1>You need administrator access for this page</h1>
      <p>Ask an administrator of your studio if you need it.</p>
      <Button size="small" component={Link} to={ROUTES.admin}>
        Go to the Dashboard
      </Button>
    </div>
  );
}
