import { oneLine } from '../phrases.js';
import { startsWithVerb } from './verbs.js';

const SHORTEST = 24;
const LONGEST = 165;
/** A longer sentence leaves little room for the other half. */
const EASILY_QUOTED = 100;
/** Store texts tell what is played near their beginning. */
const READ = 2_500;
/** What a store page says of itself, not of the play. */
const PRAISE =
  /\b(?:download|free|million|award|rated|review|best|top|editor|app store|google play|ipad|iphone|android|wi-?fi|offline|facebook|twitter|instagram|purchase|subscri|privacy|terms|support|version|update|new in|news|follow us|contact|http|www|play now|join (?:us|now)|please|note|leaderboards?|perks|rewards|awesome|amazing|addictive|love this|press|says|stars?)\b|[“”"@#%]|\d{3}/i;
/** What it tells one to do, or what kind of game it calls itself. */
const TASK =
  /\b(?:you|the player)(?:’ll|'ll)? (?:must|can|will|have to|plays?|are|is an?|manages?|controls?|builds?|guides?|takes?|appears?)\b/i;
const KIND = /\bis an? [^.]{5,120}(?:game|adventure|puzzler|puzzle|simulator|rpg)\b/i;
const PLAYER = /\b(?:you|your|you’ll|you're|players?)\b/i;

/** A long sentence ends where its list begins. */
const cutLong = (line: string): string =>
  line.length > LONGEST ? line.replace(/^(.{24,163}?)\s*[:;–—].*$/u, '$1.') : line;

/** The sentence of a store text that says what one does, word for word; undefined when none does. */
export function findStoreLine(text: string): string | undefined {
  const lines = text
    .slice(0, READ)
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => cutLong(oneLine(line.replace(/^[\s\-–—*•●★✓►▶·⭐🔹]+/u, ''))));
  const scored = lines.flatMap((line, at) => {
    if (line.length < SHORTEST || line.length > LONGEST || PRAISE.test(line) || !/[.!?]$/.test(line))
      return [];
    if (/^(?:We|Our|I)\b/.test(line)) return [];
    if (line === line.toUpperCase() || !/^\p{Lu}/u.test(line) || /\?$/.test(line)) return [];
    const parts = line.split(/,\s+(?:and\s+)?|\s+and\s+/);
    const verbs = parts.filter((part) => startsWithVerb(part)).length;
    if (!startsWithVerb(line) && !PLAYER.test(line) && !KIND.test(line)) return [];
    const score =
      verbs * 3 +
      (startsWithVerb(line) ? 2 : 0) +
      (TASK.test(line) ? 3 : KIND.test(line) ? 3 : PLAYER.test(line) ? 1 : 0) -
      at * 0.1;
    const excess = Math.max(0, line.length - EASILY_QUOTED);
    return score >= 2 ? [{ line, score: score - excess * 0.05 }] : [];
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best?.line;
}
