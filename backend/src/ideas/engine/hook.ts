import type { OriginItem } from './engine.types.js';
import { knownEntry, mechanicKnowledge } from './knowledge/knowledge.js';
import { lowerFirst, quote, sentence } from './phrases.js';
import { pick, type Random } from './random.js';

/** Two sentences that say what one plays and why one returns. */
export function writeHook(
  mechanics: readonly OriginItem[],
  meta: readonly OriginItem[],
  cores: readonly string[],
  random: Random,
): string {
  const link = mechanics.find(({ origin }) => origin.rule === 'twist');
  const lead = link ?? mechanics[0];
  const core = lead?.origin.taxonomyId ? mechanicKnowledge[lead.origin.taxonomyId] : undefined;
  const play = core
    ? `Players ${core.act}`
    : `It all turns on ${quote(lead?.content ?? mechanicKnowledge[cores[0] ?? '']?.act ?? '', 80)}`;
  const twist = link ? `, and ${lowerFirst(link.content)}` : '';
  return `${sentence(play + twist)} ${describeReturn(meta, random)}`.trim();
}

function describeReturn(meta: readonly OriginItem[], random: Random): string {
  const known = meta.flatMap(({ origin, content }) => {
    const entry = origin.taxonomyId ? knownEntry(origin.taxonomyId) : undefined;
    return entry && entry.entry.kind === 'meta' ? [{ ...entry, content }] : [];
  });
  const chosen =
    pick(
      known.filter(({ entry }) => entry.family !== 'monetisation' && entry.family !== 'access'),
      random,
    ) ?? known[0];
  if (!chosen) return meta[0] ? sentence(`What brings them back: ${quote(meta[0].content, 80)}`) : '';
  const { act, gives } = chosen.known;
  // A reason with a colon of its own does not fit into another sentence.
  if (/[:;]/.test(gives)) return sentence(`Between sessions they ${act}`);
  return sentence(
    pick(
      [
        `Between sessions they ${act}, which gives ${gives}`,
        `They come back to ${act}`,
        `They come back to ${act}: it gives ${gives}`,
      ],
      random,
    ) ?? '',
  );
}
