import { Command } from 'commander';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CliContext } from '../cli.types.js';
import { promptsCommand } from './prompts.command.js';

it('exports for a store page what the product sends for its game', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gamekit-prompts-'));
  try {
    const [input, output] = ['in.jsonl', 'out.jsonl'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const page = {
      name: 'Bowl Hunt',
      description: 'Find thirteen hidden bowls in the dark house before dawn.',
    };
    await writeFile(input, JSON.stringify({ inputs: [page] }));
    const program = new Command();
    promptsCommand(program, {} as CliContext);
    await program.parseAsync(['prompts:export', '--in', input, '--variants', '--out', output], {
      from: 'user',
    });
    const sent = await readFile(output, 'utf8');
    expect(sent).toContain(String.raw`\"storeText\":\"${page.description}`);
    expect(sent).toMatch(/Find thirteen hidden bowls[^}]*sentenceOfStoreText/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
