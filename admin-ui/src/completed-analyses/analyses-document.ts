import type { Analysis, AnalysisItem } from '../api/types';
import { engineName, describeSource } from '../analysis/engines/engine-labels';
import { toDisplayedItem } from '../analysis/items/displayed-item';
import { escapeMarkdown } from '../components/text/markdown';

/** Markdown of several analyses, one section each. */
export function analysesMarkdown(analyses: Analysis[]): string {
  const chapters = analyses.map((analysis) =>
    [
      `## ${escapeMarkdown(analysis.title || 'Unknown Game')}`,
      `${escapeMarkdown(analysis.developer || 'Unknown Developer')}, \`${analysis.bundleId}\``,
      `Analyzed on ${analysis.analyzedAt} by ${escapeMarkdown(engineName(analysis))}, version ${analysis.version}.${sourceLine(analysis)}`,
      `### Core Mechanics\n\n${list(analysis.mechanics)}`,
      `### Meta Elements\n\n${list(analysis.metaElements)}`,
    ].join('\n\n'),
  );
  return `# Completed Analyses\n\n${chapters.join('\n\n')}\n`;
}

function sourceLine(analysis: Analysis): string {
  const source = describeSource(analysis);
  return source ? ` ${escapeMarkdown(source)}.` : '';
}

function list(items: AnalysisItem[]): string {
  if (items.length === 0) return 'None found.';
  return items.map(formatItem).join('\n');
}

function formatItem(item: AnalysisItem): string {
  const { name, description, rejected } = toDisplayedItem(item);
  const head = rejected
    ? `- ~~${escapeMarkdown(name)}~~ (rejected by an analyst)`
    : `- **${escapeMarkdown(name)}** (${item.confidence}${item.feedback ? `, ${item.feedback.verdict} by an analyst` : ''})`;
  const quotes = rejected ? [] : (item.evidence ?? []).map((sentence) => `  > ${escapeMarkdown(sentence)}`);
  return [description ? `${head}: ${escapeMarkdown(description)}` : head, ...quotes].join('\n');
}
