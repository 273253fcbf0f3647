import { Injectable, Optional } from '@nestjs/common';
import type {
  AnalysisContext,
  AnalysisEngine,
  AnalysisInput,
  AnalysisResult,
  EngineInfo,
} from './ai.types.js';
import { checkAnswer } from './check-answer.js';
import { BuiltInEngine } from './engines/built-in/built-in.engine.js';
import { detectLanguage } from './engines/built-in/language.js';
import { readOtherLanguage } from './engines/built-in/other-languages.js';
import { OpenAiEngine } from './engines/openai/openai.engine.js';
import { ModelService } from './model.service.js';
import { applyStoreFacts } from './store-facts.js';
import { TAXONOMY_VERSION } from './taxonomy/taxonomy.js';

/** Registry of engines, for analyses and ideas alike. Validates every answer of an analysis engine. */
@Injectable()
export class AiService {
  private readonly engines = new Map<string, AnalysisEngine>();
  private readonly external: AnalysisEngine | undefined;

  /** Version of the vocabulary that answers are mapped to. */
  readonly taxonomyVersion = TAXONOMY_VERSION;

  /** @param models absent in tests; a connected model is the default */
  constructor(@Optional() private readonly models?: ModelService) {
    this.register(new BuiltInEngine());
    if (models) this.external = new OpenAiEngine(models);
  }

  /** A model may be connected and disconnected while the product runs. */
  private get connected(): AnalysisEngine | undefined {
    return this.models?.configured ? this.external : undefined;
  }

  private get defaultId(): string {
    return this.connected?.id ?? 'built-in';
  }

  /** Registers an engine under its id. */
  register(engine: AnalysisEngine): void {
    this.engines.set(engine.id, engine);
  }

  /** Ids of the available engines, default first. */
  listEngineIds(): string[] {
    return [this.defaultId, ...[...this.engines.keys()].filter((id) => id !== this.defaultId)];
  }

  /** The available engines, default first. */
  listEngines(): EngineInfo[] {
    return this.listEngineIds().map((id) => {
      const { label, model, external } = this.getEngine(id);
      return { id, label, model, default: id === this.defaultId, external };
    });
  }

  /** The given or the default engine; undefined for an unknown id. */
  findEngine(id: string = this.defaultId): AnalysisEngine | undefined {
    return this.connected?.id === id ? this.connected : this.engines.get(id);
  }

  /** @throws Error for an unknown id */
  getEngine(id?: string): AnalysisEngine {
    const engine = this.findEngine(id);
    if (!engine) throw new Error(`No analysis engine named ${id}`);
    return engine;
  }

  /**
   * Analyzes one text with the given or the default engine; every quotation in the answer is verbatim.
   * @throws ModelError when an external model returned nothing usable
   */
  async analyze(input: AnalysisInput, engineId?: string, context?: AnalysisContext): Promise<AnalysisResult> {
    const result = await this.getEngine(engineId).analyze(input, context);
    const answer = checkAnswer(input, result, context?.vocabulary);
    return applyStoreFacts(answer, input.facts ?? []);
  }

  /** How much of a text the built-in engine can read in its language: everything, some meta elements, or nothing. */
  measureReading(text: string): 'all' | 'some' | 'none' {
    const { code } = detectLanguage(text);
    if (code === 'en' || code === 'und') return 'all';
    return readOtherLanguage(code, text)?.length ? 'some' : 'none';
  }
}
