/** All texts of the landing page and the pages around it. Amounts come from the price rule. */
import { FEE_THRESHOLD, INTEGRATION_FEE, TIERS, usd, type Tier } from './pricing';

export const BRAND = 'Gamekit';

export type ModuleId =
  'mechanics' | 'sound' | 'data' | 'levels' | 'sdk' | 'meta' | 'monetization' | 'interface';

export interface Link {
  label: string;
  href: string;
}

export interface KitModule {
  id: ModuleId;
  name: string;
  text: string;
}

export interface Step {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface PriceTier extends Tier {
  range: string;
  support: string;
}

export const meta = {
  title: `${BRAND}: read the chart, build the level`,
  description:
    'A complete game development platform: eight AI-powered modules for mobile games, multiplayer support, and the market data beside them. Free to try.',
};

export const links = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  getStarted: { label: 'Get Started', href: '/signup' },
  learnMore: { label: 'Learn More', href: '#how-it-works' },
  signIn: { label: 'Sign In', href: '/login' },
  backOffice: { label: 'Open back office', href: '/admin' },
  theme: 'Switch theme',
} as const;

export const navigation: Link[] = [
  { label: 'Features', href: '#features' },
  { label: 'How it Works', href: '#how-it-works' },
  { label: 'Pricing', href: '#pricing' },
];

export const footerLinks: Link[] = [
  ...navigation,
  { label: 'Presentation', href: '/presentation' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  links.signIn,
];

export const hero = {
  headline: ['Read the chart.', 'Build the level.'],
  lead: 'A complete game development platform',
  text: ' for mobile games: eight AI-powered modules, multiplayer support and advanced tools. The research suite is ready today: what’s charting, and the mechanics behind it.',
  ranks: ['#1', '#25', '#50'],
  rankings: {
    caption: 'Rankings by store and category. Sample data.',
    alt: 'Game Rankings: three lists, Top Free, Top Grossing and Top New Games, each row with rank, icon, title, developer and a small rank history',
  },
  game: {
    caption: 'A game page, opened from the list. Sample data.',
    alt: 'A game page: title and developer, rank history, downloads, revenue and rating, and its core mechanics with confidence',
  },
};

/** What the product offers today. */
export const suite = {
  title: ['The research suite,', 'ready when your account is'],
  text: 'Everything below runs in the back office today, on your own server.',
  parts: [
    {
      name: 'Charts',
      text: 'Top Free, Top Grossing and Top New of both stores, by country and category, with history and movers.',
    },
    {
      name: 'Game pages',
      text: 'Ranks over time, store figures with their source, texts, pictures and what changed on the store page.',
    },
    {
      name: 'Mechanics',
      text: 'An analysis names core mechanics and meta elements and quotes the sentence that proves each one.',
    },
    {
      name: 'Ideas',
      text: 'Mix games and ideas into a new one, talk it through, compare it with what is charting, print one page.',
    },
  ],
  idea: {
    caption: 'The page of an idea, mixed from two games by the built-in engine. Sample data.',
    alt: 'An idea: its pitch, the games it is made from, its concept in twelve fields and a chat beside it',
  },
};

export const features = {
  title: ['Eight modules,', 'one line through all of them'],
  text: 'This is the kit. Each module does one job and hands over to the next. Use one, or all eight.',
};

export const modules: KitModule[] = [
  {
    id: 'mechanics',
    name: 'Basic Game Mechanics',
    text: 'Manage what a game is made of. Drag parts together in the creator, or use the API if you prefer code.',
  },
  { id: 'sound', name: 'Sound', text: 'Music and effects tied to gameplay, in one module.' },
  {
    id: 'data',
    name: 'Data',
    text: 'Analytics with KPI tracking: see what each change does to your KPIs.',
  },
  {
    id: 'levels',
    name: 'Level Creator',
    text: 'Place ground, gaps and goals on a grid, then play the level where you drew it.',
  },
  { id: 'sdk', name: 'SDK', text: 'One package connects the game to every module you switched on.' },
  {
    id: 'meta',
    name: 'Meta Progress System',
    text: 'What a player carries from one session to the next: unlocks, collections, a reason to return.',
  },
  {
    id: 'monetization',
    name: 'Monetization',
    text: 'Shop, offers and ads placed inside the loop, not on top of it.',
  },
  {
    id: 'interface',
    name: 'User Interface',
    text: 'Menus, bars, buttons and dialogs that already know about the other modules.',
  },
];

export const howItWorks = {
  title: ['How it works,', 'in three steps'],
  text: 'Start with the game you have, or with an empty one. The steps are the same.',
  steps: [
    {
      title: 'Add your game, pick modules',
      text: 'Select what you need now and add the rest any time.',
    },
    { title: 'Install the SDK', text: 'One package in your project, one call when the game starts.' },
    {
      title: 'Start building',
      text: 'Work in the modules and let the AI services help: they study how other games work and suggest what to try in yours.',
    },
  ] satisfies Step[],
  picks: [
    { label: 'Mechanics', picked: true },
    { label: 'Sound', picked: false },
    { label: 'Data', picked: false },
    { label: 'Levels', picked: true },
    { label: 'SDK', picked: true },
    { label: 'Meta progress', picked: true },
    { label: 'Monetization', picked: false },
    { label: 'Interface', picked: false },
  ],
  sketch: 'Example call',
  mix: ['Mechanic: path drawing', 'Theme: lighthouse keepers', 'Idea: light every ship home with one stroke'],
};

const [starter, growth, scale] = TIERS;

export const tiers: PriceTier[] = [
  { ...starter, range: `on revenue up to ${usd(starter.to)}`, support: 'Basic support' },
  {
    ...growth,
    range: `on revenue from ${usd(growth.from)} to ${usd(growth.to)}`,
    support: 'Priority support',
  },
  { ...scale, range: `on revenue above ${usd(scale.from)}`, support: 'Dedicated support' },
];

export const pricing = {
  title: ['Free to try.', 'You pay when your game earns.'],
  text: 'One price list, and a calculator.',
  rate: 'commission',
  fee: `Plus, once: ${usd(INTEGRATION_FEE)}`,
  feeText: ` integration fee, after a game’s total revenue exceeds ${usd(FEE_THRESHOLD)}.`,
  slider: 'Total revenue of the game',
  before: 'If a game earns ',
  after: ' in total, you pay',
  feeRow: 'Integration fee, once',
  keptRow: 'You keep',
  note: 'An estimate. Each rate is applied only to the part of the revenue inside its tier.',
  table: {
    caption: 'Three worked examples',
    columns: ['Total revenue', 'Fee, once', 'Commission', 'You pay'],
    revenues: [10_000, 100_000, 500_000],
  },
};

export const faqTitle = 'Questions before you start';

export const questions: Question[] = [
  {
    question: 'What is in the kit?',
    answer:
      'Eight modules: Basic Game Mechanics, Sound, Data, Level Creator, User Interface, SDK, Meta Progress System and Monetization. Switch on the ones your game needs and leave the rest off.',
  },
  {
    question: 'Do I have to write code to use Basic Game Mechanics?',
    answer:
      'No. The creator is drag and drop: you put mechanics together from parts. The same module has an API for the cases where code is quicker.',
  },
  {
    question: 'How is the Level Creator different from the Meta Progress System?',
    answer:
      'The Level Creator makes what a player does in one sitting. The Meta Progress System keeps what stays afterwards, from unlocks to collections.',
  },
  {
    question: 'What do the SDK and Data do together?',
    answer:
      'The SDK is the part that lives in your game and connects it to the modules. Data uses that connection to track your KPIs, so your metrics always match your build.',
  },
  {
    question: 'Can I bring my own Sound and User Interface?',
    answer:
      'Yes. Modules are chosen one by one. If you have your own audio or your own menus, leave those two off and use the rest.',
  },
  {
    question: 'Do I pay from day one if I use Monetization?',
    answer: `No. Trying the kit is free. A game owes nothing while its total revenue stays at or below ${usd(FEE_THRESHOLD)}; above that comes the one-time integration fee of ${usd(INTEGRATION_FEE)}, and above ${usd(growth.from)} the commission.`,
  },
];

export const end = {
  title: 'Start with one module.',
  text: 'All you need is an email and a password. Our team reads each request before the account opens.',
};

export const notFound = {
  title: 'This ledge is missing',
  status: '404, page not found',
  text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  home: { label: 'Back to the start page', href: '/' },
};

export const presentationPage = {
  title: 'Kit presentation',
  description: `${BRAND} in a few slides: eight modules, three steps, one price list.`,
  fallback: 'Open the presentation',
};
