import { Button } from '../components/actions/Button';
import { Card } from '../components/page/Card';
import { useApi } from '../api/queries/use-api';
import type { Watchlist } from '../api/types';
import { NewRuleButton } from '../manage-rules/NewRuleButton';
import { RuleList } from '../manage-rules/RuleList';
import { ROUTES } from '../routes';

/** The alert rules of a watchlist. */
export function RulesCard({ list }: { list: Watchlist }) {
  const about = { scope: 'watchlist' as const, scopeId: list.id, scopeName: list.name };
  const read = useApi('/api/alert-rules', {
    sort: ['createdAt', 'ASC'],
    range: [0, 199],
    filter: { scope: 'watchlist', scopeId: list.id },
  });
  // Last on the page, so nothing moves when it comes.
  if (read.isPending) return null;
  return (
    <Card
      title="Alert rules"
      bare
      aside={
        <span className="row">
          <Button label="All rules" size="small" variant="text" to={ROUTES.alertRules} />
          <NewRuleButton scope={about} label="New rule" keys="r" size="small" />
        </span>
      }
    >
      <RuleList
        read={read}
        nothing={
          <p className="card-body text-13 muted">
            No rules yet. A rule tells you when a game of this list enters a chart, moves, or changes its
            store page.
          </p>
        }
      />
    </Card>
  );
}
