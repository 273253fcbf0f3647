/** The two lists of an idea, as the API names them. */
export type ItemList = 'coreMechanics' | 'metaElements';

export interface IdeaItem {
  id: string;
  content: string;
}

/** What people change about an idea. */
export interface IdeaContent {
  name: string;
  coreMechanics: IdeaItem[];
  metaElements: IdeaItem[];
}

export interface IdeaSource {
  type: 'idea' | 'game' | null;
  /** Id of the idea or bundle id of the game; null when the input named none. */
  sourceId: string | null;
  name: string;
}

export type ChoiceRule = 'keep' | 'swap' | 'complement' | 'twist';

/** Why one item of a generated idea is there: the rule, the input it came from, and a sentence. */
export interface IdeaChoice {
  rule: ChoiceRule;
  item: string;
  from: string;
  why: string;
}

/** Where an item comes from, as long as the idea still has it. */
export interface ItemOrigin {
  itemId: string;
  rule: ChoiceRule;
  /** Index into the idea's sources; null when no single one brought it. */
  source: number | null;
  /** The source's item in its own words. */
  from: string | null;
}

export interface Idea extends IdeaContent {
  id: string;
  sources: IdeaSource[];
  /** Counts up with every change; a change that names an old one is refused. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** What made it, when it was generated. */
  engine?: string | null;
  hook?: string | null;
  origins?: ItemOrigin[];
  choices?: IdeaChoice[];
}

export interface BrainstormSource {
  name: string;
  mechanics: string[];
  metaElements: string[];
  type: 'idea' | 'game';
  sourceId: string;
}

/** A changed idea that the assistant proposes; nothing of it is saved yet. */
export interface ProposedIdea extends IdeaContent {
  /** The version it was made from. */
  version: number;
}

export interface ChatMessage {
  id: string;
  role: 'user' | 'ai';
  content: string;
  createdAt: string;
  /** Of my messages. */
  clientId: string | null;
  /** Of an answer: the change it proposes. */
  updatedIdea: ProposedIdea | null;
  /** Of an answer: what gave it. */
  engine: string | null;
  /** Of an answer: the reader stopped it, so this is its beginning. */
  stopped: boolean;
}

/** What both reports on an idea say about the charts they looked at. */
export interface ChartScope {
  /** For people: "US, Android and iOS, downloads and revenue". */
  scope: string;
  /** Some of the captures are sample data. */
  sample: boolean;
  /** Different games in the lists, and how many of them are analysed. */
  charting: number;
  analysed: number;
  /** Why nothing can be said; null when something can. */
  notEnough: string | null;
}

export interface NearGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platform: 'android' | 'ios';
  rank: number;
  rankingType: 'downloads' | 'revenue' | 'new';
  /** 0–1. */
  nearness: number;
  /** Names of items both have, the game alone has, the idea alone has. */
  shared: string[];
  missing: string[];
  extra: string[];
  /** One sentence. */
  difference: string;
}

export interface NearnessReport extends ChartScope {
  /** Items of the idea that could not be compared. */
  unknown: string[];
  games: NearGame[];
}

export interface ScorePart {
  id: string;
  label: string;
  /** 1–10, one decimal; null when there is not enough data. */
  score: number | null;
  explanation: string;
  numbers: Record<string, number>;
  games: { bundleId: string; title: string; rank: number | null }[];
}

export interface IdeaScore extends ChartScope {
  /** 1–10; null when too few parts could be told. */
  score: number | null;
  parts: ScorePart[];
}

/** `built-in`, or `openai` for any outside model that is set up. */
export type IdeaEngineId = 'built-in' | 'openai';

export interface IdeaBrief {
  name: string;
  hook: string;
  loop: { moment: string; session: string; longTerm: string };
  mechanics: { name: string; note: string }[];
  meta: { name: string; note: string }[];
  references: { title: string; note: string }[];
  risks: { risk: string; answer: string }[];
  score: {
    total: number | null;
    parts: { label: string; score: number | null; explanation: string }[];
  } | null;
  /** Remarks on the data behind it. */
  notes: string[];
}

/** A former state of an idea. */
export interface IdeaVersion extends IdeaContent {
  version: number;
  createdAt: string;
}
