import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdeaAssistants } from '../idea-assistants.service.js';
import type {
  AssistAnswer,
  AssistRequest,
  BrainstormRequest,
  BriefSource,
  ChatChunk,
  ChatRequest,
  GeneratedIdea,
  IdeaAssistant,
  IdeaBrief,
  IdeaScore,
  IdeaView,
  ItemKind,
  NearnessReport,
} from './ideas.types.js';
import { assist } from './assist.js';
import { brainstorm } from './brainstorm.js';
import { briefMarkdown, ideaBrief } from './brief.js';
import { chat } from './chat.js';
import { chunksOf } from './chat-chunks.js';
import { identify } from './identify.js';
import { knownEntry, mechanicKnowledge } from './knowledge/knowledge.js';
import { IDEA_ENGINE_VERSION } from './version.js';

/** The built-in engine for ideas: needs no network and no key. Every method is pure; the same request, the same answer. */
@Injectable()
export class IdeaEngineService implements IdeaAssistant, OnModuleInit {
  readonly id = 'built-in';
  readonly version = IDEA_ENGINE_VERSION;

  constructor(private readonly assistants: IdeaAssistants) {}

  onModuleInit(): void {
    this.assistants.register(this);
  }

  /** A new idea from 1–3 inputs, each item with its origin and each choice with its reason. @throws RangeError without inputs */
  async brainstorm(request: BrainstormRequest): Promise<GeneratedIdea> {
    return brainstorm(request);
  }

  /** A better text for one item in the direction the question asks for. */
  async assist(request: AssistRequest): Promise<AssistAnswer> {
    return assist(request);
  }

  /** The answer by sentence, then as a whole; ends early without `done` when the signal aborts. */
  async *chat(request: ChatRequest, signal?: AbortSignal): AsyncGenerator<ChatChunk> {
    yield* chunksOf(chat(request), signal);
  }

  /** Taxonomy ids that a free text names, best first; empty when none fits. */
  identify(text: string, kind?: ItemKind): string[] {
    return identify(text, kind);
  }

  /** Name and kind of a taxonomy entry; undefined for an id that it does not have. */
  entry(id: string): { id: string; name: string; kind: ItemKind } | undefined {
    const found = knownEntry(id)?.entry;
    return found && { id: found.id, name: found.name, kind: found.kind };
  }

  /** A mechanic and another entry in one item text: what a success in the first does in the second. */
  link(mechanic: string, other: string): string | undefined {
    const beat = mechanicKnowledge[mechanic]?.beat;
    const reward = knownEntry(other)?.known.reward;
    return beat && reward && `Each ${beat} ${reward}`;
  }

  /** One page about an idea, from its items and what the charts say. */
  brief(
    idea: IdeaView,
    nearest: NearnessReport | null,
    score: IdeaScore | null,
    sources: readonly BriefSource[],
  ): IdeaBrief {
    return ideaBrief(idea, nearest, score, sources);
  }

  /** The page as Markdown; texts of people are escaped. */
  briefMarkdown(brief: IdeaBrief): string {
    return briefMarkdown(brief);
  }
}
