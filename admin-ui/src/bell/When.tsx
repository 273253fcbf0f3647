import { Ago } from '../components/text/Ago';

/** How long ago, with a dot while unread. */
export const When = ({ line: { read, createdAt } }: { line: { read: boolean; createdAt: string } }) => (
  <span className="row">
    {!read && (
      <i className="dot">
        <span className="visually-hidden">Unread</span>
      </i>
    )}
    <Ago at={createdAt} />
  </span>
);
