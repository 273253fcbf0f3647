import { chart, chartCsv } from './support/charts.js';
import { endedJob, upload } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const SIGNS = ['😀', '👨‍👩‍👧‍👦', '🇹🇼', '𠮷', 'น้ำ', 'é', 'ש', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'];

/** Texts in which any limit falls into the middle of a sign for some of them. */
const shifted = (sign: string, length: number): string[] =>
  [0, 1, 2, 3].map((spaces) => `${'x'.repeat(spaces)}${sign.repeat(length)}`.slice(0, length).toWellFormed());

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true })));
afterAll(() => studio.close());

describe('a text that is cut', () => {
  it('lets an import complete and report its bad lines', async () => {
    const ids = SIGNS.flatMap((sign) => shifted(sign, 120).map((text) => `not an id ${text}`));
    const lines = chart(['com.good.one', ...ids]);
    const job = await endedJob(studio.admin, await upload(studio.admin, 'rankings', chartCsv(lines)));
    expect(job).toMatchObject({ state: 'completed', error: null, result: { rows: 1, badLines: ids.length } });
    expect(job.failures).toHaveLength(ids.length);
    for (const { reason } of job.failures) expect(reason).toContain('…');
  });

  it.each(SIGNS)('lets ideas be brainstormed from and talked about in %s', async (sign) => {
    for (const text of shifted(sign, 100)) {
      const inputs = [{ name: text, mechanics: [text, `Merge ${text}`], metaElements: [`${text} album`] }];
      const made = await studio.admin.post('/api/ideas/brainstorm').send({ inputs });
      expect([made.status, (made.body as { detail?: string }).detail]).toEqual([201, undefined]);
      const { id } = made.body as { id: string };
      for (const message of [
        `Rename it to "${text}"`,
        `Add "${text}" as a mechanic`,
        `What about ${text}?`,
      ]) {
        const said = await studio.admin.post(`/api/ideas/${id}/messages`).send({ message });
        expect([said.status, (said.body as { detail?: string }).detail]).toEqual([201, undefined]);
      }
    }
  });

  it('is refused when it ends in half of a character', async () => {
    const half = '😀'.charAt(0);
    const idea = await studio.admin.post('/api/ideas').send({ name: 'Tide pools' }).expect(201);
    const { id } = idea.body as { id: string };
    const answers = [
      await studio.admin.post('/api/ideas').send({ name: `Cats ${half}` }),
      await studio.admin.post(`/api/ideas/${id}/messages`).send({ message: `Hello ${half}` }),
      await studio.admin.post('/api/ideas/brainstorm').send({
        inputs: [{ name: 'A', mechanics: [half], metaElements: [] }],
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers.map(({ body }) => (body as { detail: string }).detail)).toEqual([
      'name: has characters that cannot be stored',
      'message: has characters that cannot be stored',
      'inputs.0.mechanics.0: has characters that cannot be stored',
    ]);
  });
});
