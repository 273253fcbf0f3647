import { Link } from 'react-router';
import { developerPath } from '../../routes';
import { StoreText } from '../text/StoreText';

/** Links to the developer's games; plain text when the developer is unknown. */
export function DeveloperLink({ name }: { name: string | null | undefined }) {
  if (!name) return <span className="muted">Unknown Developer</span>;
  return (
    <Link className="link" to={developerPath(name)}>
      <StoreText>{name}</StoreText>
    </Link>
  );
}
