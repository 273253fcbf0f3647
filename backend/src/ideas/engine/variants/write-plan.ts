import { mirrorRiskRows, pairRiskRows } from '../knowledge/pair-risks.js';
import { judgePair } from '../knowledge/compatible.js';
import { parseRows } from '../knowledge/rows.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { readFans } from './audience.js';
import { type Half, isSameCore } from './half.js';
import type { Recipe } from './recipe.js';
import { fillWords, pluralize } from './words.js';

const [pairRisks, mirrorRisks] = [pairRiskRows, mirrorRiskRows].map((rows) => parseRows(rows).flat());

/** What may go wrong between both halves, in their words. */
function listPairRisks(one: Half, other: Half, choice: string): string[] {
  const fans = [one, other].map(readFans);
  const rows = isSameCore(one, other) ? mirrorRisks : pairRisks;
  return (rows ?? []).flatMap((text) => {
    if (/\{[Ff]ans/.test(text) && !(fans[0] && fans[1])) return [];
    const told = text
      .replaceAll('{choice}', choice)
      .replace(/\{Fans([12])\}/g, (_, side: string) => upperFirst(fans[Number(side) - 1] ?? ''));
    return [told];
  });
}

export function writeRisk({ lead, partner }: Recipe, choice: string, random: Random): string {
  if (!partner)
    return 'Nobody has played this yet. If one round is no fun by itself, nothing built around it will help.';
  const judged = lead.item.near && partner.item.near && judgePair(lead.item.near, partner.item.near);
  if (judged && judged.verdict === 'clash') return judged.reason;
  return pick(listPairRisks(lead, partner, choice), random) ?? '';
}

/** What is built first, and what has to be seen. */
export function writeTest({ lead, partner }: Recipe, choice: string, random: Random): string {
  if (!partner) {
    return `One screen in gray shapes that does only this, six testers, ten minutes. Go on if ${lead.proof.replace(/^testers/, 'four')}.`;
  }
  const [a, b] = [lead.use ? partner : lead, partner.use ? lead : partner];
  const proof = pick([a.proof, b.proof], random) ?? a.proof;
  const isOne = isSameCore(a, b);
  const both = isOne
    ? pluralize(a.go)
    : a.go === b.go
      ? `${pluralize(a.go)} of both kinds`
      : `${pluralize(a.go)} and ${pluralize(b.go)}`;
  const three = isOne
    ? `three ${pluralize(a.go)}`
    : a.go === b.go
      ? `three ${pluralize(a.go)} of each kind`
      : `three ${pluralize(a.go)} and three ${pluralize(b.go)}`;
  const one = isOne
    ? `one ${a.go}`
    : a.go === b.go
      ? `one ${a.go} of each kind`
      : `one ${a.go} and one ${b.go}`;
  const said = proof.replace(/^testers/, 'they').replace(/^two testers/, 'two of them');
  const texts = [
    `Build ${one} in gray shapes, with the rule that joins them, and give it to six testers. Go on if at least four, without being asked, talk about ${tellOfOthers(choice)}.`,
    `Let eight people play ten minutes with the rule and ten minutes without it. Keep it if most of them miss it, and go on if ${said}.`,
    `Play the rule on paper with four colleagues first, then build ${one} on a phone. Go on if ${said} and nobody needs the rule explained twice.`,
    `Build ${three} with placeholder art, and watch five players who think out loud. Go on if they argue about ${tellOfOthers(choice)}.`,
    `Put ${one} on a phone without any art, and hand it to six testers without a word. Go on if ${said}.`,
    `Let pairs of testers take turns at ${both}, one playing and one watching. Go on if the one who watches gives advice on ${choice}.`,
  ];
  return fillWords(pick(texts, random) ?? '', nowhere);
}

/** What "you" decide, told of other people. */
const tellOfOthers = (choice: string): string =>
  choice
    .replace(/\b(trust|see|for|warn|notice|needs?|join|helps?|gives?) you\b/g, '$1 them')
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'they');
