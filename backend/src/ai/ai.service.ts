import { Injectable } from '@nestjs/common';
import type { AnalysisEngine, AnalysisInput, AnalysisResult } from './ai.types.js';
import { checkAnswer } from './check-answer.js';
import { BuiltInEngine } from './engines/built-in/built-in.engine.js';

/** The only door to an analysis: knows the engines and checks whatever they answer. */
@Injectable()
export class AiService {
  private readonly engines = new Map<string, AnalysisEngine>();

  constructor() {
    this.register(new BuiltInEngine());
  }

  /** Adds an engine under its id. The first one registered is the default. */
  register(engine: AnalysisEngine): void {
    this.engines.set(engine.id, engine);
  }

  /** Ids of the engines that can be asked, default first. */
  engineIds(): string[] {
    return [...this.engines.keys()];
  }

  /** @throws Error when no engine has this id */
  engine(id?: string): AnalysisEngine {
    const engine = this.engines.get(id ?? this.engineIds()[0] ?? '');
    if (!engine) throw new Error(`No analysis engine named ${id}`);
    return engine;
  }

  /** Analyses one text with the named or the default engine; every quotation in the answer stands in the text. */
  async analyse(input: AnalysisInput, engineId?: string): Promise<AnalysisResult> {
    return checkAnswer(input, await this.engine(engineId).analyse(input));
  }
}
