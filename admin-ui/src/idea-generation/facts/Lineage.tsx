import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChoiceRule, Idea, IdeaSource } from '../../api/types';
import { Card } from '../../components/Card';
import { Chip } from '../../components/chips';
import { gamePath, ideaPath } from '../../routes';

const RULES: Record<ChoiceRule, { word: string; means: string }> = {
  keep: { word: 'Keep', means: 'Taken over as it was' },
  swap: { word: 'Swap', means: 'Replaced by a relative' },
  complement: { word: 'Complement', means: 'Goes well with the rest' },
  twist: { word: 'Twist', means: 'Changed so that the idea is nobody else’s' },
};

/** Where a generated idea came from: its sources, and the rule and reason behind each item. */
export function Lineage({ idea }: { idea: Idea }) {
  const choices = idea.choices ?? [];
  if (idea.sources.length === 0 && choices.length === 0) return null;
  return (
    <Card
      title="Where it came from"
      aside={idea.engine && <Chip>{idea.engine === 'built-in' ? 'Built-in engine' : 'External model'}</Chip>}
      bare
    >
      <div className="stack tight card-body">
        {idea.hook && (
          <p className="lead" dir="auto">
            {idea.hook}
          </p>
        )}
        {idea.sources.length > 0 && (
          <p className="row wrap text-13">
            <span className="muted">Mixed from</span>
            {idea.sources.map((source, at) => (
              <SourceLink key={at} source={source} />
            ))}
          </p>
        )}
        {choices.length > 0 && (
          <ol className="grid" aria-label="How its items were chosen">
            {choices.map(({ rule, item, from, why }, at) => (
              <li key={at} className="row start">
                <span title={RULES[rule].means}>
                  <Chip>{RULES[rule].word}</Chip>
                </span>
                <div>
                  <b dir="auto">{item}</b>
                  <p className="text-13 muted" dir="auto">
                    {from && (
                      <span>
                        {/^goes with /.test(from) ? 'It' : 'From'} {from}.{' '}
                      </span>
                    )}
                    {why} <ItemSource idea={idea} item={item} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

/** The source of one item, while the item still is as it was made. */
function ItemSource({ idea, item }: { idea: Idea; item: string }) {
  const id = [...idea.coreMechanics, ...idea.metaElements].find(({ content }) => content === item)?.id;
  const origin = idea.origins?.find(({ itemId }) => itemId === id);
  const source = origin?.source == null ? undefined : idea.sources[origin.source];
  return source && <SourceLink source={source} />;
}

function SourceLink({ source: { type, sourceId, name } }: { source: IdeaSource }): ReactNode {
  if (!sourceId) return <span>{name}</span>;
  return (
    <Link className="link" to={type === 'idea' ? ideaPath(sourceId) : gamePath(sourceId)}>
      {name}
    </Link>
  );
}
