import type { CountryStrip, Origin } from '../../api/types';
import { countNoun, countryName, formatCount, formatDate } from '../../components/text/format';

const WHY: Record<NonNullable<Origin['why']>, string> = {
  already_there: 'Listed since capturing began',
  same_day: 'Several countries on the same day',
  gap: 'Unknown: a chart was not captured when it appeared',
  one_country: 'Captured in one country only',
};

/** "12 days", or "10 to 13 days" when days in between weren't captured. */
export const describeLead = ({ least, most }: NonNullable<Origin['lead']>): string =>
  least === most ? countNoun(least, 'day') : `${least} to ${most} days`;

/** Where a game appeared first, or why that is unknown. */
export function describeOrigin({ country, day, why, missing, lead }: Origin, target: string | null): string {
  if (missing.length > 0) {
    return `Unknown: not captured in ${missing.map(countryName).join(', ')} when it appeared`;
  }
  if (!country || !day) return why ? WHY[why] : 'Unknown';
  const then = lead && target ? `, ${describeLead(lead)} before ${countryName(target)}` : '';
  return `First in ${countryName(country)} on ${formatDate(day)}${then}`;
}

/** Key figures of a strip. */
export function summarizeStrip({ days }: CountryStrip) {
  const ranks = days.flatMap(({ rank }) => rank ?? []);
  return { captured: days.length, listed: ranks.length, best: ranks.length > 0 ? Math.min(...ranks) : null };
}

/** "Taiwan: listed on 12 of 80 captured days, best rank 4" */
export function describeStrip(strip: CountryStrip): string {
  const { captured, listed, best } = summarizeStrip(strip);
  const rank = best === null ? '' : `, best rank ${best}`;
  return `${strip.name}: listed on ${formatCount(listed)} of ${formatCount(captured)} captured days${rank}`;
}
