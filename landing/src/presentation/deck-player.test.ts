// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from '../entry-server';
import { setUpDeck, slideForHash, slideForKey } from './deck-player';

describe('a key of the deck', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['PageDown', 4, 5],
    [' ', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 12, 12],
    ['Home', 9, 0],
    ['End', 0, 12],
    ['1', 0, 2],
    ['8', 0, 9],
  ])('%s on slide %i leads to %i', (key, from, to) => {
    expect(slideForKey(key, false, from, 13)).toBe(to);
  });

  it('goes back with Shift and Space', () => {
    expect(slideForKey(' ', true, 4, 13)).toBe(3);
  });

  it('is left to the browser when it means nothing here', () => {
    expect(slideForKey('Tab', false, 4, 13)).toBeNull();
    expect(slideForKey('9', false, 4, 13)).toBeNull();
  });
});

describe('an address of the deck', () => {
  it.each([
    ['', 0],
    ['#1', 0],
    ['#5', 4],
    ['#99', 12],
    ['#0', 0],
    ['#pricing', 0],
  ])('"%s" opens slide %i', (hash, slide) => {
    expect(slideForHash(hash, 13)).toBe(slide);
  });
});

describe('the deck', () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.slide')]
      .filter((slide) => !slide.hidden)
      .map((slide) => slide.getAttribute('aria-label'));
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

  beforeAll(() => {
    const html = renderPages((source) => source, 'font')['deck'] ?? '';
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    setUpDeck(document);
  });

  it('shows one slide at a time, says which, and keeps it in the address', () => {
    expect(shown()).toEqual(['The kit in eight modules.']);
    press('2');
    expect(shown()).toEqual(['Sound']);
    expect(document.getElementById('place')?.textContent).toBe('4 / 13  Sound');
    expect(location.hash).toBe('#4');
    document.getElementById('next')?.click();
    expect(shown()).toEqual(['Data']);
  });

  it('leaves the browser its own shortcuts', () => {
    press('1');
    press('ArrowLeft', { altKey: true });
    expect(shown()).toEqual(['Basic Game Mechanics']);
  });

  it('shows the rest of a slide that is taller than the window first', () => {
    press('1');
    const slide = document.querySelector<HTMLElement>('.slide:not([hidden])')!;
    Object.defineProperties(slide, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } });
    slide.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') slide.scrollTop += options.top ?? 0;
    };
    press('PageDown');
    expect([slide.hidden, slide.scrollTop]).toEqual([false, 450]);
    press('PageDown');
    expect(shown()).toEqual(['Sound']);
  });

  it.each([
    ['across', 1, { clientX: 40, clientY: 110 }, 'Sound'],
    ['mostly down', 1, { clientX: 40, clientY: 300 }, 'Basic Game Mechanics'],
    ['with two fingers', 2, { clientX: 40, clientY: 110 }, 'Basic Game Mechanics'],
  ])('turns the slide by a swipe to the side: %s', (_how, fingers, end, slide) => {
    press('1');
    const touch = (type: string, list: 'touches' | 'changedTouches', touches: object[]) =>
      document.dispatchEvent(Object.assign(new Event(type), { [list]: touches }));
    touch('touchstart', 'touches', Array(fingers).fill({ clientX: 200, clientY: 100 }));
    touch('touchend', 'changedTouches', [end]);
    expect(shown()).toEqual([slide]);
  });

  it('has no way past its ends', () => {
    press('End');
    expect((document.getElementById('next') as HTMLButtonElement).disabled).toBe(true);
    press('ArrowRight');
    expect(shown()).toEqual(['Start with one module.']);
  });
});
