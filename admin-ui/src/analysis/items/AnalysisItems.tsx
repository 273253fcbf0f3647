import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import type { AnalysisDetail, AnalysisItem, ItemKind } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { languageName } from '../../components/text/format';
import { lazyScreen } from '../../components/states/lazy-screen';
import { entryPath } from '../../routes';
import { ConfidenceBadge } from './ConfidenceBadge';
import { Evidence, type Light } from './Evidence';
import { ItemMenu } from './ItemMenu';
import { VerdictLine } from './VerdictLine';
import { itemKey, toDisplayedItem } from './displayed-item';
import type { Feedback, FeedbackFields } from './use-feedback';

const CorrectDialog = lazyScreen(() => import('./CorrectDialog').then((file) => file.CorrectDialog));

export const KIND_TITLES: Record<ItemKind, string> = {
  mechanics: 'Core Mechanics',
  metaElements: 'Meta Elements',
};

interface AnalysisItemsProps {
  kind: ItemKind;
  items: AnalysisItem[];
  /** Language of a text in which the engine cannot read this kind of item. */
  unreadLanguage?: string;
  /** Highlights sentences in the page's description, if there is one. */
  onEvidence?: Light;
  /** Saves the user's feedback; without it the items are read-only. */
  by?: Feedback;
}

/** The mechanics or meta elements of a game, with a heading. */
export function AnalysisItems({ kind, items, unreadLanguage, ...more }: AnalysisItemsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-12 muted">
        {KIND_TITLES[kind]}
      </h3>
      {unreadLanguage && (
        <p className="text-13 muted">
          The text is in {languageName(unreadLanguage)}, in which the built-in engine reads only meta
          elements.
        </p>
      )}
      {items.length === 0 && !unreadLanguage && (
        <p className="text-13 muted">
          {kind === 'mechanics' ? 'No core mechanics found.' : 'No meta elements found.'}
        </p>
      )}
      {items.length > 0 && (
        <ul className="lines bare">
          {items.map((item) => (
            <Item key={itemKey(item)} kind={kind} item={item} {...more} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Facts from the store besides the description, with their source. */
const Facts = ({ facts = [] }: { facts?: string[] | undefined }) =>
  facts.map((fact) => (
    <span key={fact} className="row near text-12 muted">
      <Icon name="tag" className="small" />
      {fact}
    </span>
  ));

interface AnalysisDetailsProps {
  details: AnalysisDetail[];
  onEvidence?: Light | undefined;
}

/** Details of the items, and facts stated by the stores. */
export function AnalysisDetails({ details, onEvidence }: AnalysisDetailsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-12 muted">
        Details
      </h3>
      <ul className="lines bare">
        {details.map((detail) => (
          <li key={itemKey(detail)} className="stack close">
            <div className="row">
              {detail.id ? (
                <Link className="link grow break" to={entryPath(detail.id)}>
                  {detail.name}
                </Link>
              ) : (
                <b className="grow break">{detail.name}</b>
              )}
              <ConfidenceBadge confidence={detail.confidence} />
            </div>
            {(detail.evidence?.length ?? 0) > 0 && (
              <Evidence sentences={detail.evidence ?? []} proof={detail.proof} onEvidence={onEvidence} />
            )}
            <Facts facts={detail.facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Omit<AnalysisItemsProps, 'items' | 'unreadLanguage'> & { item: AnalysisItem };

function Item({ kind, item, onEvidence, by }: ItemProps) {
  const [correcting, setCorrecting] = useState(false);
  const displayed = toDisplayedItem(item);
  const { feedback, evidence = [], proof } = item;
  const busy = by?.busy ?? false;
  const give = (fields: FeedbackFields) => void by?.give(kind, item, fields);
  const Name = displayed.rejected ? 'del' : 'b';
  return (
    <li className="stack close">
      <div className="row">
        <Name className={`grow break ${displayed.rejected ? 'muted' : ''}`}>{displayed.name}</Name>
        <ConfidenceBadge confidence={item.confidence} />
        {by && feedback?.verdict !== 'added' && (
          <ItemMenu
            id={item.id}
            name={displayed.name}
            verdict={feedback?.verdict ?? null}
            busy={busy}
            onVerdict={(verdict) => give({ verdict })}
            onCorrect={() => setCorrecting(true)}
          />
        )}
      </div>
      {displayed.description && <p className="text-13 muted break">{displayed.description}</p>}
      {evidence.length > 0 && !displayed.rejected && (
        <Evidence sentences={evidence} proof={proof} onEvidence={onEvidence} />
      )}
      {!displayed.rejected && <Facts facts={item.facts} />}
      {feedback && (
        <VerdictLine
          feedback={feedback}
          was={displayed.was}
          itemName={displayed.name}
          busy={busy}
          onUndo={by && (() => give({ verdict: null }))}
        />
      )}
      <Suspense>
        {by && correcting && (
          <CorrectDialog
            item={displayed}
            onSave={(fields) => by.send(kind, item, { verdict: 'corrected', ...fields })}
            onClose={() => setCorrecting(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
