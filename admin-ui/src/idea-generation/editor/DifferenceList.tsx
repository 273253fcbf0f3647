import { LISTS, type IdeaDifference } from '../idea-content';

const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** The differences between two versions, item by item. */
export function DifferenceList({
  difference: { name, fields, items, moved },
}: {
  difference: IdeaDifference;
}) {
  return (
    <div className="stack tight text-13 break">
      {name && (
        <p>
          Name: <del dir="auto">{name.before}</del> <ins dir="auto">{name.after}</ins>
        </p>
      )}
      {fields.map(({ label, before, after }) => (
        <p key={label}>
          {label}: {before && <del dir="auto">{before}</del>} {after && <ins dir="auto">{after}</ins>}
        </p>
      ))}
      {LISTS.map(({ list, title }) => {
        const changes = items.filter((change) => change.list === list);
        if (changes.length === 0 && !moved.includes(list)) return null;
        return (
          <div key={list}>
            <b className="text-12">{title}</b>
            <ul className="stack close">
              {changes.map((change, at) => (
                <li key={at} className="row start">
                  <b aria-hidden="true">{SIGNS[change.kind]}</b>
                  <span>
                    <span className="visually-hidden">{change.kind}: </span>
                    {change.before !== undefined && <del dir="auto">{change.before}</del>}{' '}
                    {change.after !== undefined && <ins dir="auto">{change.after}</ins>}
                  </span>
                </li>
              ))}
              {moved.includes(list) && <li className="muted">Reordered</li>}
            </ul>
          </div>
        );
      })}
      {!name && fields.length === 0 && items.length === 0 && moved.length === 0 && <p>No differences</p>}
    </div>
  );
}
