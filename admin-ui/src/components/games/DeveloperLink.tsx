import { Link } from 'react-router';
import { developerPath } from '../../routes';
import { StoreText } from '../text/StoreText';

/** The developer, leading to all games of theirs; words alone where nobody is named. */
export function DeveloperLink({ name }: { name: string | null | undefined }) {
  if (!name) return <span className="muted">Unknown Developer</span>;
  return (
    <Link className="link" to={developerPath(name)}>
      <StoreText>{name}</StoreText>
    </Link>
  );
}
