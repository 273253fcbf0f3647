import { isDeepStrictEqual } from 'node:util';
import { type ListingField, toListingJson } from '../../../games/listings/listing-fields.types.js';
import type { DatedRow } from '../../../games/import/dated-row.rules.js';
import { COMPARED_FIELDS, readCounts, readDatedFacts, toPlain } from './daily-snapshot.js';
import type { DayFacts, StoredDay } from './listing-snapshots.repository.js';

export const IMPORTED = 'import';

type Facts = Pick<DayFacts, 'facts' | 'sources'>;

/**
 * Merges imported days into stored ones. Values of other sources on a day win, with the import next to them; all
 * other days stay.
 * @param stored days from the first imported one to the last, each with the facts valid on it
 * @param before the facts valid before the first
 * @param imported by day
 * @returns every day to write, oldest first, and the facts valid on the last
 */
export function mergeDays(
  stored: readonly DayFacts[],
  before: Facts | undefined,
  imported: ReadonlyMap<string, readonly DatedRow[]>,
): { days: StoredDay[]; last: Facts | undefined } {
  const known = new Map(stored.map((day) => [day.day, day]));
  let current = before;
  const days = [...new Set([...known.keys(), ...imported.keys()])].sort().map((day) => {
    let merged = known.get(day) ?? startDay(day, current);
    for (const row of imported.get(day) ?? []) merged = addRow(merged, row, known.get(day));
    const isSame =
      current !== undefined &&
      isDeepStrictEqual(toPlain(current.facts), toPlain(merged.facts)) &&
      isDeepStrictEqual(current.sources, merged.sources);
    current = merged;
    const others = Object.keys(merged.others).length > 0 ? merged.others : null;
    return { ...merged, others, ...(isSame && { facts: null, sources: null }) };
  });
  return { days, last: current };
}

const startDay = (day: string, facts: Facts | undefined): DayFacts => ({
  day,
  takenAt: new Date(day),
  installCount: null,
  ratingScore: null,
  ratingTotal: null,
  ratingCounts: null,
  facts: facts?.facts ?? {},
  sources: facts?.sources ?? {},
  others: {},
});

function addRow(day: DayFacts, row: DatedRow, stored: DayFacts | undefined): DayFacts {
  const { facts, counts } = readRow(row);
  const next = { ...day, facts: { ...day.facts }, sources: { ...day.sources } };
  const others: Record<string, unknown> = {};
  for (const field of COMPARED_FIELDS) {
    const value =
      field === 'rating' ? row.rating : field === 'installCount' ? counts.installCount : facts[field];
    if (value === null || value === undefined) continue;
    if (stored && hasOther(stored, field)) {
      const reported =
        field === 'installCount' ? stored.installCount : field === 'rating' ? null : stored.facts[field];
      if (!isDeepStrictEqual(reported, value)) others[field] = value;
      continue;
    }
    next.sources[field] = IMPORTED;
    if (field === 'installCount') next.installCount = counts.installCount;
    else if (field === 'rating') {
      next.ratingScore = counts.ratingScore ?? next.ratingScore;
      next.ratingTotal = counts.ratingTotal ?? next.ratingTotal;
      next.ratingCounts = counts.ratingCounts ?? next.ratingCounts;
    } else Object.assign(next.facts, { [field]: value });
  }
  if (next.facts.inAppPurchases === false) delete next.facts.purchaseRange;
  if (Object.keys(others).length > 0) next.others = { ...day.others, [IMPORTED]: others };
  return next;
}

/** Whether a source other than an import provided the field on that day. */
function hasOther(day: DayFacts, field: (typeof COMPARED_FIELDS)[number]): boolean {
  const source = day.sources[field];
  if (source === undefined || source === IMPORTED) return false;
  if (field === 'installCount') return day.installCount !== null;
  if (field === 'rating') return day.ratingTotal !== null || day.ratingScore !== null;
  return day.facts[field] !== undefined;
}

/** A row in the form in which store answers are stored. */
function readRow(row: DatedRow) {
  const values = toListingJson(row as Parameters<typeof toListingJson>[0]);
  return { facts: readDatedFacts(values), counts: readCounts(values) };
}

/** The fields of a row that a listing may take. */
export const listGiven = (row: DatedRow): ListingField[] =>
  COMPARED_FIELDS.filter((field) => {
    const value: unknown = row[field];
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
