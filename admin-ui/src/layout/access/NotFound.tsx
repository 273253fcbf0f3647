import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { useDocumentTitle } from '../../components/use-document-title';
import { ROUTES } from '../../routes';
import '../../components/empty-state.css';

/** An address inside the back office that leads nowhere. */
export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <div className="empty">
      <Icon name="search" />
      <h1>Page not found</h1>
      <p>There is no screen at this address. The menu lists all of them.</p>
      <Button label="Go to the Dashboard" size="small" to={ROUTES.admin} />
    </div>
  );
}
