import { Button } from '../components/actions/Button';
import { countryName } from '../components/text/format';
import { EmptyState } from '../components/states/EmptyState';
import type { RankingFilters, WrongFilter } from './filters';
import { DEFAULT_PLACE, type Place } from './use-countries';

interface WrongFilterNoteProps {
  wrong: WrongFilter;
  /** The default market. */
  start: Place | null;
  onChange: (change: Partial<RankingFilters>) => void;
}

/** The URL names a chart that can't exist: says why and offers one that does. */
export function WrongFilterNote({ wrong, start, onChange }: WrongFilterNoteProps) {
  const { platform, country } = start ?? DEFAULT_PLACE;
  const [label, change] = {
    platform: ['Show Google Play', { platform: 'android' as const }] as const,
    category: ['Show All Games', { category: 'all' }] as const,
    country: [`Show ${countryName(country)}`, { country, platform }] as const,
  }[wrong.field];
  return (
    <section className="card" role="alert">
      <EmptyState
        heading="h2"
        title={wrong.text}
        action={<Button label={label} size="small" onClick={() => onChange(change)} />}
      >
        Check the address, or show another chart.
      </EmptyState>
    </section>
  );
}
