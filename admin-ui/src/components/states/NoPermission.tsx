import { Button } from '../actions/Button';
import { ROUTES } from '../../routes';
import { Icon } from '../text/Icon';
import './states.css';

interface NoPermissionProps {
  /** What is restricted: "this page". */
  what: string;
  heading?: 'h1' | 'h2';
}

/** Only administrators may see this; says whom to ask and where to go. */
export function NoPermission({ what, heading: Heading = 'h2' }: NoPermissionProps) {
  return (
    <div className="empty">
      <Icon name="lock" />
      <Heading>You need administrator access for {what}</Heading>
      <p>Ask an administrator of your studio if you need it.</p>
      <Button label="Go to the Dashboard" size="small" to={ROUTES.admin} />
    </div>
  );
}
