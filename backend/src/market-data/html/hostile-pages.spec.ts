import { htmlToText } from './clean.js';
import { DataBlocks } from './data-blocks.js';
import { readLinkedApp } from './json-ld.js';

/** Three megabytes: read again from each opening, they would outlast the test. */
const fill = (text: string) => text.repeat(3_000_000 / text.length);

it('reads a page of nothing but openings once', () => {
  const scripts = fill('<script type="application/ld+json">');
  expect(readLinkedApp(scripts)).toBeUndefined();
  expect(readLinkedApp(`${scripts}</script>`)).toBeUndefined();
  const calls = fill("AF_initDataCallback({key: 'ds:1',data:");
  expect(new DataBlocks(calls).size).toBe(0);
  expect(new DataBlocks(`${calls}, sideChannel:`).size).toBe(1);
});

it('reads the text within more elements than a page has', () => {
  expect(htmlToText(`${'<div>'.repeat(15_000)}Light the lamp &amp; wait`)).toBe('Light the lamp & wait');
  expect(htmlToText(`${'<div>'.repeat(100)}Light<br>the lamp`)).toBe('Light\nthe lamp');
});

it('finds an app behind other scripts', () => {
  const block = (json: string) => `<script type="application/ld+json" nonce="x">${json}</script>`;
  const app = '{"@type":"SoftwareApplication","name":"Harbour Lamp"}';
  expect(readLinkedApp(`${block('no JSON')}${block('{"@type":"Person"}')}${block(app)}`)?.title).toBe(
    'Harbour Lamp',
  );
});
