import { Button } from '../../components/actions/Button';
import { Icon } from '../../components/text/Icon';
import { useDocumentTitle } from '../../components/page/use-document-title';
import { ROUTES } from '../../routes';
import '../../components/states/states.css';

/** An unknown URL within the back office. */
export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <div className="empty">
      <Icon name="search" />
      <h1>Page not found</h1>
      <p>There is no page at this address. Use the menu to find what you need.</p>
      <Button label="Go to the Dashboard" size="small" to={ROUTES.admin} />
    </div>
  );
}
