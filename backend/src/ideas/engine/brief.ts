import { countNoun } from '../../common/count-noun.js';
import { identify, identifyOne } from './identify.js';
import type { BriefSource, IdeaBrief, IdeaView, ItemKind } from './engine.types.js';
import type { IdeaScore, NearnessReport } from '../../trends/trends.types.js';
import { type KnownEntry, knownEntry, mechanicKnowledge } from './knowledge/knowledge.js';
import { joinWords, lowerFirst, oneLine, quote, sameKey, sentence } from './phrases.js';
import { listRisks } from './risks.js';

const MOST_REFERENCES = 5;
/** As the ranking screens call them. */
const CHARTS = { downloads: 'Top Free', revenue: 'Top Grossing', new: 'Top New' } as const;
const MOST_RISKS = 4;

/** One page about an idea: what is played, why one returns, what it stands beside and what may go wrong. Pure. */
export function writeBrief(
  idea: IdeaView,
  nearest: NearnessReport | null,
  score: IdeaScore | null,
  sources: readonly BriefSource[],
): IdeaBrief {
  const ids = [...idea.coreMechanics, ...idea.metaElements].flatMap(({ content }) =>
    identify(content).slice(0, 2),
  );
  const cores = [...new Set(ids.filter((id) => mechanicKnowledge[id]))];
  const metas = [...new Set(ids.filter((id) => !mechanicKnowledge[id]))];
  return {
    name: oneLine(idea.name),
    hook: hook(idea, cores, metas),
    loop: loop(cores, metas),
    mechanics: idea.coreMechanics.map(({ content }) => toNote(content, 'mechanic')),
    meta: idea.metaElements.map(({ content }) => toNote(content, 'meta')),
    references: references(nearest, sources),
    risks: listRisks([...cores, ...metas], MOST_RISKS).map(({ risk, answer }) => ({ risk, answer })),
    score: score && {
      total: score.score,
      parts: score.parts.map(({ label, score: part, explanation }) => ({ label, score: part, explanation })),
    },
    notes: notes(nearest, score),
  };
}

function hook(idea: IdeaView, cores: readonly string[], metas: readonly string[]): string {
  const core = mechanicKnowledge[cores[0] ?? ''];
  if (!core) {
    const first = idea.coreMechanics[0]?.content;
    return first ? sentence(`The core: ${oneLine(first)}`) : 'No core mechanic is written down yet.';
  }
  const link = idea.coreMechanics.find(({ content }) => /^each /i.test(content));
  const long = knownEntry(metas[0] ?? '');
  const why = long ? ` They come back to ${long.known.act}.` : '';
  return sentence(`Players ${core.act}${link ? `, and ${lowerFirst(oneLine(link.content))}` : ''}`) + why;
}

function loop(cores: readonly string[], metas: readonly string[]): IdeaBrief['loop'] {
  const all = cores.map((id) => mechanicKnowledge[id]).filter((known) => known !== undefined);
  const core = all[0];
  const meta = metas.map(knownEntry).filter((found): found is KnownEntry => found !== undefined);
  const [near, far] = [meta[0], meta[1]];
  return {
    moment: core
      ? sentence(`Players ${core.act}; the moment to feel is the ${core.beat}`)
      : 'Not written down yet.',
    session: core
      ? sentence(
          `One go takes ${core.minutes[0] === core.minutes[1] ? countNoun(core.minutes[0], 'minute') : `${core.minutes[0]} to ${core.minutes[1]} minutes`}` +
            (near
              ? `; what it earns goes into ${lowerFirst(near.entry.name)}, ${'pace' in near.known ? `felt ${near.known.pace}` : 'felt at once'}`
              : ''),
        )
      : 'Not written down yet.',
    longTerm: far
      ? sentence(`Over weeks they ${far.known.act}; it gives ${far.known.gives}`)
      : near
        ? sentence(`Over weeks they ${near.known.act}; it gives ${near.known.gives}`)
        : 'No lasting goal is written down yet.',
  };
}

function toNote(content: string, kind: ItemKind): { name: string; note: string } {
  const known = knownEntry(identifyOne(content, kind) ?? '');
  return {
    name: oneLine(content),
    note: known
      ? sentence(`${known.entry.name}: gives ${known.known.gives}; needs ${known.known.needs}`)
      : '',
  };
}

function references(
  nearest: NearnessReport | null,
  sources: readonly BriefSource[],
): IdeaBrief['references'] {
  const made = sources.map(({ type, name, items }) => {
    // An item can be both kept and twisted; it was taken once.
    const taken = [...new Map(items.map((item) => [sameKey(item), oneLine(item)])).values()];
    return {
      title: oneLine(name),
      note: sentence(
        `${type === 'game' ? 'Source game' : 'Source idea'}${taken.length > 0 ? `; taken from it: ${joinWords(taken)}` : ''}`,
      ),
    };
  });
  const near = (nearest?.games ?? []).map(({ title, rank, rankingType, platform, shared, missing }) => ({
    title: oneLine(title),
    note: sentence(
      `${CHARTS[rankingType]} #${rank} on ${platform === 'ios' ? 'iOS' : 'Android'}. Shares ${shared.slice(0, 3).join(', ')}` +
        (missing.length > 0 ? `; has ${missing.slice(0, 3).join(', ')} besides` : ''),
    ),
  }));
  return [...made, ...near].slice(0, MOST_REFERENCES);
}

function notes(nearest: NearnessReport | null, score: IdeaScore | null): string[] {
  const data = nearest ?? score;
  if (!data) return ['No charts were looked at for this page.'];
  return [
    `Charts: ${data.scope}. ${data.analysed} of ${countNoun(data.charting, 'charting game')} are analyzed.`,
    ...(data.sample ? ['The captures are sample data: the figures show how it works, not the market.'] : []),
    ...(nearest?.notEnough ? [nearest.notEnough] : []),
    ...(score?.notEnough ? [score.notEnough] : []),
    ...(nearest && nearest.unknown.length > 0
      ? [
          `Not compared, because it wasn’t recognized: ${joinWords(nearest.unknown.map((text) => quote(text, 80)))}.`,
        ]
      : []),
  ];
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
  const list = (lines: readonly string[], none: string) =>
    lines.length > 0 ? lines.map((line) => `- ${line}`) : [`_${none}_`];
  const named = ({ name, note }: { name: string; note: string }) =>
    `**${e(name)}**${note ? ` — ${e(note)}` : ''}`;
  const lines = [
    `# ${e(brief.name) || 'Untitled idea'}`,
    '',
    e(brief.hook),
    '',
    '## Loop',
    '',
    `- **Moment:** ${e(brief.loop.moment)}`,
    `- **Session:** ${e(brief.loop.session)}`,
    `- **Long term:** ${e(brief.loop.longTerm)}`,
    '',
    '## Core mechanics',
    '',
    ...list(brief.mechanics.map(named), 'None yet.'),
    '',
    '## Meta elements',
    '',
    ...list(brief.meta.map(named), 'None yet.'),
    '',
    '## References',
    '',
    ...list(
      brief.references.map(({ title, note }) => `**${e(title)}** — ${e(note)}`),
      'None.',
    ),
    '',
    '## Risks',
    '',
    ...list(
      brief.risks.map(({ risk, answer }) => `**${e(risk)}** — ${e(answer)}`),
      'None found.',
    ),
  ];
  if (brief.score) {
    lines.push('', '## Score', '');
    lines.push(
      brief.score.total === null ? 'Not enough data for a score.' : `**${brief.score.total} of 10**`,
      '',
      ...brief.score.parts.map(
        ({ label, score, explanation }) => `- ${e(label)}: ${score ?? '—'} — ${e(explanation)}`,
      ),
    );
  }
  if (brief.notes.length > 0) lines.push('', '## Data', '', ...brief.notes.map((note) => `- ${e(note)}`));
  return `${lines.join('\n')}\n`;
}
