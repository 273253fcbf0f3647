import type { AnalysisDetail, AnalysisItem, AnalysisResult, Confidence, StoreFacts } from './ai.types.js';
import { findEntry } from './taxonomy/taxonomy.js';

/** Entries about purchases, which a store page without purchases rules out. */
const SOLD = new Set(
  'premium-currency gacha battle-pass subscription vip-tiers piggy-bank limited-offers random-items ad-free-offer'.split(
    ' ',
  ),
);
const SHOWN_ADS = new Set(['forced-ads', 'rewarded-ads', 'ad-free-offer']);
/** Entries that content raters restrict to adults. */
const FOR_ADULTS = new Set('slots casino-cards bingo shooting aimed-shooting battle-royale'.split(' '));
const ADULT_RATING = /\b(?:17|18)\+|mature|adults/i;

/** A store fact about a game besides the description. */
interface Statement {
  /** For display: "Google Play: Contains ads". */
  sentence: string;
  /** Entries that it supports. */
  supports?: (id: string) => boolean;
  /** True for facts that few games have, which make what they support more likely. */
  isTelling?: boolean;
  /** Entries that it rules out unless the text is certain. */
  refutes?: ReadonlySet<string>;
  /** The entry that it states directly. */
  states?: string;
}

const RAISED: Record<Confidence, Confidence> = { low: 'medium', medium: 'high', high: 'high' };

/**
 * Applies store facts to an analysis: supported entries name the fact, and gain confidence when it is a distinctive
 * one; uncertain entries that a fact rules out are dropped; what a fact states directly is added as a detail.
 */
export function applyStoreFacts(result: AnalysisResult, facts: readonly StoreFacts[]): AnalysisResult {
  const statements = facts.flatMap(readStatements);
  if (statements.length === 0 || result.refusal) return result;
  const apply = <T extends AnalysisItem>(items: readonly T[]): T[] =>
    items.flatMap((item) => weighItem(item, statements));
  const details = apply(result.details ?? []);
  const stated = statements.flatMap(({ states, sentence }) => (states ? [{ id: states, sentence }] : []));
  for (const { id, sentence } of stated) {
    const known =
      details.find((detail) => detail.id === id) ??
      [...result.mechanics, ...result.metaElements].find((item) => item.id === id);
    if (!known) details.push(toDetail(id, sentence));
    else if (details.includes(known as AnalysisDetail) && !known.facts?.includes(sentence))
      known.facts = [...(known.facts ?? []), sentence];
  }
  return { ...result, mechanics: apply(result.mechanics), metaElements: apply(result.metaElements), details };
}

function weighItem<T extends AnalysisItem>(item: T, statements: readonly Statement[]): T[] {
  const id = item.id ?? '';
  const refuted = statements.some(({ refutes }) => refutes?.has(id));
  const supporting = statements.filter(({ supports }) => supports?.(id));
  // Two stores that contradict each other prove nothing.
  if (refuted && supporting.length === 0 && item.confidence !== 'high') return [];
  if (supporting.length === 0) return [item];
  return [
    {
      ...item,
      confidence: supporting.some(({ isTelling }) => isTelling) ? RAISED[item.confidence] : item.confidence,
      facts: supporting.map(({ sentence }) => sentence),
    },
  ];
}

function toDetail(id: string, sentence: string): AnalysisDetail {
  const entry = findEntry(id);
  return {
    id,
    name: entry?.name ?? id,
    description: entry?.definition ?? '',
    confidence: 'high',
    evidence: [],
    facts: [sentence],
    kind: entry?.kind ?? 'meta',
    within: entry?.addition?.within ?? null,
    source: 'store_facts',
  };
}

function readStatements(facts: StoreFacts): Statement[] {
  const { store, inAppPurchases, purchaseRange, containsAds, price, contentRating, category } = facts;
  const statements: (Statement | false)[] = [
    inAppPurchases === true && {
      sentence: `${store}: In-app purchases${purchaseRange ? `, ${purchaseRange}` : ''}`,
      supports: (id) => SOLD.has(id),
      states: 'in-app-purchases',
    },
    inAppPurchases === false && { sentence: `${store}: No in-app purchases`, refutes: SOLD },
    containsAds === true && {
      sentence: `${store}: Contains ads`,
      supports: (id) => SHOWN_ADS.has(id),
      states: 'forced-ads',
    },
    containsAds === false && { sentence: `${store}: No ads`, refutes: SHOWN_ADS },
    isPaid(price) && {
      sentence: `${store}: Costs ${price}`,
      supports: (id) => id === 'premium-unlock',
      isTelling: true,
      states: 'premium-unlock',
    },
    contentRating !== null &&
      ADULT_RATING.test(contentRating) && {
        sentence: `${store}: Rated ${contentRating}`,
        supports: (id) => FOR_ADULTS.has(id),
        isTelling: true,
      },
    category !== '' && {
      sentence: `${store}: Category ${category}`,
      supports: (id) => (findEntry(id)?.genres ?? []).some((genre) => category.toLowerCase().includes(genre)),
    },
  ];
  return statements.filter((statement) => statement !== false);
}

const isPaid = (price: string | null): boolean => price !== null && Number.parseFloat(price) > 0;
