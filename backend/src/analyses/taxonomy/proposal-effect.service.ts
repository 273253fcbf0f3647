import { Injectable } from '@nestjs/common';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { AiService } from '../../ai/ai.service.js';
import type { AnalysisInput, AnalysisItem } from '../../ai/ai.types.js';
import { analyzeText } from '../../ai/engines/built-in/built-in.engine.js';
import { splitPhrases } from '../../ai/taxonomy/phrases.js';
import type { Vocabulary } from '../../ai/taxonomy/vocabulary.js';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import type { EffectGameDto, ProposalEffectDto, TaxonomyProposalDto } from './taxonomy.dto.js';
import { TaxonomyService } from './taxonomy.service.js';
import { MAX_NAMED } from './taxonomy.dto.js';

/** Limit of analyzed texts; each takes about a millisecond. */
const MAX_TEXTS = 5_000;
/** Texts per batch, so that other requests are served in between. */
const AT_ONCE = 20;
/** Letters of a word that inflection does not change. */
const STEM = 4;

/** Measures how a proposal would change the analyses of all stored texts. */
@Injectable()
export class ProposalEffect {
  private readonly measurements = new SingleFlight<ProposalEffectDto>();

  constructor(
    private readonly taxonomy: TaxonomyService,
    private readonly texts: StoreDescriptions,
    private readonly ai: AiService,
  ) {}

  /** @throws ProblemException 404 */
  measure(id: string): Promise<ProposalEffectDto> {
    return this.measurements.run(id, () => this.compareTexts(id));
  }

  private async compareTexts(id: string): Promise<ProposalEffectDto> {
    const proposal = await this.taxonomy.getProposal(id);
    const vocabularies = await this.taxonomy.getVocabulariesAround(proposal);
    const effect: ProposalEffectDto = { texts: 0, complete: true, gained: 0, lost: 0, changed: 0, games: [] };
    for await (const { bundleId, ...input } of this.texts.listLongest()) {
      if (effect.texts >= MAX_TEXTS) return { ...effect, complete: false };
      if (++effect.texts % AT_ONCE === 0) await yieldToOthers();
      if (this.ai.measureReading(input.description) !== 'all') continue;
      const change = compare(proposal, input, vocabularies);
      if (!change) continue;
      effect[change.change]++;
      if (effect.games.length < MAX_NAMED) effect.games.push({ bundleId, title: input.title, ...change });
    }
    return effect;
  }
}

function compare(
  proposal: TaxonomyProposalDto,
  input: AnalysisInput,
  { before, after }: { before: Vocabulary; after: Vocabulary },
): Pick<EffectGameDto, 'change' | 'confidence' | 'quote'> | undefined {
  if (proposal.type !== 'mute' && !mayMatchCue(input, proposal.cue)) return undefined;
  const was = findItem(input, before, proposal.entryId);
  // A mute can only remove an entry.
  if (proposal.type === 'mute' && !was) return undefined;
  const is = findItem(input, after, proposal.entryId);
  const analysis = is ?? was;
  if (!analysis || was?.confidence === is?.confidence) return undefined;
  return {
    change: !was ? 'gained' : !is ? 'lost' : 'changed',
    confidence: analysis.confidence,
    quote: analysis.evidence[0] ?? null,
  };
}

function findItem(input: AnalysisInput, vocabulary: Vocabulary, id: string): AnalysisItem | undefined {
  const { mechanics, metaElements, details = [] } = analyzeText(input, vocabulary);
  return [...mechanics, ...metaElements, ...details].find((item) => item.id === id);
}

/** Cheap test: whether a text contains the stems of all words of one of the wordings. */
function mayMatchCue({ title, description }: AnalysisInput, phrases: string): boolean {
  const text = `${title}\n${description}`.toLowerCase();
  return splitPhrases(phrases).some((phrase) =>
    phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .every((word) => text.includes(word.slice(0, STEM))),
  );
}
