import { countNoun } from '../../../common/count-noun.js';
import { assist } from '../assist.js';
import { writeBrief } from '../brief.js';
import { APPLY, askWhich, replaceItem } from './chat-changes.js';
import { type ChatContext, type ChatItem, findMeantItems } from './chat-context.js';
import { entryNames, itemNames, proposalLine, type Said } from './chat-say.js';
import { complements } from '../complements.js';
import { fitTogether, type KnownEntry, knownEntry, mechanicKnowledge } from '../knowledge/knowledge.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { joinWords, lowerFirst, quote, upperFirst } from '../phrases.js';

/** What a first session can teach. */
const TEACHABLE = 3;

/** The idea told back in a few sentences; changes nothing. */
export function summary(context: ChatContext): Said {
  const { idea } = context.request;
  const { hook, loop } = writeBrief(idea, []);
  if (context.cores.length === 0) {
    return {
      intent: 'summary',
      lines: [
        context.items.length === 0
          ? `${quote(idea.name)} has no items yet, so there is nothing to tell back.`
          : `${quote(idea.name)} has ${countNoun(context.items.length, 'item')}, none of which I know as a core mechanic: ${joinWords(itemNames(context, 6))}.`,
      ],
      basis: itemNames(context, 6),
    };
  }
  return {
    intent: 'summary',
    lines: [
      `${quote(idea.name)} in short: ${hook}`,
      `- A moment: ${loop.moment}`,
      `- A session: ${loop.session}`,
      `- The long term: ${loop.longTerm}`,
      'The brief is this on one page, with references and risks. To cut the wording of the items, say “shorten”.',
    ],
    basis: [...entryNames(context.ids.slice(0, 4)), ...itemNames(context, 3)],
  };
}

/** "What do you think?", "which is the weakest?", "is it too complex?": what carries it, what is loose, what it costs. */
export function review(context: ChatContext): Said {
  const lead = knownEntry(context.cores[0] ?? '');
  if (!lead) {
    return {
      intent: 'review',
      lines: [
        context.items.length === 0
          ? 'There is nothing to judge yet: the idea has no items. Ask me to suggest a core.'
          : `I know none of the mechanics in ${joinWords(itemNames(context, 3))}, so a judgement would be a guess. Name one the way players would, such as “sorting” or “tower defence”.`,
      ],
      basis: itemNames(context, 3),
    };
  }
  const ties = (id: string) => context.ids.filter((other) => other !== id && fitTogether(other, id));
  const friends = ties(lead.entry.id);
  const loose = weakest(context, ties);
  const second = knownEntry(context.cores[1] ?? '');
  const count = context.request.idea.coreMechanics.length;
  const link = context.items.find(({ content }) => /^each /i.test(content));
  return {
    intent: 'review',
    lines: [
      `What carries it: ${lead.entry.name} gives ${lead.known.gives}${friends.length > 0 ? `, and ${joinWords(entryNames(friends.slice(0, 3)))} ${friends.length === 1 ? 'goes' : 'go'} with it` : '; nothing else in the idea leans on it yet'}.`,
      loose
        ? `The weakest item: ${quote(loose.content, 100)}. ${whyWeak(loose, ties)}`
        : 'Every item leans on another one; none of them is the obvious one to cut.',
      second && !link
        ? `${lead.entry.name} and ${second.entry.name} stand side by side: no item says what one does for the other. Ask “combine ${lowerFirst(lead.entry.name)} and ${lowerFirst(second.entry.name)}”.`
        : '',
      `Size: ${countNoun(count, 'core mechanic')} and ${countNoun(context.request.idea.metaElements.length, 'meta element')}${count > TEACHABLE ? `; a first session can teach two or three, so bring the rest in later` : ''}.`,
      `What it costs to build: ${lead.known.needs}${second ? `; for the second mechanic ${second.known.needs}` : ''}.`,
      'That is my reading of the items, not of the market. Ask “risks” or “similar games” for those.',
    ].filter(Boolean),
    basis: [
      lead.entry.name,
      ...(second ? [second.entry.name] : []),
      ...(loose ? [quote(loose.content, 40)] : []),
      ...itemNames(context, 2),
    ],
  };
}

/** The item with the fewest ties: first what nobody knows, then what goes with nothing. */
function weakest(context: ChatContext, ties: (id: string) => string[]): ChatItem | undefined {
  const lead = context.cores[0];
  return (
    context.items.find(({ entry }) => entry !== undefined && entry !== lead && ties(entry).length === 0) ??
    context.items.find(({ entry }) => entry === undefined)
  );
}

function whyWeak({ entry }: ChatItem, ties: (id: string) => string[]): string {
  const found = knownEntry(entry ?? '');
  if (!found || ties(found.entry.id).length > 0)
    return 'It names no action I know: say what the player does in it and what is won, and it can be tied to the core.';
  return `${found.entry.name} goes with nothing else in the idea; it needs ${found.known.needs}. Tie it to the core or let it go.`;
}

/** "Combine X and Y": what a success in one does in the other, both ways round. */
export function combine(context: ChatContext): Said {
  const parts = context.message.split(/\b(?:and|with|to|into)\b|[,&+]/i);
  const meant = parts.flatMap((part) => {
    const item = findMeantItems(context, part).find(({ entry }) => entry);
    return item?.entry ? [item.entry] : [];
  });
  const ids = [...new Set([...context.named, ...meant])];
  const pair = ids.length >= 2 ? ids : [...new Set([...ids, ...context.cores])];
  const [a, b] = pair.map(knownEntry).filter((found): found is KnownEntry => found !== undefined);
  if (!a || !b) {
    return {
      intent: 'combine',
      lines: [
        'Combine what with what? Name two items or mechanics that I know, for instance “combine merging and guilds”.',
      ],
      basis: itemNames(context, 3),
    };
  }
  const links = [link(a, b), link(b, a)].flatMap((text) => text ?? []);
  if (links.length === 0) {
    return {
      intent: 'combine',
      lines: [
        `${a.entry.name} and ${b.entry.name} are both frames around a game: neither has a moment of success that could pay into the other. Tie both to the core instead.`,
      ],
      basis: [a.entry.name, b.entry.name],
    };
  }
  return {
    intent: 'combine',
    lines: [
      `${links.length === 1 ? 'A way' : 'Two ways'} to make one game of ${a.entry.name} and ${b.entry.name}:`,
      ...links.map(({ text, from, into }, at) =>
        proposalLine(
          at + 1,
          text,
          mechanicKnowledge[into] ? 'mechanic' : 'meta',
          `what is won in ${entryName(from)} is felt in ${entryName(into)}.`,
        ),
      ),
      fitTogether(a.entry.id, b.entry.id)
        ? 'The two are often seen together, so players will find the link natural.'
        : 'The two are seldom seen together: that is where it can be new, and where testers may get lost.',
      links.length === 1 ? 'Say “do that” to take it.' : 'Say “the first” or “the second” to take one.',
    ],
    basis: [a.entry.name, b.entry.name, ...itemNames(context, 2)],
  };
}

function link(from: KnownEntry, into: KnownEntry) {
  return 'beat' in from.known
    ? {
        text: upperFirst(`each ${from.known.beat} ${into.known.reward}`),
        from: from.entry.id,
        into: into.entry.id,
      }
    : undefined;
}

/** "Make the guilds more interesting": a better text for the one item that is meant. */
export function improve(context: ChatContext): Said {
  const meant = findMeantItems(context);
  const [item] = meant;
  if (!item || meant.length > 1)
    return askWhich('improve', meant.length > 0 ? meant : context.items, 'improve');
  const { idea, charting } = context.request;
  const { suggestion } = assist({
    question: context.message,
    item: item.content,
    kind: item.kind,
    idea,
    charting,
  });
  const found = knownEntry(item.entry ?? '');
  const partner = found && complements([found.entry.id], 'meta', new Set(context.ids), charting)[0];
  return {
    intent: 'improve',
    lines: [
      `${quote(item.content, 120)} could become ${quote(suggestion, 300)}.`,
      found
        ? `${found.entry.name} usually falls flat because of ${found.known.pitfall}; what makes it work is ${found.known.needs}.`
        : 'I don’t recognize this, so I keep your words and tie it to the core.',
      ...(partner ? [`If it should give a longer goal too, ${entryName(partner.id)} goes with it.`] : []),
      APPLY,
    ],
    basis: [quote(item.content, 40), ...(found ? [found.entry.name] : [])],
    updatedIdea: replaceItem(context, item, suggestion),
  };
}

const ASKED_WHICH =
  /Which one should I (remove|explain|improve|weigh)\?|I would (remove|explain|improve|weigh) it, but/;
const OFFERED = /^- (core mechanic|meta element) (\d+): /gm;

/** The answer to "which one?", as the whole request: "meta element 2" after "remove it" → "remove “…”". */
export function answeredWhich({ request, message, items }: ChatContext): string | undefined {
  const last = request.history.at(-1);
  const asked = last?.role === 'ai' ? ASKED_WHICH.exec(last.content) : null;
  const verb = asked?.[1] ?? asked?.[2];
  if (!last || !verb || message.length > 60) return undefined;
  const offered = [...last.content.matchAll(OFFERED)].flatMap(([, list, place]) =>
    items.filter(
      (one) => one.at === Number(place) - 1 && (one.kind === 'mechanic') === (list === 'core mechanic'),
    ),
  );
  const named = /\b(mechanic|meta(?: element)?)\s*(\d+)\b/i.exec(message);
  const plain =
    /^(?:the\s+)?(?:number\s+|#)?(first|second|third|fourth|fifth|sixth|\d)(?:\s+one)?[.!]?$/i.exec(message);
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(
    plain?.[1]?.toLowerCase() ?? '',
  );
  const item = named
    ? items.find(
        ({ kind, at }) =>
          at === Number(named[2]) - 1 && (kind === 'mechanic') === /^mechanic/i.test(named[1] ?? ''),
      )
    : plain
      ? offered[place >= 0 ? place : Number(plain[1]) - 1]
      : undefined;
  if (!item) return undefined;
  return `${verb === 'weigh' ? 'Should I remove' : verb} “${item.content.replace(/["“”«»]/g, '')}”`;
}
