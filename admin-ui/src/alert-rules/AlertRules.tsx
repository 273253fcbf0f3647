import { Button } from '../components/actions/Button';
import { useApi } from '../api/queries/use-api';
import { EmptyState } from '../components/states/EmptyState';
import { PageHead } from '../components/page/PageHead';
import { NewRuleButton } from '../manage-rules/NewRuleButton';
import { RuleList } from '../manage-rules/RuleList';
import { ANY_GAME } from '../manage-rules/rule-terms';
import { countNoun } from '../components/text/format';
import { ROUTES } from '../routes';

/** /admin/alert-rules: my alert rules and those shared by the team. */
export function AlertRules() {
  const read = useApi('/api/alert-rules', { sort: ['createdAt', 'ASC'], range: [0, 199] });
  const on = read.data?.filter(({ active, pausedReason }) => active && !pausedReason).length;
  return (
    <>
      <PageHead
        title="Alert rules"
        asOf={
          read.data?.length ? (
            <span>{`${countNoun(on ?? 0, 'rule')} on`}</span>
          ) : (
            <span>What you get alerts about</span>
          )
        }
        actions={
          <>
            <Button label="Watchlists" to={ROUTES.watchlists} />
            <NewRuleButton scope={ANY_GAME} label="New rule" keys="r" primary />
          </>
        }
      />
      <section className="card" aria-label="Rules">
        <RuleList
          read={read}
          nothing={
            <EmptyState
              heading="h2"
              title="No rules yet"
              action={<NewRuleButton scope={ANY_GAME} label="New rule" size="small" />}
            >
              A rule tells you when games of a watchlist, a tag or a developer, one game, or any charting game
              enter a chart, move, or change their store pages.
            </EmptyState>
          }
        />
      </section>
    </>
  );
}
