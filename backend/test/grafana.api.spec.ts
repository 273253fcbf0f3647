import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApp, type TestApp } from './support/test-app.js';

const FILE = path.resolve(__dirname, '../../docs/grafana/gamekit.json');
/** What Prometheus adds to the name of a histogram. */
const PARTS = /_(bucket|sum|count)$/;

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

let studio: TestApp;
// Neither has to be there for its figures to be told.
beforeAll(async () => {
  const env = {
    DATABASE_READ_URL: 'postgres://gamekit@127.0.0.1:9/gamekit',
    REDIS_URL: 'redis://127.0.0.1:9',
    BACKUP_CRON: '0 3 * * *',
    BACKUP_DIR: tmpdir(),
  };
  studio = await openTestApp({ env });
});
afterAll(() => studio.close());

it('shows only metrics and labels that the product exports', async () => {
  const { text } = await studio.api.get('/metrics').expect(200);
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(readFileSync(FILE, 'utf8')) as Dashboard;
  expect(panels.length).toBeGreaterThan(5);
  for (const { title, targets } of panels) {
    for (const { expr, legendFormat } of targets) {
      const names = [...expr.matchAll(/gamekit_\w+/g)].map(([name]) => name);
      expect([title, names.length]).not.toEqual([title, 0]);
      const unknown = names.filter((name) => !told.has(name) && !told.has(name.replace(PARTS, '')));
      expect([title, unknown]).toEqual([title, []]);
      const grouped = /by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ') ?? [];
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      expect([title, shown.filter((label) => !grouped.includes(label!))]).toEqual([title, []]);
    }
  }
});
