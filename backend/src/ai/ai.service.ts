import { Injectable } from '@nestjs/common';
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
import { findEntry, TAXONOMY_VERSION } from './taxonomy/taxonomy.js';
import type { EntryKind } from './taxonomy/taxonomy.types.js';

/** The only door to an analysis: knows the engines and checks whatever they answer. */
@Injectable()
export class AiService {
  private readonly engines = new Map<string, AnalysisEngine>();

  constructor() {
    this.register(new BuiltInEngine());
  }

  /** Version of the vocabulary that every engine's answer is mapped to. */
  readonly taxonomyVersion = TAXONOMY_VERSION;
  private defaultId: string | undefined;

  /** Adds an engine under its id. The first one registered is the default, unless a later one is made it. */
  register(engine: AnalysisEngine, options: { asDefault?: boolean } = {}): void {
    this.engines.set(engine.id, engine);
    if (options.asDefault) this.defaultId = engine.id;
  }

  /** Ids of the engines that can be asked, default first. */
  engineIds(): string[] {
    const ids = [...this.engines.keys()];
    return this.defaultId ? [this.defaultId, ...ids.filter((id) => id !== this.defaultId)] : ids;
  }

  /** The engines that can be asked, default first. */
  list(): EngineInfo[] {
    return this.engineIds().map((id, at) => {
      const { label, model, external } = this.engine(id);
      return { id, label, model, default: at === 0, external };
    });
  }

  /** The named or the default engine; undefined when no engine has this id. */
  find(id?: string): AnalysisEngine | undefined {
    return this.engines.get(id ?? this.engineIds()[0] ?? '');
  }

  /** @throws Error when no engine has this id */
  engine(id?: string): AnalysisEngine {
    const engine = this.find(id);
    if (!engine) throw new Error(`No analysis engine named ${id}`);
    return engine;
  }

  /**
   * Analyses one text with the named or the default engine; every quotation in the answer stands in the text.
   * @throws ModelError when an outside model gave nothing that can be used
   */
  async analyse(input: AnalysisInput, engineId?: string, context?: AnalysisContext): Promise<AnalysisResult> {
    return checkAnswer(input, await this.engine(engineId).analyse(input, context));
  }

  /** ISO 639-1 code of a text's language, `und` when it cannot be told. */
  languageOf(text: string): string {
    return detectLanguage(text).code;
  }

  /** Kind and name of an entry of the vocabulary; undefined when it has none of this id. */
  entry(id: string): { kind: EntryKind; name: string } | undefined {
    return findEntry(id);
  }
}
