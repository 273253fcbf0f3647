import { Link } from 'react-router';
import type { Cite } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { gamePath, ROUTES } from '../../routes';

const showItem = (id: string | null) => {
  const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id ?? '')}"]`);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector<HTMLElement>('button')?.focus();
};

/** The sources of an answer, as links. */
export function Cites({ cites }: { cites: Cite[] }) {
  return (
    <ul className="row wrap near" aria-label="Sources of this answer">
      {cites.map(({ kind, label, ref }) => (
        <li key={`${kind} ${label}`}>
          {kind === 'item' ? (
            <button type="button" className="chip" onClick={() => showItem(ref)}>
              <Icon name="idea" />
              <span className="cut">{label}</span>
            </button>
          ) : (
            <Link className="chip" to={kind === 'game' ? gamePath(ref ?? '') : ROUTES.rankings}>
              <Icon name={kind === 'game' ? 'play' : 'chart'} />
              <span className="cut">{label}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
