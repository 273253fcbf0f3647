import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { getGame } from '../api/games/games';
import type { Analysis } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { gameDetail } from '../testing/games';
import { ENGINES, analysis, feedback, gameAnalysis, item } from '../testing/sample-analysis';
import { showScreen } from '../testing/show-screen';
import { GameAnalysisPanel } from './GameAnalysisPanel';

const QUOTE = 'Swap neighboring pieces.';
const done = analysis(1, {
  mechanics: [item('match-3', { evidence: [QUOTE, 'Line up three.'] }), item('timer', { confidence: 'low' })],
  metaElements: [item('teams', { confidence: 'medium' })],
});
let current: Analysis | null;
let asked: unknown[];
let answers: Parameters<typeof fakeApi>[0];
const onEvidence = vi.fn();

/** The parts of the game's page that the panel needs. */
function Page() {
  const { data } = useQuery({
    queryKey: ['games', 'com.example.g1'],
    queryFn: () => getGame('com.example.g1'),
  });
  return data ? <GameAnalysisPanel game={data} onEvidence={onEvidence} /> : null;
}

beforeEach(async () => {
  current = null;
  asked = [];
  onEvidence.mockClear();
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/analyses/engines': () => ({ body: ENGINES }),
    'GET /api/games/com.example.g1': () => ({
      body: gameDetail({
        bundleId: 'com.example.g1',
        title: 'Game 1',
        analysis: current && gameAnalysis(current),
      }),
    }),
    'POST /api/analyses': ({ body }) => {
      asked.push(body);
      current = done;
      return { status: 201, body: done };
    },
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showScreen(<Page />, '/admin/game-rankings/com.example.g1');
const analyze = async () => userEvent.click(await screen.findByRole('button', { name: 'Analyze Game' }));
const row = (name: string) => screen.getByText(name).closest('li')!;

it('says beside the engines how many calls to the model are left', async () => {
  answers['GET /api/ai/usage'] = () => ({
    body: {
      external: true,
      engine: 'openai',
      model: 'harbour-1',
      perMinute: { limit: 20, used: 3, left: 17 },
      perDay: { limit: 300, used: 12, left: 288 },
      tokensToday: 9_000,
      costToday: 0.031,
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Engine and versions' }));
  expect(
    await screen.findByText('288 of 300 model calls left today, 17 in this minute, about $0.03 spent'),
  ).toBeTruthy();
});

it('invites to analyze, says that it runs, and shows both lists with time, engine and version', async () => {
  const gate: { open?: (response: Response) => void } = {};
  answers['POST /api/analyses'] = () => new Promise<Response>((resolve) => (gate.open = resolve));
  show();
  expect(
    await screen.findByText('Click the Analyze button to generate game mechanics analysis'),
  ).toBeTruthy();
  expect(screen.getByText('Not analyzed yet')).toBeTruthy();
  await analyze();
  const button = await screen.findByRole('button', { name: 'Analyzing...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  current = done;
  gate.open?.(Response.json(done, { status: 201 }));
  const mechanics = await screen.findByRole('region', { name: 'Core Mechanics' });
  expect(within(mechanics).getByText('Match 3')).toBeTruthy();
  expect(within(mechanics).getByText('About match-3.')).toBeTruthy();
  expect(within(mechanics).getByTitle(/^Confidence: high/).textContent).toContain('high');
  const elements = screen.getByRole('region', { name: 'Meta Elements' });
  expect(within(elements).getByTitle(/^Confidence: medium/)).toBeTruthy();
  expect(screen.getByText(/^Last analyzed: 21 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('Built-in engine, version 1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyze Game' }).getAttribute('aria-disabled')).toBeNull();
});

it('keeps what was known when the model fails, and gets an answer from the built-in engine instead', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  current = analysis(1);
  const works = answers['POST /api/analyses']!;
  answers['POST /api/analyses'] = (request) =>
    (request.body as { engine: string }).engine === 'openai'
      ? problem(502, 'Analysis failed: the model server answered 500', { code: 'model_failed' })
      : works(request);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Engine and versions' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Model server, harbour-1/ }));
  // The action runs once the menu has closed.
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  await analyze();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Analysis failed: the model server answered 500');
  expect(screen.getByText('Match 3')).toBeTruthy();
  await userEvent.click(within(alert).getByRole('button', { name: 'Use the built-in engine' }));
  await waitFor(() => expect(asked).toEqual([{ bundleId: 'com.example.g1', engine: 'built-in' }]));
  expect(await screen.findByText('Timer')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes an answer of another shape for none', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/analyses'] = () => new Response('{"mechanics":"many"}', { status: 201 });
  show();
  await analyze();
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid response from analysis function');
  expect(screen.getByText('Not analyzed yet')).toBeTruthy();
});

it('says when the stored answer was used, and runs again', async () => {
  current = done;
  answers['POST /api/analyses'] = ({ body }) => {
    asked.push(body);
    return { status: 201, body: { ...done, reused: asked.length === 1 } };
  };
  show();
  await analyze();
  const note = await screen.findByText('The text hasn’t changed');
  await userEvent.click(
    within(note.closest('.banner') as HTMLElement).getByRole('button', { name: 'Re-run' }),
  );
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ bundleId: 'com.example.g1', engine: 'built-in', fresh: true }),
  );
  await waitFor(() => expect(screen.queryByText('The text hasn’t changed')).toBeNull());
});

it('lights evidence up while it is looked at, and unfolds it with a press', async () => {
  current = done;
  show();
  const evidence = await screen.findByRole('button', { name: /Evidence.*Swap neighboring/ });
  await userEvent.hover(evidence);
  expect(onEvidence).toHaveBeenLastCalledWith([QUOTE, 'Line up three.']);
  await userEvent.unhover(evidence);
  expect(onEvidence).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText('Line up three.')).toBeNull();
  await userEvent.click(evidence);
  expect(evidence.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Line up three.')).toBeTruthy();
  expect(onEvidence).toHaveBeenLastCalledWith([QUOTE, 'Line up three.'], { reveal: true });
  await userEvent.click(evidence);
  expect(onEvidence).toHaveBeenLastCalledWith(null, { reveal: false });
});

const choose = async (about: string, choice: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Feedback on ${about}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
};

/** Accepts feedback on Teams; returns the requests. */
function takesFeedback(): unknown[] {
  const sent: unknown[] = [];
  current = done;
  answers[`PUT /api/analyses/${done.id}/feedback`] = ({ body }) => {
    sent.push(body);
    const { verdict, name, description } = body as Record<'verdict' | 'name' | 'description', string>;
    const said = verdict ? feedback(verdict as 'confirmed', { name, description }) : null;
    current = { ...done, metaElements: [item('teams', { feedback: said })] };
    return { body: current };
  };
  return sent;
}

it('strikes what an analyst rejects, keeps it, and takes the word back', async () => {
  const sent = takesFeedback();
  show();
  await choose('Teams', 'Reject');
  expect(await screen.findByText(/^Rejected by Mina Okafor, 20 Nov 2026/)).toBeTruthy();
  expect(row('Teams').querySelector('del')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Teams' }));
  await waitFor(() => expect(screen.queryByText(/^Rejected by/)).toBeNull());
  expect(sent).toEqual([
    { kind: 'metaElements', itemId: 'teams', verdict: 'rejected' },
    { kind: 'metaElements', itemId: 'teams', verdict: null },
  ]);
});

it('puts an analyst’s words in place of the engine’s', async () => {
  const sent = takesFeedback();
  show();
  await choose('Teams', 'Correct…');
  const dialog = await screen.findByRole('dialog', { name: 'Correct “Teams”' });
  const name = within(dialog).getByLabelText('Name');
  await userEvent.clear(name);
  expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(name, ' Guilds{Enter}');
  expect(await screen.findByText(/the engine said “Teams”/)).toBeTruthy();
  expect(screen.getByText('Guilds')).toBeTruthy();
  expect(sent).toEqual([
    {
      kind: 'metaElements',
      itemId: 'teams',
      verdict: 'corrected',
      name: 'Guilds',
      description: 'About teams.',
    },
  ]);
});

it('shows what two versions say differently', async () => {
  current = { ...done, version: 2 };
  const older = analysis(2, { bundleId: 'com.example.g1', engine: 'openai', model: 'harbour-1' });
  answers['GET /api/games/com.example.g1/analyses'] = () => ({ body: [current, older] });
  answers[`GET /api/analyses/${older.id}/diff/${done.id}`] = () => ({
    body: {
      beforeId: older.id,
      afterId: done.id,
      mechanics: {
        added: [item('timer')],
        removed: [item('merge')],
        changed: [{ before: item('match-3', { confidence: 'low' }), after: item('match-3') }],
        unchanged: 0,
      },
      metaElements: { added: [], removed: [], changed: [], unchanged: 1 },
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions of Game 1' });
  expect((await within(dialog).findByText('Timer')).closest('li')?.textContent).toContain('Added');
  expect(within(dialog).getByText('Merge').closest('li')?.textContent).toContain('Dropped');
  expect(within(dialog).getByText('Match 3').closest('li')?.textContent).toMatch(/low.*→.*high/);
  expect(within(dialog).getByText('1 unchanged')).toBeTruthy();
});

it('says after a reload that only meta elements were read', async () => {
  current = analysis(1, { mechanics: [], language: 'de', metaElementsOnly: true });
  show();
  expect(
    await screen.findByText('The text is in German, in which the built-in engine reads only meta elements.'),
  ).toBeTruthy();
  expect(screen.queryByText('No core mechanics found.')).toBeNull();
});
