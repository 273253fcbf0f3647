import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ChoiceRule, Idea, IdeaItem, IdeaSource } from '../../api/types';
import { ConfidenceBadge } from '../../analysis/items/ConfidenceBadge';
import { Chip } from '../../components/text/chips';
import { gamePath, ideaPath } from '../../routes';

const RULES: Record<ChoiceRule, string> = {
  keep: 'Kept',
  swap: 'Swapped',
  complement: 'Added',
  twist: 'Twisted',
};

/** The sources of a generated idea, and optionally why each item was chosen. */
export function MadeFrom({ idea: { sources, choices } }: { idea: Idea }) {
  if (sources.length === 0 && choices.length === 0) return null;
  return (
    <section className="stack tight foot text-13" aria-label="Where it came from">
      {sources.length > 0 && (
        <p className="row wrap">
          <span className="muted">Made from</span>
          {sources.map((source, at) => (
            <Fragment key={at}>
              {at > 0 && <span className="muted">and</span>}
              <SourceLink source={source} />
            </Fragment>
          ))}
        </p>
      )}
      {choices.length > 0 && (
        <details>
          <summary className="muted">How its items were chosen</summary>
          <ol className="stack tight pad" aria-label="How its items were chosen">
            {choices.map(({ rule, item, from, why }, at) => (
              <li key={at} className="row start">
                <Chip>{RULES[rule]}</Chip>
                <span className="grow" dir="auto">
                  <b>{item}</b>{' '}
                  <span className="muted">
                    {from && !/^goes with /.test(from) && `From ${from}. `}
                    {why}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Where an item comes from, if known. */
export function ItemOrigin({ idea, item }: { idea: Idea; item: IdeaItem }) {
  const { origins, choices, sources } = idea;
  const origin = origins.find(({ itemId }) => itemId === item.id);
  if (!origin) return null;
  const source = origin.source === null ? undefined : sources[origin.source];
  const asMade = choices.some((choice) => choice.item === item.content);
  if (!source) return <p className="text-12 muted">new{asMade ? '' : ', rewritten since'}</p>;
  return (
    <p className="row wrap tight text-12 muted break" dir="auto">
      <span>
        {origin.rule === 'keep' && asMade ? 'from ' : 'changed from '}
        <SourceLink source={source} />
        {origin.from && origin.from !== item.content && ` · ${origin.from}`}
      </span>
      {origin.confidence && <ConfidenceBadge confidence={origin.confidence} />}
    </p>
  );
}

function SourceLink({ source: { type, sourceId, name } }: { source: IdeaSource }) {
  if (!sourceId) return <b>{name}</b>;
  return (
    <Link className="link" to={type === 'idea' ? ideaPath(sourceId) : gamePath(sourceId)}>
      {name}
    </Link>
  );
}
