import { countNoun } from '../../../common/count-noun.js';
import { assist } from '../assist.js';
import { presence } from '../chart-facts.js';
import { findLead, minutesText } from './chat-advice.js';
import { APPLY, replaceItem } from './chat-changes.js';
import { type ChatContext, type ChatItem, findMeantItems } from './chat-context.js';
import { detectDirection } from '../directions.js';
import { entryNames, itemNames, proposalLine, type Said } from './chat-say.js';
import { complements } from '../complements.js';
import { knownEntry, mechanicKnowledge } from '../knowledge/knowledge.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { joinWords, lowerFirst, quote, sameKey, sentence, upperFirst } from '../phrases.js';
import { listRisks } from '../risks.js';

/** Asks for a core before talking about a game that is not there yet. */
const noCore = (intent: string, context: ChatContext): Said => ({
  intent,
  lines: [
    context.items.length === 0
      ? 'The idea has no items yet. Add one core mechanic, or ask me to suggest some, and I can answer that.'
      : `I know none of the core mechanics in ${joinWords(itemNames(context, 3))}, so I would be guessing. Say it with a name such as “tower defence” or “sorting”.`,
  ],
  basis: itemNames(context, 3),
});

export function risks(context: ChatContext): Said {
  const meant = context.named.length > 0 ? context.named : [];
  const item = meant.length === 0 && context.message.length > 20 ? findMeantItems(context) : [];
  const one = meant[0] ?? (item.length === 1 ? item[0]?.entry : undefined);
  const found = listRisks(one ? [one] : context.ids, one ? 2 : 4);
  const listed = one ? found.filter(({ ids }) => ids.includes(one)) : found;
  if (listed.length === 0) return noCore('risks', context);
  return {
    intent: 'risks',
    lines: [
      one ? `What goes wrong with ${entryName(one)}:` : 'What is likeliest to go wrong, the worst first:',
      ...listed.map(({ risk, answer }) => `- ${sentence(risk)} ${answer}`),
    ],
    basis: [...entryNames([...new Set(listed.flatMap(({ ids }) => ids))]), ...itemNames(context, 2)],
  };
}

export function monetisation(context: ChatContext): Said {
  const lead = findLead(context);
  if (!lead?.known) return noCore('monetisation', context);
  const present = context.metas.map(knownEntry).filter((found) => found?.entry.family === 'monetisation');
  const next = complements(context.ids, 'meta', new Set(context.ids), context.request.charting).filter(
    ({ id }) => knownEntry(id)?.entry.family === 'monetisation',
  );
  const candidate = next[0]?.id ?? (context.ids.includes('rewarded-ads') ? 'limited-offers' : 'rewarded-ads');
  const known = knownEntry(candidate);
  const told = presence(context.request.charting, candidate);
  const text =
    known?.known.variants.find((one) => !context.said.includes(sameKey(one))) ?? known?.known.variants[0];
  return {
    intent: 'monetisation',
    lines: [
      `${entryName(lead.id)} usually earns through ${lead.known.money}.`,
      ...(present.length > 0
        ? present.map(
            (found) =>
              `${found?.entry.name} is in the idea: ${found?.known.money}. It needs ${found?.known.needs}.`,
          )
        : ['No item of the idea says how it earns.']),
      ...(text && known
        ? [
            proposalLine(
              1,
              text,
              'meta',
              `${next[0]?.ground ?? 'fits most cores'}; ${known.known.money}${told ? ` (charts: ${told})` : ''}.`,
            ),
          ]
        : []),
      'I do not estimate revenue: that needs your own figures.',
    ],
    basis: [entryName(lead.id), ...present.map((found) => found?.entry.name ?? ''), known?.entry.name ?? ''],
  };
}

export function sessionLength(context: ChatContext): Said {
  const known = context.cores.map((id) => ({ id, known: mechanicKnowledge[id] }));
  const lead = known[0];
  if (!lead?.known) return noCore('session-length', context);
  const sorted = [...known].sort((a, b) => (a.known?.minutes[1] ?? 0) - (b.known?.minutes[1] ?? 0));
  const [shortest, longest] = [sorted[0], sorted[sorted.length - 1]];
  const paces = context.metas.slice(0, 3).flatMap((id) => {
    const meta = knownEntry(id)?.known;
    return meta && 'pace' in meta ? [`${entryName(id)} is felt ${meta.pace}`] : [];
  });
  const clash =
    shortest?.known && longest?.known && longest.known.minutes[0] > shortest.known.minutes[1] * 2
      ? `${entryName(shortest.id)} (${minutesText(shortest.known.minutes)}) and ${entryName(longest.id)} (${minutesText(longest.known.minutes)}) ask for different moments of the day: let the short one feed the long one, not interrupt it.`
      : undefined;
  const [from, to] = lead.known.minutes;
  const wish = detectDirection(context.message)?.direction;
  const item = context.items.find(({ entry }) => entry === lead.id);
  const paced =
    item && (wish === 'shorter-session' || wish === 'longer-session')
      ? replaceItem(context, item, suggestionFor(context, item))
      : undefined;
  return {
    intent: 'session-length',
    lines: [
      ...known
        .slice(0, 4)
        .flatMap(({ id, known: one }) =>
          one ? [`- ${entryName(id)}: one go takes ${minutesText(one.minutes)}.`] : [],
        ),
      `A session is two or three goes, so about ${from * 2} to ${to * 3} minutes, and it should end on the ${lead.known.beat}.`,
      ...(clash ? [clash] : []),
      ...(paces.length > 0 ? [sentence(joinWords(paces))] : []),
      ...(paced && item
        ? [
            `To change that, ${quote(item.content, 100)} could become ${quote(suggestionFor(context, item), 300)}.`,
            APPLY,
          ]
        : []),
    ],
    basis: [...entryNames(context.cores.slice(0, 4)), ...entryNames(context.metas.slice(0, 3))],
    ...(paced ? { updatedIdea: paced } : {}),
  };
}

const suggestionFor = ({ message, request: { idea, charting } }: ChatContext, item: ChatItem): string =>
  assist({ question: message, item: item.content, kind: item.kind, idea, charting }).suggestion;

/** Who a family of mechanics speaks to. */
const AUDIENCES: Record<string, string> = {
  'match-and-clear': 'a wide audience that plays one-handed in pauses and stays for years',
  'sort-and-think': 'puzzle players who like being right and dislike being hurried',
  'words-and-knowledge': 'adults with a daily habit, often over forty, who pay for comfort rather than power',
  creative: 'people who relax by making something and show the result',
  'action-and-reflex': 'younger players who judge a game within ten seconds',
  shooting: 'competitive players, mostly young men, who play with friends',
  'vehicles-and-sport': 'fans of the real thing who notice every mistake in it',
  'combat-and-roles': 'players who plan, collect and read about builds between sessions',
  strategy: 'patient planners; few, loyal, and the highest spenders of all',
  'cards-and-chance': 'adults who know the table game and look for company or calm',
  'build-and-manage': 'players who like order and growth and check in several times a day',
  idle: 'people who like numbers growing and play beside something else',
  'worlds-and-stories': 'players who come for a place or people and tell others about it',
};

export function audience(context: ChatContext): Said {
  const lead = findLead(context);
  if (!lead) return noCore('audience', context);
  const families = [...new Set(context.cores.map((id) => knownEntry(id)?.entry.family ?? ''))].filter(
    (id) => AUDIENCES[id],
  );
  const social = context.metas.filter((id) => knownEntry(id)?.entry.family === 'social');
  const [first, second] = families;
  return {
    intent: 'audience',
    lines: [
      `${entryName(lead.id)} speaks to ${AUDIENCES[first ?? ''] ?? 'a broad audience'}.`,
      ...(second
        ? [
            `Its second half speaks to ${AUDIENCES[second]}. Decide which of the two the store page addresses; the other finds its way in the second week.`,
          ]
        : []),
      social.length > 0
        ? `${joinWords(entryNames(social))} adds people who come because somebody they know is there.`
        : 'Nothing in the idea brings a friend along; that keeps it calm and makes every player one to be paid for.',
      'That is what these forms usually attract, not a measurement of yours.',
    ],
    basis: [...entryNames(context.cores.slice(0, 3)), ...entryNames(social)],
  };
}

export function firstSession(context: ChatContext): Said {
  const lead = findLead(context);
  if (!lead?.known) return noCore('first-session', context);
  const second = context.cores[1];
  const other = second ? mechanicKnowledge[second] : undefined;
  const meta = knownEntry(context.metas[0] ?? '');
  const back = context.metas
    .map(knownEntry)
    .find((found) => found?.entry.family === 'retention' || found?.entry.family === 'progression');
  return {
    intent: 'first-session',
    lines: [
      'The first session, minute by minute:',
      `- 0:00 — no text: the player’s first touch is to ${lead.known.act}.`,
      `- 0:20 — the first ${lead.known.beat}, impossible to miss; it must show ${lead.known.gives}.`,
      other && second
        ? `- 1:30 — the second rule: ${entryName(second).toLowerCase()}. ${upperFirst(`each ${lead.known.beat} ${other.reward}`)}.`
        : `- 1:30 — the first real choice: a ${lead.known.beat} can be had safely or at a risk.`,
      meta
        ? `- 3:00 — ${meta.entry.name} appears because something was just earned for it, not before.`
        : '- 3:00 — a first lasting result appears. The idea has no meta element for it yet.',
      back
        ? `- End — stop one step before ${lowerFirst(back.entry.name)} pays out, so that tomorrow has a reason.`
        : '- End — leave something visibly unfinished; no item of the idea asks for tomorrow yet.',
      `Keep away from it: ${lead.known.pitfall}.`,
    ],
    basis: [
      entryName(lead.id),
      ...(second ? [entryName(second)] : []),
      ...(meta ? [meta.entry.name] : []),
      ...(back ? [back.entry.name] : []),
    ],
  };
}

export function nextSteps(context: ChatContext): Said {
  const lead = findLead(context);
  if (!lead?.known) return noCore('next-steps', context);
  const link = context.items.find(({ content }) => /^each /i.test(content));
  const risk = listRisks(context.ids, 1)[0];
  const gaps = [
    context.cores.length < 2 ? 'a second mechanic that the first one feeds' : '',
    context.metas.length < 2 ? 'a second meta element' : '',
  ].filter(Boolean);
  return {
    intent: 'next-steps',
    lines: [
      `1. Build one minute of ${entryName(lead.id).toLowerCase()} without menus. Ready when five people want a second go unasked.`,
      link
        ? `2. Then only the link: ${quote(link.content, 120)}. Ready when testers describe it in their own words.`
        : `2. Decide what a ${lead.known.beat} is good for elsewhere in the game and build only that.`,
      ...(risk ? [`3. Test the greatest risk early: ${lowerFirst(risk.risk)}. ${risk.answer}`] : []),
      `${risk ? 4 : 3}. Compare with the nearest charting games, then write the store page before the second month: if three pictures cannot say it, the idea is not clear.`,
      ...(gaps.length > 0 ? [`Still missing on paper: ${joinWords(gaps)}.`] : []),
    ],
    basis: [entryName(lead.id), ...(link ? [quote(link.content, 40)] : []), ...itemNames(context, 2)],
  };
}

export function retention(context: ChatContext): Said {
  const lead = findLead(context);
  if (!lead?.known) return noCore('retention', context);
  const holds = context.metas.map(knownEntry).filter((found) => found !== undefined);
  const options = complements(context.ids, 'meta', new Set(context.ids), context.request.charting).filter(
    ({ id }) =>
      ['retention', 'progression', 'live-operations', 'social'].includes(knownEntry(id)?.entry.family ?? ''),
  );
  const proposals = options
    .flatMap(({ id, ground }) => {
      const text = knownEntry(id)?.known.variants.find((one) => !context.said.includes(sameKey(one)));
      return text ? [{ id, ground, text }] : [];
    })
    .slice(0, 2);
  return {
    intent: 'retention',
    lines: [
      holds.length > 0
        ? `What brings people back now: ${joinWords(holds.slice(0, 3).map((found) => `${found.entry.name} (${'pace' in found.known ? found.known.pace : 'in play'})`))}.`
        : `Only the pleasure of ${entryName(lead.id).toLowerCase()} itself brings people back so far.`,
      ...proposals.map(({ id, ground, text }, at) =>
        proposalLine(at + 1, text, 'meta', `${ground}; it gives ${knownEntry(id)?.known.gives ?? ''}.`),
      ),
      `One is enough at first: ${countNoun(context.metas.length, 'meta element')} ${context.metas.length === 1 ? 'stands' : 'stand'} in the idea already.`,
    ],
    basis: [
      entryName(lead.id),
      ...holds.slice(0, 3).map((found) => found.entry.name),
      ...proposals.map(({ id }) => entryName(id)),
    ],
  };
}
