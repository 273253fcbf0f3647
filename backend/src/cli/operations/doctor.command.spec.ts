import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canWrite } from './doctor.command.js';

it('tells whether a folder for backups can be used, and leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-doctor-'));
  writeFileSync(path.join(folder, 'file'), '');
  try {
    expect(await canWrite(folder)).toBe(true);
    expect(await canWrite(path.join(folder, 'new', 'backups'))).toBe(true);
    expect(await canWrite(path.join(folder, 'file', 'backups'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['file']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
