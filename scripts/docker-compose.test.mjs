import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import yaml from 'js-yaml';
import { root } from './steps.mjs';

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const compose = yaml.load(read('docker-compose.yml'));
const services = Object.entries(compose.services);
const dockerfile = read('Dockerfile');

const KNOWN_KEYS = new Set([
  ...[
    'image',
    'build',
    'pull_policy',
    'init',
    'restart',
    'user',
    'entrypoint',
    'command',
    'profiles',
    'volumes',
    'ports',
  ],
  ...['depends_on', 'environment', 'healthcheck', 'shm_size', 'stop_grace_period'],
]);
const CONDITIONS = ['service_started', 'service_healthy', 'service_completed_successfully'];

test('services are made of keys that Compose knows, and depend on what exists', () => {
  for (const [name, service] of services) {
    for (const key of Object.keys(service)) assert.ok(KNOWN_KEYS.has(key), `${name} has ${key}`);
    assert.equal(typeof service.image, 'string');
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      assert.ok(other in compose.services, `${name} depends on ${other}`);
      assert.ok(CONDITIONS.includes(condition));
      if (condition === 'service_healthy') {
        const isHealthChecked =
          compose.services[other].healthcheck || compose.services[other].image === 'gamekit';
        assert.ok(isHealthChecked, `${name} waits for the health of ${other}`);
      }
    }
    for (const volume of service.volumes ?? []) assert.ok(volume.split(':')[0] in compose.volumes, volume);
  }
});

test('an image is built by one service, and no other pulls it', () => {
  const built = services.filter(([, { build }]) => build);
  assert.deepEqual(
    built.map(([name]) => name),
    ['api'],
  );
  for (const [name, { image, pull_policy: policy }] of services) {
    if (image === 'gamekit' && name !== 'api') assert.equal(policy, 'never', name);
  }
});

/** Settings of a single process or machine, which a container sets itself. */
const NOT_PASSED_ON = ['HOST', 'PORT', 'DATA_DIR', 'ROLE', 'RATE_LIMIT', 'GAMEKIT_TOKEN'];

test('every other setting of the product is passed on', () => {
  const names = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.ok(names.length > 30);
  for (const service of ['api', 'worker']) {
    const passed = Object.keys(compose.services[service].environment).map((name) =>
      name.replace(/_FILE$/, ''),
    );
    const missing = names.filter((name) => ![...passed, ...NOT_PASSED_ON].includes(name));
    assert.deepEqual(missing, [], service);
  }
});

test('every setting that is passed on exists, and secrets come from files that the first step writes', () => {
  const known = new Set([...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-compose-'));
  try {
    const [shell, option, script] = compose.services.secrets.entrypoint;
    const run = () =>
      execFileSync(shell, [option, script.replaceAll('$$', '$').replaceAll('/secrets', folder)]);
    const readSecret = (name) => fs.readFileSync(path.join(folder, path.posix.basename(name)), 'utf8');
    run();
    const password = readSecret('postgres');
    assert.match(password, /^[0-9a-f]{64}$/);
    run();
    assert.equal(readSecret('postgres'), password, 'a second start keeps the secrets');
    for (const name of ['api', 'worker']) {
      for (const [setting, value] of Object.entries(compose.services[name].environment)) {
        assert.ok(known.has(setting.replace(/_FILE$/, '')), setting);
        if (setting.endsWith('_FILE') && value) assert.ok(readSecret(value), value);
      }
      assert.ok(compose.services[name].volumes.includes('secrets:/secrets:ro'));
    }
    assert.equal(readSecret('replica-url'), `postgres://gamekit:${password}@replica:5432/gamekit`);
    assert.match(readSecret('pg_hba.conf'), /^host replication gamekit all scram-sha-256$/m);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('the image has the current long-term Node, and all that the command line is started by', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  assert.deepEqual(new Set(bases), new Set(['node:24-slim']));
  const image = dockerfile.slice(dockerfile.lastIndexOf('FROM'));
  for (const part of ['package.json', 'scripts', 'backend/dist', 'admin-ui/dist', 'landing/dist'])
    assert.match(image, new RegExp(`/app/${part}\\b`), part);
  assert.match(JSON.parse(read('package.json')).scripts.cli, /scripts\/cli\.mjs$/);
});
