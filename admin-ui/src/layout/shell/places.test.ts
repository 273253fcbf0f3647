import { beforeEach, expect, it } from 'vitest';
import { Places, findLocated, locate } from './places';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <a href="/admin/game-rankings/com.a">A</a>
    <ol class="list"><li><a href="/admin/game-rankings/com.a">A again</a></li></ol>
    <button>No name</button>`;
});

it('finds the second of two equal links again after the page was drawn anew', () => {
  const [, second] = document.querySelectorAll('a');
  const where = locate(document.body, second as Element) ?? '';
  document.body.append(document.body.firstElementChild as Element);
  document.body.prepend(document.body.lastElementChild as Element);
  expect(findLocated(document.body, where)?.textContent).toBe('A again');
});

it('finds a list by its class, and says nothing of what has no mark', () => {
  const list = document.querySelector('ol') as Element;
  expect(findLocated(document.body, locate(document.body, list) ?? '')).toBe(list);
  expect(locate(document.body, document.querySelector('button') as Element)).toBeNull();
});

it('keeps the places of this tab over a reload, and only for the address they were left at', () => {
  const places = new Places();
  places.open('one', '/admin/games').scrolled[''] = 300;
  places.replace('one', 'two', '/admin/games?page=2');
  places.store();
  const again = new Places();
  expect(again.get('one', '/admin/games')?.scrolled).toEqual({ '': 300 });
  expect(again.get('one', '/admin/tags')).toBeUndefined();
  expect(again.get('two', '/admin/games?page=2')?.scrolled).toEqual({ '': 300 });
});

it('forgets the oldest entries', () => {
  const places = new Places();
  for (let at = 0; at < 60; at++) places.open(`key ${at}`, '/admin');
  expect(places.get('key 0', '/admin')).toBeUndefined();
  expect(places.get('key 59', '/admin')).toBeDefined();
});
