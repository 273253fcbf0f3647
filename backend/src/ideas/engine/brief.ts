import { joinWords } from '../../common/text/join-words.js';
import { oneLine, sameKey, sentence } from './phrases.js';
import type { BriefSource, Concept, IdeaBrief, IdeaView } from './engine.types.js';

const OPEN = 'Not decided yet.';

type Texts = 'fantasy' | 'setting' | 'audience' | 'artDirection' | 'monetization' | 'firstTest';
export const BRIEF_FIELDS: readonly [Texts, string][] = [
  ['fantasy', 'Player fantasy'],
  ['setting', 'Setting'],
  ['audience', 'Audience'],
  ['artDirection', 'Art direction'],
  ['monetization', 'Monetization'],
  ['firstTest', 'First test'],
];

/** One page about an idea, made of its own fields alone: what is not written down says so. Pure. */
export function writeBrief(idea: IdeaView, sources: readonly BriefSource[]): IdeaBrief {
  const { concept } = idea;
  const item = ({ content }: { content: string }) => ({ name: oneLine(content), note: '' });
  const step = (name: keyof Concept['coreLoop']) => concept.coreLoop?.[name] || OPEN;
  const fields = BRIEF_FIELDS.map(([field, label]) => ({ field, label, text: concept[field] ?? '' }));
  return {
    name: oneLine(idea.name),
    hook: concept.pitch ?? '',
    loop: { moment: step('moment'), session: step('session'), longTerm: step('weeks') },
    fields,
    mechanics: idea.coreMechanics.map(item),
    meta: idea.metaElements.map(item),
    references: [...listComparables(concept), ...listSources(sources)],
    risks: concept.risk ? [{ risk: concept.risk, answer: '' }] : [],
    score: null,
    notes: listMissing(idea),
  };
}

function listComparables({ comparables = [] }: Partial<Concept>): IdeaBrief['references'] {
  return comparables.map(({ title, note }) => ({ title: oneLine(title), note: oneLine(note) }));
}

function listSources(sources: readonly BriefSource[]): IdeaBrief['references'] {
  return sources.map(({ type, name, items }) => {
    const uniqueItems = [...new Map(items.map((one) => [sameKey(one), oneLine(one)])).values()];
    const lead = type ? `Source ${type}; taken from it` : 'Own words';
    const none = type ? `Source ${type}` : 'Own words';
    return {
      title: oneLine(name),
      note: sentence(uniqueItems.length > 0 ? `${lead}: ${joinWords(uniqueItems)}` : none),
    };
  });
}

/** The fields nobody has filled in, in one sentence. */
function listMissing({ concept, coreMechanics }: IdeaView): string[] {
  const { pitch, coreLoop, comparables = [], risk } = concept;
  const missing = [
    ...(pitch ? [] : ['pitch']),
    ...(coreMechanics.length > 0 ? [] : ['core mechanics']),
    ...(coreLoop?.moment && coreLoop.session && coreLoop.weeks ? [] : ['core loop']),
    ...BRIEF_FIELDS.flatMap(([field, label]) => (concept[field] ? [] : [label.toLowerCase()])),
    ...(risk ? [] : ['biggest risk']),
    ...(comparables.length > 0 ? [] : ['comparable games']),
  ];
  return missing.length > 0 ? [`Not decided yet: ${joinWords(missing)}.`] : [];
}

/** Texts of people may hold anything: what Markdown or HTML would read as a sign is escaped, links do not work. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-=])/, '\\$1')
    .replace(/\b(https?|ftp|mailto|www)([:.])/gi, '$1\\$2');

/** The page as Markdown. */
export function formatBrief(brief: IdeaBrief): string {
  const e = escapeMarkdown;
  const section = (title: string, lines: readonly string[], none: string) => [
    ...['', `## ${title}`, ''],
    ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [`_${none}_`]),
  ];
  const formatNoted = (title: string, note: string) => `**${e(title)}**${note ? ` — ${e(note)}` : ''}`;
  const { loop } = brief;
  const lines = [
    `# ${e(brief.name) || 'Untitled idea'}`,
    '',
    brief.hook ? e(brief.hook) : '_No pitch yet._',
    ...section(
      'Core loop',
      [`**Moment:** ${e(loop.moment)}`, `**Session:** ${e(loop.session)}`, `**Weeks:** ${e(loop.longTerm)}`],
      '',
    ),
    ...brief.fields.flatMap(({ label, text }) => ['', `## ${label}`, '', text ? e(text) : `_${OPEN}_`]),
    ...section(
      'Core mechanics',
      brief.mechanics.map(({ name, note }) => formatNoted(name, note)),
      'None yet.',
    ),
    ...section(
      'Meta elements',
      brief.meta.map(({ name, note }) => formatNoted(name, note)),
      'None yet.',
    ),
    ...section(
      'Comparable games and sources',
      brief.references.map(({ title, note }) => formatNoted(title, note)),
      'None yet.',
    ),
    ...section(
      'Biggest risk',
      brief.risks.map(({ risk }) => e(risk)),
      OPEN,
    ),
    ...(brief.notes.length > 0 ? ['', '---', '', ...brief.notes.map((note) => `${e(note)}  `)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
