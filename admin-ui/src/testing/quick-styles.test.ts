import { afterEach, expect, it } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Which of the elements the rule reaches. */
function reach(selector: string): string[] {
  document.head.innerHTML = `<style>${selector} { display: grid }</style>`;
  document.body.innerHTML =
    '<div id="one" class="a b"><p id="two" class="c" title="x, .z"></p></div><div id="three" class="b"></div>';
  return [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).display === 'grid')
    .map(({ id }) => id);
}

it.each([
  ['.a', ['one']],
  ['.b', ['one', 'three']],
  ['.a.b', ['one']],
  ['.a > .c', ['two']],
  ['.a+.b', ['three']],
  ['.d, p', ['two']],
  ['.d, .c', ['two']],
  ['div.b:not(.a, .c)', ['three']],
  [':not(.a):not(p):is(div)', ['three']],
  [':is(.a, .c)', ['one', 'two']],
  ['.a:has(> .c)', ['one']],
  ['[title="x, .z"]', ['two']],
  ['.c[title="x, .z"]', ['two']],
  ['.d .c', []],
])('the rule of %s reaches what it says', (selector, ids) => {
  expect(reach(selector)).toEqual(ids);
});

it('tells of a style what was asked for, inherited and of its own', () => {
  document.head.innerHTML =
    '<style>.a { visibility: hidden; pointer-events: none; display: flex } p { margin-top: 3px }</style>';
  document.body.innerHTML = '<div class="a"><p id="two"></p></div>';
  const outer = getComputedStyle(document.querySelector('.a')!);
  expect([outer.display, outer.visibility, outer.pointerEvents]).toEqual(['flex', 'hidden', 'none']);
  const inner = getComputedStyle(document.getElementById('two')!);
  expect(inner.getPropertyValue('visibility')).toBe('hidden');
  expect(inner.getPropertyValue('pointer-events')).toBe('none');
  expect([inner.display, inner.getPropertyValue('display')]).toEqual(['block', 'block']);
  expect([inner.marginTop, inner.getPropertyValue('margin-top')]).toEqual(['3px', '3px']);
  document.querySelector('.a')!.removeAttribute('class');
  expect(getComputedStyle(document.getElementById('two')!).visibility).toBe('visible');
});
