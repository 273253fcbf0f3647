import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tag, TaggedGame, Variant } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, page, problem } from '../../testing/fake-api';
import { gameDetail } from '../../testing/games';
import { EMPTY_CONCEPT, ideaServer, madeIdea, type IdeaServer } from '../../testing/idea-server';
import { analysis, gameAnalysis, item } from '../../testing/sample-analysis';
import { showIdeas } from '../../testing/show-ideas';

let server: IdeaServer;
let asked: unknown;
const game = (bundleId: string, title: string, isAnalyzed: boolean) =>
  gameDetail({
    bundleId,
    title,
    analysis: isAnalyzed
      ? gameAnalysis(
          analysis(1, {
            mechanics: [item('match-3', { name: 'Match-3 swap' })],
            metaElements: [
              item('teams', { name: 'Teams' }),
              item('pets', { name: 'Pets', confidence: 'low' }),
            ],
          }),
        )
      : null,
  });
const taggedGame = (bundleId: string, title: string, developer: string | null): TaggedGame => ({
  id: bundleId,
  bundleId,
  title,
  developer,
  iconUrl: null,
  taggedAt: '2026-11-20T08:00:00Z',
});
const puzzle: Tag = {
  id: 't1',
  name: 'puzzle',
  description: null,
  createdBy: 'u1',
  createdByName: null,
  gameCount: 2,
  createdAt: '2026-11-20T08:00:00Z',
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  asked = null;
  server = ideaServer(madeIdea('i1'), madeIdea('i2', { name: 'Tower of tea houses' }));
  Object.assign(server.answers, {
    'GET /api/tags': ({ url }) => {
      expect(url.searchParams.get('filter')).toBe('{"createdBy":"me"}');
      return page([puzzle]);
    },
    'GET /api/tags/t1/games': () =>
      page([taggedGame('com.a', 'Royal Garden', 'Dream'), taggedGame('com.b', 'Other', null)]),
    'GET /api/games/com.a': () => ({ body: game('com.a', 'Royal Garden', true) }),
    'GET /api/games/com.b': () => ({ body: game('com.b', 'Other', false) }),
    'POST /api/ideas/brainstorm': ({ body }) => {
      asked = body;
      const made = madeIdea('i9', {
        name: 'Mixed',
        sources: [{ type: 'game', sourceId: 'com.a', name: 'Royal Garden' }],
        choices: [{ rule: 'keep', item: 'Swap tiles', from: 'Match-3 swap', why: 'It carries the game.' }],
        engine: 'built-in',
      });
      server.ideas = [made, ...server.ideas];
      server.answers['GET /api/ideas/i9'] = () => ({ body: made });
      return { status: 201, body: made };
    },
  } satisfies IdeaServer['answers']);
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showIdeas('?mode=brainstorm');
const input = (number: number) => screen.findByRole('region', { name: `Input ${number}` });
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Similar Idea' });
const choose = async (part: HTMLElement, label: string, option: string) => {
  const select = within(part).getByLabelText<HTMLSelectElement>(label);
  await waitFor(() => expect(within(select).getByRole('option', { name: option })).toBeTruthy());
  await userEvent.selectOptions(select, option);
};
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Input' }));

it('moves the focus on when the button that was pressed goes away', async () => {
  show();
  await add();
  expect(await input(1)).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Remove input 1' }));
  const place = (await screen.findByText('Nothing to mix yet')).closest('.columns');
  expect(place).toBe(document.activeElement);
});

it('offers own ideas that are not archived', async () => {
  const filters: (string | null)[] = [];
  server.answers['GET /api/ideas'] = ({ url }) => {
    filters.push(url.searchParams.get('filter'));
    return page([]);
  };
  show();
  await add();
  expect(await input(1)).toBeTruthy();
  await waitFor(() => expect(filters).toContain('{"mine":true,"archived":false}'));
});

it('mixes an idea and a game, opens the result in Raw Idea and clears the inputs', async () => {
  const first = show();
  expect(await screen.findByText('Nothing to mix yet')).toBeTruthy();
  await add();
  expect(screen.getByText('Choose an idea for input 1.')).toBeTruthy();
  await choose(await input(1), 'Idea', 'Tower of tea houses');
  await add();
  const second = await input(2);
  await choose(second, 'Source Type', 'Games');
  const picker = within(second).getByLabelText<HTMLSelectElement>('Game');
  expect(picker.disabled).toBe(true);
  expect(picker.textContent).toContain('Choose a tag first');
  await choose(second, 'Select Tag', 'puzzle');
  await choose(second, 'Game', 'Royal Garden - Dream');
  expect(await within(second).findByText('2 of 3 kept')).toBeTruthy();
  const pets = within(second).getByRole<HTMLInputElement>('checkbox', { name: /^Pets/ });
  expect(pets.checked).toBe(false);
  await userEvent.click(pets);
  expect(within(second).getByText('3 of 3 kept')).toBeTruthy();
  await userEvent.click(within(second).getByRole('checkbox', { name: /^Teams/ }));
  await userEvent.click(within(second).getByRole('button', { name: 'Pin Match-3 swap' }));
  await userEvent.type(screen.getByLabelText('Constraint'), 'one hand{Enter}');
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toContain('/i9'));
  expect(asked).toEqual({
    attempt: 0,
    constraint: 'one hand',
    inputs: [
      {
        name: 'Tower of tea houses',
        mechanics: ['Swap tiles', 'Merge crates', 'Sail lanes'],
        metaElements: ['Teams'],
        type: 'idea',
        sourceId: 'i2',
      },
      {
        name: 'Royal Garden',
        mechanics: ['Match-3 swap'],
        metaElements: ['Teams', 'Pets'],
        keep: ['Pets'],
        drop: ['Teams'],
        pin: ['Match-3 swap'],
        type: 'game',
        sourceId: 'com.a',
      },
    ],
  });
  first.unmount();
  show();
  expect(await screen.findByText('Nothing to mix yet')).toBeTruthy();
});

it('takes at most three inputs and none of them twice', async () => {
  show();
  for (let count = 0; count < 3; count++) await add();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Input' }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Start from one sentence').disabled).toBe(true);
  await choose(await input(1), 'Idea', 'Tower of tea houses');
  const twin = within(within(await input(2)).getByLabelText('Idea')).getByRole<HTMLOptionElement>('option', {
    name: 'Tower of tea houses (input 1)',
  });
  expect(twin.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove input 3' }));
  expect(screen.getByText('2 of 3')).toBeTruthy();
});

it('offers to analyze a game that is not, and says why nothing can be generated until then', async () => {
  server.answers['POST /api/analyses'] = ({ body }) => {
    expect(body).toEqual({ bundleId: 'com.b' });
    server.answers['GET /api/games/com.b'] = () => ({ body: game('com.b', 'Other', true) });
    return { status: 201, body: analysis(1, { bundleId: 'com.b' }) };
  };
  show();
  await add();
  const only = await input(1);
  await choose(only, 'Source Type', 'Games');
  await choose(only, 'Select Tag', 'puzzle');
  await choose(only, 'Game', 'Other - Unknown Developer');
  const analyze = await within(only).findByRole('button', { name: 'Analyze Game' });
  expect(screen.getByText('Analyze Other, or type its mechanics, to generate.')).toBeTruthy();
  expect(generate().disabled).toBe(true);
  await userEvent.click(analyze);
  expect(await within(only).findByText('Match-3 swap')).toBeTruthy();
  await waitFor(() => expect(generate().disabled).toBe(false));
});

it('keeps the inputs when generating fails, and over the end of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['POST /api/ideas/brainstorm'] = () => problem(502, 'The model is away.');
  const { unmount } = show();
  await userEvent.type(await screen.findByLabelText('Start from one sentence'), 'Steal copies');
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to generate idea');
  expect(alert.textContent).toContain('The model is away. Your input is kept.');
  unmount();
  show();
  const kept = await screen.findByLabelText<HTMLTextAreaElement>('Start from one sentence');
  expect(kept.value).toBe('Steal copies');
});

it('says when a source cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['GET /api/games/com.a'] = () => problem(503, 'Away');
  show();
  await add();
  const only = await input(1);
  await choose(only, 'Source Type', 'Games');
  await choose(only, 'Select Tag', 'puzzle');
  await choose(only, 'Game', 'Royal Garden - Dream');
  expect((await within(only).findByRole('alert')).textContent).toContain('Failed to update brainstorm input');
});

it('begins with the games that were chosen on another screen', async () => {
  showIdeas('?mode=brainstorm&games=com.a,com.b,com.a');
  expect(await within(await input(1)).findByText('Match-3 swap')).toBeTruthy();
  expect(await within(await input(2)).findByRole('button', { name: 'Analyze Game' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Input 3' })).toBeNull();
  expect(screen.getByLabelText('Address').textContent).not.toContain('games=');
});

it('takes a trend as a source', async () => {
  const scope = {
    ...{ scope: 'US', sample: true, capturedAt: null, captures: 1, from: null, to: null },
    ...{ n: 46, notAnalyzed: 4, charting: 50, analysed: 46, notEnough: null },
  };
  const trend = { share: 0.2, shareBefore: 0.1, newcomers: 1, examples: [], games: 9 };
  server.answers['GET /api/trends/mechanics'] = () => ({
    body: {
      ...{ ...scope, comparedFrom: null, days: 30 },
      items: [
        { ...trend, id: 'swap', name: 'Match-3 swap', kind: 'mechanic', change: 1 },
        { ...trend, id: 'guilds', name: 'Guilds', kind: 'meta', change: 4.2 },
      ],
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Trend' }));
  const options = within(await input(1));
  const first = await options.findByRole('button', { name: /^Guilds/ });
  expect(first.textContent).toContain('9 of 46 charting games · +4.2 points in 30 days');
  await userEvent.click(first);
  expect(await options.findByText('1 of 1 kept')).toBeTruthy();
});

const variant = (id: string, name: string, part: Partial<Variant> = {}): Variant => ({
  ...{ ...EMPTY_CONCEPT, id, name, axis: 'setting', setting: 'A street.', pitch: `Pitch of ${name}.` },
  why: 'You choose when to leave, the guard presses, a set pays.',
  parts: { setting: `${name} street`, choice: 'Leave', pressure: 'The guard', reward: 'A set' },
  coreMechanics: [
    { content: 'Swap', rule: 'keep', source: 0, from: 'Steal copies', taxonomyId: null, confidence: 'high' },
  ],
  metaElements: [],
  kept: [{ source: 0, name: 'Your sentence', items: ['Steal copies'] }],
  ...part,
});

it('leads the keyboard to the first variant when it is nowhere else', async () => {
  server.answers['POST /api/ideas/variants'] = () => ({
    body: { clashes: [], left: [], notes: [], engine: 'built-in', variants: [variant('0-0', 'Museum')] },
  });
  show();
  await userEvent.type(await screen.findByLabelText('Start from one sentence'), 'Steal copies');
  await userEvent.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Make five variants' }));
  const card = await screen.findByRole('listitem', { name: 'Museum' });
  await waitFor(() => expect(document.activeElement).toBe(card));
});

it('asks again after a failure, only for the variants that are missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let away = true;
  const asked: unknown[] = [];
  server.answers['POST /api/ideas/variants'] = ({ body }) => {
    const { more } = body as { more: number };
    asked.push(more);
    if (away) return problem(502, 'The model is away.');
    const variants = [variant(`${more}-0`, `Museum ${more}`)];
    return { body: { clashes: [], left: [], notes: [], engine: 'built-in', variants } };
  };
  show();
  await userEvent.type(await screen.findByLabelText('Start from one sentence'), 'Steal copies');
  await userEvent.click(screen.getByRole('button', { name: 'Make five variants' }));
  const section = within(await screen.findByRole('region', { name: 'Variants' }));
  await section.findByRole('alert');
  expect(section.getByRole('heading', { level: 2, name: 'Variants' })).toBeTruthy();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Make five variants' }));
  const list = within(await screen.findByRole('region', { name: 'Variants' }));
  await list.findByRole('heading', { level: 2, name: '1 variant' });
  away = true;
  await userEvent.click(list.getByRole('button', { name: 'Five more' }));
  const failure = await list.findByRole('alert');
  away = false;
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await list.findByRole('heading', { level: 2, name: '2 variants' })).toBeTruthy();
  expect(asked).toEqual([0, 0, 1, 1]);
});

it('makes variants, saves one, and joins parts of two', async () => {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const answer = { clashes: [], left: [], notes: ['It stays word for word.'], engine: 'built-in' };
  server.answers['POST /api/ideas/variants'] = ({ body }) => {
    asked.push(body);
    const { more, combine } = body as { more?: number; combine?: object };
    const variants = combine
      ? [variant('0-0+0-1', 'Joined', { axis: 'combined', pitch: 'Joined pitch.' })]
      : [variant(`${more}-0`, `Museum ${more}`), variant(`${more}-1`, `Porch ${more}`)];
    return { body: { ...answer, variants } };
  };
  server.answers['POST /api/ideas'] = ({ body }) => {
    saved.push(body);
    const { name } = body as { name: string };
    return { status: 201, body: madeIdea(`made ${name}`, { name }) };
  };
  show();
  await userEvent.type(await screen.findByLabelText('Start from one sentence'), 'Steal copies');
  await userEvent.click(screen.getByRole('button', { name: 'Make five variants' }));
  const list = within(await screen.findByRole('region', { name: 'Variants' }));
  const museum = within(await list.findByRole('listitem', { name: 'Museum 0' }));
  expect(museum.getByText('Your sentence').closest('li')?.textContent).toBe('Your sentence: Steal copies');
  expect(list.getByText('It stays word for word.')).toBeTruthy();
  await userEvent.click(museum.getByRole('button', { name: 'Save' }));
  expect(await museum.findByRole('button', { name: 'Saved, open' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Museum 0');
  expect(saved[0]).toMatchObject({
    name: 'Museum 0',
    engine: 'built-in',
    why: 'You choose when to leave, the guard presses, a set pays.',
    sources: [{ name: 'Your sentence' }],
    coreMechanics: [{ content: 'Swap', from: 'Steal copies', source: 0, confidence: 'high' }],
  });
  await userEvent.click(list.getByRole('button', { name: 'Five more' }));
  expect(await list.findByRole('listitem', { name: 'Porch 1' })).toBeTruthy();
  expect(asked.map((body) => (body as { more?: number }).more)).toEqual([0, 1]);

  await userEvent.click(list.getByRole('checkbox', { name: 'Select Museum 0' }));
  const join = list.getByRole<HTMLButtonElement>('button', { name: 'Combine two' });
  expect(join.disabled).toBe(true);
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Porch 0' }));
  await userEvent.click(join);
  await userEvent.click(await list.findByRole('radio', { name: 'Porch 0 street' }));
  // The variants differ in nothing else.
  expect(list.getAllByRole('radiogroup')).toHaveLength(1);
  // Another pair is combined on request only.
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Porch 0' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Porch 0' }));
  expect(list.queryByRole('radiogroup')).toBeNull();
  await userEvent.click(join);
  await userEvent.click(await list.findByRole('radio', { name: 'Porch 0 street' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      combine: { setting: '0-1', choice: '0-1', pressure: '0-0', reward: '0-1' },
    }),
  );
  expect(await list.findByText('Joined pitch.', { exact: false })).toBeTruthy();
  const requests = asked.length;
  const save = list.getByRole<HTMLButtonElement>('button', { name: 'Save this idea' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await userEvent.click(save);
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toContain('made'));

  // Back from the saved idea, the variants are still there and known as saved.
  window.history.back();
  const back = within(await screen.findByRole('listitem', { name: 'Museum 0' }));
  expect(back.getByRole('button', { name: 'Saved, open' })).toBeTruthy();
  expect(asked).toHaveLength(requests);
});

it('saves no combination of other parts than the chosen ones', async () => {
  const variants = [variant('0-0', 'Museum'), variant('0-1', 'Porch')];
  const answer = { clashes: [], left: [], notes: [], engine: 'built-in' };
  server.answers['POST /api/ideas/variants'] = ({ body }) => {
    const { combine } = body as { combine?: { setting: string } };
    if (combine?.setting === '0-1') return new Promise<Response>(() => undefined);
    return { body: { ...answer, variants: combine ? [variant('0-0+0-1', 'Joined')] : variants } };
  };
  show();
  await userEvent.type(await screen.findByLabelText('Start from one sentence'), 'Steal copies');
  await userEvent.click(screen.getByRole('button', { name: 'Make five variants' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Museum' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Porch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Combine two' }));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save this idea' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await userEvent.click(screen.getByRole('radio', { name: 'Porch street' }));
  expect(save.disabled).toBe(true);
});
