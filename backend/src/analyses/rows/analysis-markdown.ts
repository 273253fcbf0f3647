import type { AnalysisDto, AnalysisItemDto } from '../analyses.dto.js';

/** Formats an analysis as Markdown. */
export function analysisMarkdown(analysis: AnalysisDto): string {
  const by = analysis.model ? `${analysis.engine} (${analysis.model})` : analysis.engine;
  const who = analysis.analyzedByName ? ` by ${escapeText(analysis.analyzedByName)}` : '';
  return [
    `# ${escapeText(analysis.title)}`,
    '',
    ...(analysis.developer ? [escapeText(analysis.developer), ''] : []),
    `Analyzed on ${analysis.analyzedAt.toISOString()}${who}; engine ${escapeText(by)}, version ${analysis.version}.`,
    '',
    ...(analysis.source ? [`Description: ${escapeText(analysis.source)}.`, ''] : []),
    ...formatSection('Core Mechanics', analysis.mechanics),
    ...formatSection('Meta Elements', analysis.metaElements),
    ...analysis.notes.map((note) => `> ${escapeText(note)}\n`),
  ].join('\n');
}

function formatSection(title: string, items: readonly AnalysisItemDto[]): string[] {
  const lines = items.flatMap((item) => [
    `- **${escapeText(item.feedback?.name ?? item.name)}** (${item.feedback?.verdict ?? item.confidence}): ${escapeText(
      item.feedback?.description ?? item.description,
    )}`,
    ...(item.evidence ?? []).map((quote) => `  - “${escapeText(quote)}”`),
  ]);
  return [`## ${title}`, '', ...(lines.length > 0 ? lines : ['None found.']), ''];
}

/** Escapes titles and quotations of the stores to one line without markup. */
const escapeText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
