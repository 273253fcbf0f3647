import type { ReactNode } from 'react';
import { useAuth } from '../../auth/auth-context';
import { NoPermission } from '../../components/states/NoPermission';
import { useDocumentTitle } from '../../components/page/use-document-title';

/** A screen for administrators; shows analysts a notice instead. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useAuth().isAdmin ? children : <NeedsAdmin />;
}

function NeedsAdmin() {
  useDocumentTitle('Administrators only');
  return <NoPermission heading="h1" what="this page" />;
}
