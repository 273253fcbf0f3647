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

/** The registry of engines, for analyses and ideas alike. Checks whatever an analysis engine answers. */
@Injectable()
export class AiService {
  private readonly engines = new Map<string, AnalysisEngine>();
  private readonly external: AnalysisEngine | undefined;

  /** Version of the vocabulary that every engine's answer is mapped to. */
  readonly taxonomyVersion = TAXONOMY_VERSION;

  /** @param models absent in tests; a model that is set up answers by default */
  constructor(@Optional() private readonly models?: ModelService) {
    this.register(new BuiltInEngine());
    if (models) this.external = new OpenAiEngine(models);
  }

  /** A model may be connected and taken off while the product runs. */
  private get connected(): AnalysisEngine | undefined {
    return this.models?.configured ? this.external : undefined;
  }

  private get defaultId(): string {
    return this.connected?.id ?? 'built-in';
  }

  /** Adds an engine under its id. */
  register(engine: AnalysisEngine): void {
    this.engines.set(engine.id, engine);
  }

  /** Ids of the engines that can be asked, default first. */
  listEngineIds(): string[] {
    return [this.defaultId, ...[...this.engines.keys()].filter((id) => id !== this.defaultId)];
  }

  /** The engines that can be asked, default first. */
  listEngines(): EngineInfo[] {
    return this.listEngineIds().map((id) => {
      const { label, model, external } = this.getEngine(id);
      return { id, label, model, default: id === this.defaultId, external };
    });
  }

  /** The named or the default engine; undefined when no engine has this id. */
  findEngine(id: string = this.defaultId): AnalysisEngine | undefined {
    return this.connected?.id === id ? this.connected : this.engines.get(id);
  }

  /** @throws Error when no engine has this id */
  getEngine(id?: string): AnalysisEngine {
    const engine = this.findEngine(id);
    if (!engine) throw new Error(`No analysis engine named ${id}`);
    return engine;
  }

  /**
   * Analyses one text with the named or the default engine; every quotation in the answer stands in the text.
   * @throws ModelError when an external model gave nothing that can be used
   */
  async analyse(input: AnalysisInput, engineId?: string, context?: AnalysisContext): Promise<AnalysisResult> {
    const result = await this.getEngine(engineId).analyse(input, context);
    const answer = checkAnswer(input, result, context?.vocabulary);
    return applyStoreFacts(answer, input.facts ?? []);
  }

  /** How much the built-in engine reads of a text, by its language: everything, some meta elements, or nothing. */
  measureReading(text: string): 'all' | 'some' | 'none' {
    const { code } = detectLanguage(text);
    if (code === 'en' || code === 'und') return 'all';
    return readOtherLanguage(code, text)?.length ? 'some' : 'none';
  }
}
