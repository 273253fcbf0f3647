import { complements } from './complements.js';
import { presence } from './chart-facts.js';
import { type Direction, DIRECTION_NAMES, detectDirection } from './directions.js';
import { findNamedEntries, identify, identifyOne } from './identify.js';
import type { AssistAnswer, AssistRequest } from './engine.types.js';
import { type KnownEntry, knownEntry, mechanicKnowledge, metaKnowledge } from './knowledge/knowledge.js';
import { entryName } from '../../ai/taxonomy/taxonomy.js';
import { joinWords, lowerFirst, oneLine, quote, sameKey, shorten, upperFirst } from './phrases.js';
import { hashText } from './random.js';

const LONGEST_SUGGESTION = 1_000;
const LONGEST_HEAD = 80;

/** The item at hand in its idea. */
interface Subject {
  text: string;
  /** The item without its remarks: what the sentence is about. */
  head: string;
  found: KnownEntry | undefined;
  /** Ids of the other items. */
  others: string[];
  request: AssistRequest;
}

/**
 * A better text for one item in the direction of the question's words; without one, the variant that fits the
 * question best. Never empty, never the text as it was. Pure: the same request gives the same answer.
 */
export function assist(request: AssistRequest): AssistAnswer {
  const subject = findSubject(request);
  const asked = detectDirection(request.question);
  const theme = findTheme(request.question);
  const guest = findNamedEntries(request.question).find((id) => id !== subject.found?.entry.id);
  const steps: (() => Proposal | undefined)[] = [
    () => (theme ? applyTheme(subject, theme) : undefined),
    () => (guest && !isWordOfDirection(asked?.words, guest) ? combineWith(subject, guest) : undefined),
    () => (asked ? applyDirection(subject, asked.direction) : undefined),
    () => ofQuestion(subject),
  ];
  for (const step of steps) {
    const proposal = step();
    if (proposal && isNew(subject, proposal.text)) return answer(subject, proposal);
  }
  return answer(subject, lastResort(subject));
}

interface Proposal {
  text: string;
  direction: string;
  used: string[];
}

function findSubject(request: AssistRequest): Subject {
  const text = oneLine(request.item);
  const id = text ? identifyOne(text, request.kind) : undefined;
  const own = sameKey(text);
  const others = [...request.idea.coreMechanics, ...request.idea.metaElements]
    .filter(({ content }) => sameKey(content) !== own)
    .flatMap(({ content }) => identify(content).slice(0, 1));
  const chosen =
    id ?? (text ? undefined : complements(others, request.kind, new Set(others), request.charting)[0]?.id);
  return { text, head: getHead(text), found: chosen ? knownEntry(chosen) : undefined, others, request };
}

/** "Match-3 boards where the cleared colour …" → "Match-3 boards". */
function getHead(text: string): string {
  const cut =
    text.split(/ (?:where|in which|with|that|so that|whose|without|while|, )|[:;,(–—.]| - /, 1)[0]?.trim() ??
    '';
  return shorten(cut.length >= 4 ? cut : text, LONGEST_HEAD);
}

function applyDirection(subject: Subject, direction: Direction): Proposal | undefined {
  const { found, head } = subject;
  const name = DIRECTION_NAMES[direction];
  const with_ = (text: string | undefined, used: string[] = []): Proposal | undefined =>
    text ? { text, direction: name, used } : undefined;
  const known = found?.known;
  const label = head || found?.entry.name || '';
  switch (direction) {
    case 'shorten':
      return with_(shortenText(subject));
    case 'expand':
      return expandText(subject, name);
    case 'simplify':
      return with_(
        known
          ? `${label}: ${known.act}, nothing more to learn`
          : `${label}, reduced to one rule and one reward`,
      );
    case 'casual':
      return with_(known?.casual ?? `${label} at one’s own pace: no timer, no loss, every attempt counts`);
    case 'competitive':
      return with_(
        known?.rivalry ??
          `${label} under equal conditions for everyone, one attempt a day, ranked among fifty players`,
      );
    case 'monetise':
      return with_(
        known
          ? `${label}, earning through ${known.money}`
          : `${label}, free to play, with one fair comfort for sale and a voluntary ad bonus at its end`,
      );
    case 'retention':
      return linkedTo(subject, 'retention', name);
    case 'social':
      return linkedTo(subject, 'social', name);
    case 'solo':
      return with_(
        `${label}, for one player: the others are earlier results of real people, so nobody has to be online`,
      );
    case 'shorter-session':
    case 'longer-session':
      return with_(changePace(subject, direction));
    case 'repair':
      return with_(
        known
          ? `${label} with ${known.needs}`
          : `${label}, with a visible goal before each attempt and a reason for every loss`,
      );
    case 'rewrite':
      return with_(known ? `${label}: players ${known.act}` : undefined);
    case 'variant':
      return pickVariant(subject);
  }
}

function shortenText({ text, head, found }: Subject): string | undefined {
  // A link ("each … does …") has no remark that could be cut: only its whole says anything.
  const candidates = [
    /^each /i.test(text) ? '' : head,
    /^each /i.test(text) ? '' : withoutTail(text),
    found?.entry.name,
    found && upperFirst(found.known.act),
  ];
  return candidates.find((one) => one && one.length < text.length && sameKey(one) !== sameKey(text));
}

/** "Swap tiles to free crates from the tide before it rises" → "Swap tiles to free crates". */
function withoutTail(text: string): string {
  const body = text.split(/ (?:before|until|after|when|once|from|because|during|by) /i, 1)[0]?.trim() ?? '';
  return body.split(' ').length >= 3 ? body : '';
}

function expandText(subject: Subject, direction: string): Proposal {
  const { text, head, found } = subject;
  const known = found?.known;
  if (!known) {
    const core = getCore(subject);
    const pay = core ? `; each success ${mechanicKnowledge[core]?.reward ?? ''}` : '';
    return {
      text: `${text || head}: say who acts, what can go wrong and what is won${pay}`,
      direction,
      used: core ? [core] : [],
    };
  }
  const core = subject.others.find(
    (id) => id !== found.entry.id && (mechanicKnowledge[id] ?? metaKnowledge[id]),
  );
  const partner = core ? knownEntry(core) : undefined;
  const link = 'beat' in known && partner ? ` Each ${known.beat} ${partner.known.reward}.` : '';
  const base = text.replace(/[.\s]+$/, '');
  const body = sameKey(base).includes(sameKey(known.act))
    ? `It needs ${known.needs}`
    : `players ${known.act}`;
  return {
    text: `${base || found.entry.name}: ${body}. It gives ${known.gives}.${link}`,
    direction,
    used: partner ? [partner.entry.id] : [],
  };
}

function changePace({ found, head, request }: Subject, direction: Direction): string {
  const known = found?.known;
  const label = head || found?.entry.name || '';
  const short = direction === 'shorter-session';
  if (known && 'minutes' in known) {
    const [from, to] = known.minutes;
    const goal = short ? Math.max(1, Math.round(from / 2)) : Math.round(to * 1.75);
    return short
      ? `${label} in goes of ${goal === 1 ? 'one minute' : `${goal} minutes`} that end on the first ${known.beat}, with one tap to the next`
      : `${label} in sittings of about ${goal} minutes: each ${known.beat} opens the next stage, and leaving keeps the place`;
  }
  const act = known ? `: ${known.act}` : '';
  return short
    ? `${label} done within a minute of opening the game${act}`
    : `${label} as a goal for a whole evening, in three stages that may be left at any time${request.kind === 'meta' ? act : ''}`;
}

/** Families that answer for the word. */
const FAMILIES = { retention: ['retention', 'progression', 'live-operations'], social: ['social'] } as const;

/** Ties the item to the best fitting entry of some families: its success pays there. */
function linkedTo(subject: Subject, wish: keyof typeof FAMILIES, direction: string): Proposal | undefined {
  const id = subject.found?.entry.id;
  const basis = [...(id ? [id] : []), ...subject.others];
  const families: readonly string[] = FAMILIES[wish];
  const options = complements(basis, 'meta', new Set(id ? [id] : []), subject.request.charting).filter(
    (one) => families.includes(knownEntry(one.id)?.entry.family ?? ''),
  );
  const partner = options[0]?.id ?? (wish === 'social' ? 'friends-gifting' : 'daily-quests');
  return combineWith(subject, partner, direction);
}

/** Item and another entry in one sentence. */
function combineWith(subject: Subject, guest: string, direction?: string): Proposal | undefined {
  const partner = knownEntry(guest);
  if (!partner) return undefined;
  const { found, head } = subject;
  const label = head || found?.entry.name || '';
  const said = direction ?? `with ${partner.entry.name}`;
  const known = found?.known;
  if (known && 'beat' in known)
    return { text: `${label}: each ${known.beat} ${partner.known.reward}`, direction: said, used: [guest] };
  if ('beat' in partner.known && known)
    return { text: `${label}: each ${partner.known.beat} ${known.reward}`, direction: said, used: [guest] };
  return {
    text: `${label}, together with ${lowerFirst(partner.entry.name)}: ${lowerFirst(nextText(subject, partner))}`,
    direction: said,
    used: [guest],
  };
}

function applyTheme(subject: Subject, theme: string): Proposal {
  const { found, head } = subject;
  const label = head || found?.entry.name || '';
  const known = found?.known;
  const body = known
    ? ` players ${known.act}, and everything they see belongs to it`
    : ' every step of it is told in that world';
  return {
    text: `${label}, set in ${theme}:${body}`,
    direction: `the setting ${quote(theme, 40)}`,
    used: [],
  };
}

const THEME =
  /\b(?:set (?:it |this )?in|(?<!what |how )about|themed? (?:as|around|on|of|with)|in the (?:style|world) of|setting[:,]?)\s+((?:an? |the )?[\p{L}\p{N}' -]{3,50}?)(?:\s+(?:theme|setting|world))?\s*[.!?]*$/iu;
const findTheme = (question: string): string | undefined => {
  const found = THEME.exec(oneLine(question))?.[1]?.trim();
  return found && !/^(it|this|that|them)\b/i.test(found) ? found : undefined;
};

/** "more competitive (pvp)" names an entry only to point the way. */
const isWordOfDirection = (words: string | undefined, id: string): boolean =>
  words !== undefined && findNamedEntries(words).includes(id);

function pickVariant(subject: Subject): Proposal | undefined {
  const { found } = subject;
  return found ? { text: nextText(subject, found), direction: DIRECTION_NAMES.variant, used: [] } : undefined;
}

/** The variant that shares most words with the question; among equals one chosen by question and item. */
function ofQuestion(subject: Subject): Proposal | undefined {
  return pickVariant(subject);
}

function nextText(subject: Subject, { known }: KnownEntry): string {
  const wanted = new Set(
    sameKey(subject.request.question)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const texts: string[] = [...known.variants, known.casual, known.rivalry];
  const start = hashText(`${subject.request.question}/${subject.text}`) % known.variants.length;
  const order = texts.map((text, at) => ({
    text,
    hits: sameKey(text)
      .split(' ')
      .filter((word) => wanted.has(word)).length,
    // Variants first, beginning at one that depends on question and item, then the two directions.
    seat: at < known.variants.length ? (at - start + known.variants.length) % known.variants.length : at,
  }));
  order.sort((a, b) => b.hits - a.hits || a.seat - b.seat);
  return order.find(({ text }) => isNew(subject, text))?.text ?? texts[0] ?? '';
}

/** For what the taxonomy does not know: the item's own words beside the idea's core. */
function lastResort(subject: Subject): Proposal {
  const { found, head, request } = subject;
  if (found) {
    const text = nextText(subject, found);
    if (isNew(subject, text)) return { text, direction: DIRECTION_NAMES.variant, used: [] };
  }
  const core = getCore(subject);
  const known = core ? mechanicKnowledge[core] : undefined;
  const label = head || (request.kind === 'mechanic' ? 'A core action' : 'A lasting goal');
  const link = known
    ? `${label}, tied to ${lowerFirst(entryName(core as string))}: each ${known.beat} moves it on by one step`
    : `${label}: one clear action, a visible result within ten seconds, and a choice about what comes next`;
  const text = sameKey(link) === sameKey(subject.text) ? `${link}, shown on screen at once` : link;
  return { text, direction: 'a link to the idea’s core', used: core ? [core] : [] };
}

const getCore = ({ others }: Subject): string | undefined => others.find((id) => mechanicKnowledge[id]);

function isNew(subject: Subject, text: string): boolean {
  const key = sameKey(text);
  if (!key || key === sameKey(subject.text)) return false;
  const { coreMechanics, metaElements } = subject.request.idea;
  return ![...coreMechanics, ...metaElements].some(({ content }) => sameKey(content) === key);
}

function answer(subject: Subject, { text, direction, used }: Proposal): AssistAnswer {
  const { found, request } = subject;
  const names = [
    found ? found.entry.name : subject.text ? quote(subject.text) : 'empty item',
    ...used.map((id) => entryName(id)),
  ];
  const told = found ? presence(request.charting, found.entry.id) : undefined;
  return {
    suggestion: shorten(upperFirst(text), LONGEST_SUGGESTION),
    basis: [
      joinWords([...new Set(names)]),
      `direction: ${direction}`,
      ...(found ? [] : subject.text ? ['this item wasn’t recognized, so its own words were kept'] : []),
      ...(told ? [`charts${request.charting?.sample ? ' (sample data)' : ''}: ${told}`] : []),
    ],
  };
}
