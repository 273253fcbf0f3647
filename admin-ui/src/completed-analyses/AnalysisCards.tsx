import { Button } from '../components/actions/Button';
import type { Analysis } from '../api/types';
import { EmptyState } from '../components/states/EmptyState';
import { COMPARE, ROUTES } from '../routes';
import { AnalysisCard } from './AnalysisCard';

interface AnalysisCardsProps {
  analyses: Analysis[];
  selectedIds: string[];
  onSelect: (analysis: Analysis, selected: boolean) => void;
  onOpen: (id: string) => void;
}

/** A card per analyzed game. */
export function AnalysisCards({ analyses, selectedIds, onSelect, onOpen }: AnalysisCardsProps) {
  return (
    <ul className="grid">
      {analyses.map((analysis) => {
        const selected = selectedIds.includes(analysis.id);
        return (
          <AnalysisCard
            key={analysis.id}
            analysis={analysis}
            selected={selected}
            full={!selected && selectedIds.length >= COMPARE.most}
            onSelect={(value) => onSelect(analysis, value)}
            onOpen={() => onOpen(analysis.id)}
          />
        );
      })}
    </ul>
  );
}

/** Empty state. @param onShowAll omitted without filters */
export function NoAnalyses({ onShowAll }: { onShowAll?: (() => void) | undefined }) {
  return (
    <div className="card">
      <EmptyState
        heading="h2"
        title="No analyses found"
        action={
          onShowAll ? (
            <Button label="Show all analyses" size="small" onClick={onShowAll} />
          ) : (
            <Button label="Go to Game Rankings" size="small" to={ROUTES.rankings} />
          )
        }
      >
        {onShowAll
          ? 'No analyses match these filters.'
          : 'Open a game and choose Analyze Game, or analyze a whole chart. Results appear here.'}
      </EmptyState>
    </div>
  );
}
