import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv, withSecrets } from './env.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamekit-env-'));
  writeFileSync(path.join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (source: NodeJS.ProcessEnv) => readEnv(folder, source);

describe('settings that are wrong', () => {
  it.each([
    ['HOST', '256.1.1.1', /must be an IP address or a host name, not "256.1.1.1"/],
    ['HOST', '1.2.3', /IP address/],
    ['HOST', 'two words', /host name/],
    ['HOST', 'http://localhost', /host name/],
    ['TRUST_PROXY', 'maybe', /number of proxies .* not "maybe"/],
    ['TRUST_PROXY', 'true', /must not be "true", which lets every caller forge its address: give the number/],
    ['TRUST_PROXY', '10.0.0.0/33', /number of proxies/],
    ['TRUST_PROXY', '10.0.0.1,', /number of proxies/],
    ['TRUST_PROXY', '-1', /number of proxies/],
    ['TRUST_PROXY', '999', /number of proxies/],
    ['MAIL_FROM', 'bad', /must be an email address .* not "bad"/],
    ['MAIL_FROM', 'Kit <bad>', /must be an email address/],
    ['MAIL_FROM', 'a@b.example, c@d.example', /must be an email address/],
    ['PUBLIC_URL', 'https://kit.example/base', /such as https:\/\/kit\.example: a path goes into BASE_PATH/],
    ['PUBLIC_URL', 'https://kit.example/?a=1', /a path goes into BASE_PATH/],
    ['PUBLIC_URL', 'ftp://kit.example', /must be a URL/],
    ['DATA_DIR', '/dev/null', /must be a folder: \/dev\/null is something else/],
    ['DATA_DIR', 'file/inside', /must be a folder: .*\/file is something else/],
  ])('%s=%s is named in one line', (name, value, problem) => {
    const message = expect.stringMatching(
      new RegExp(`^Setting ${name} .*${problem.source}[^\\n]*\\.$`),
    ) as unknown;
    expect(() => read({ [name]: value })).toThrow(expect.objectContaining({ message }) as Error);
  });
});

it.each(['kit', '/', '/kit/', '//kit', '/kit/../x', '/k it', '/kit?a', '/k%2Ft', '/k"><'])(
  'BASE_PATH=%s is no path to stand below',
  (value) =>
    expect(() => read({ BASE_PATH: value })).toThrow(/^Setting BASE_PATH must be a path such as \/gamekit:/),
);

it.each([
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['HOST', '[::1]', '::1'],
  ['HOST', 'kit.local', 'kit.local'],
  ['TRUST_PROXY', '', undefined],
  ['TRUST_PROXY', 'false', undefined],
  ['TRUST_PROXY', '2', 2],
  ['TRUST_PROXY', '10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ['MAIL_FROM', 'kit@localhost', 'kit@localhost'],
  ['MAIL_FROM', '"Kit, the" <kit@studio.example>', '"Kit, the" <kit@studio.example>'],
  ['PUBLIC_URL', 'https://kit.example:8443/', 'https://kit.example:8443'],
  ['BASE_PATH', '', ''],
  ['BASE_PATH', '/tools/game-kit_2', '/tools/game-kit_2'],
] as const)('%s takes %s', (name, value, expected) => {
  expect(read({ [name]: value })[name]).toEqual(expected);
});

it('takes a data folder that does not exist yet', () => {
  expect(read({ DATA_DIR: 'new/data' }).DATA_DIR).toBe(path.join(folder, 'new/data'));
});

it('makes a secret once, and refuses to sign with a damaged one', () => {
  const env = read({ DATA_DIR: 'secrets' });
  const { JWT_SECRET } = withSecrets(env);
  expect(JWT_SECRET).toHaveLength(64);
  expect(withSecrets(env).JWT_SECRET).toBe(JWT_SECRET);
  writeFileSync(path.join(folder, 'secrets', 'jwt-secret'), '');
  expect(() => withSecrets(env)).toThrow(
    /^Setting JWT_SECRET is kept in .*jwt-secret, which is damaged\. .*\.$/,
  );
});

/** Others give no files away. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('makes a secret that the owner of the folder can read', () => {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  chownSync(home, 65_534, 65_534);
  withSecrets(read({ DATA_DIR: home }));
  expect(statSync(path.join(home, 'jwt-secret')).uid).toBe(65_534);
});
