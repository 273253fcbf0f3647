import { execFile } from 'node:child_process';
import path from 'node:path';

const MAIN = path.resolve(__dirname, '../../backend/dist/src/main.js');

/** Starts the built product with a setting. @returns how it ended and what it said */
function start(name: string, value: string): Promise<{ code: unknown; output: string; errors: string }> {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', [name]: value };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}

it.each([
  ['HOST', '256.1.1.1'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', 'true'],
  ['MAIL_FROM', 'bad'],
  ['PUBLIC_URL', 'https://kit.example/base'],
  ['DATA_DIR', '/dev/null'],
  ['ADMIN_PASSWORD', 'P@ssw0rd123'],
])('%s=%s ends the start with one line that names it', async (name, value) => {
  const { code, output, errors } = await start(name, value);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toMatch(new RegExp(`^Setting ${name} .+\\.\\n$`));
});
