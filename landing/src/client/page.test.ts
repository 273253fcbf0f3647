// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPages } from '../entry-server';
import { setUpEstimator } from './estimator';
import { setUpThemeSwitch } from './theme-switch';
import { setUpMenu, setUpTopBar } from './top-bar';
import { stampYear } from './year';

const html = renderPages((source) => source, 'font')['index'] ?? '';

function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element as T;
}

function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  window.scrollY = 0;
});

describe('the top bar', () => {
  it('turns opaque past ten pixels and clear again at the top', () => {
    setUpTopBar();
    const opaque = () => byId('bar').classList.contains('is-scrolled');
    expect(opaque()).toBe(false);
    scrollTo(10);
    expect(opaque()).toBe(false);
    scrollTo(11);
    expect(opaque()).toBe(true);
    scrollTo(0);
    expect(opaque()).toBe(false);
  });

  it('is opaque at once on a page that opens scrolled', () => {
    window.scrollY = 400;
    setUpTopBar();
    expect(byId('bar').classList.contains('is-scrolled')).toBe(true);
  });
});

describe('the menu', () => {
  beforeEach(() => {
    setUpMenu();
    byId<HTMLDetailsElement>('menu').open = true;
  });

  it('closes when one of its links is taken', () => {
    byId('menu').querySelector('a')?.click();
    expect(byId<HTMLDetailsElement>('menu').open).toBe(false);
  });

  it('closes when the page beside it is pressed', () => {
    byId('main').click();
    expect(byId<HTMLDetailsElement>('menu').open).toBe(false);
  });

  it('closes on Escape and gives the focus back', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(byId<HTMLDetailsElement>('menu').open).toBe(false);
    expect(document.activeElement).toBe(byId('menu').querySelector('summary'));
  });
});

describe('the estimator', () => {
  const output = (name: string) => document.querySelector(`[data-out="${name}"]`)?.textContent;

  it('does the sum for the place of the slider', () => {
    setUpEstimator();
    const slider = byId<HTMLInputElement>('revenue');
    expect(output('total')).toBe('$20,000');
    slider.value = '500000';
    slider.dispatchEvent(new Event('input'));
    expect([output('revenue'), output('total'), output('fee')]).toEqual(['$500,000', '$87,500', '$5,000']);
    expect([output('growthLabel'), output('scaleLabel')]).toEqual([
      'Growth: 30% of $100,000',
      'Scale: 15% of $350,000',
    ]);
    expect(output('kept')).toBe('$412,500 (83%)');
    expect(slider.getAttribute('aria-valuetext')).toBe('$500,000, you pay $87,500');
    expect(byId('player').getAttribute('x')).toBe('100%');
    expect(byId('player').getAttribute('y')).toBe('12.5%');
  });

  it('starts from a place the browser restored', () => {
    byId<HTMLInputElement>('revenue').value = '20000';
    setUpEstimator();
    expect([output('total'), output('fee')]).toEqual(['$0', '$0']);
  });
});

describe('the theme switch', () => {
  const light = (matches: boolean) => {
    window.matchMedia = vi.fn().mockReturnValue({ matches });
  };

  it('goes from the system’s theme to the other one and remembers it', () => {
    light(true);
    setUpThemeSwitch();
    byId('theme').click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('gamekit-theme')).toBe('dark');
    byId('theme').click();
    expect(localStorage.getItem('gamekit-theme')).toBe('light');
  });

  it('is applied before the page is shown', async () => {
    localStorage.setItem('gamekit-theme', 'light');
    // A classic script, not a module: the type checker has nothing to import.
    await import('./theme' as string);
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(document.documentElement.classList.contains('js')).toBe(true);
  });
});

describe('the year', () => {
  it('is filled in where no server did', () => {
    stampYear();
    expect(document.querySelector('[data-year]')?.textContent).toBe(String(new Date().getFullYear()));
  });

  it('is left alone where one did', () => {
    const year = document.querySelector('[data-year]');
    if (year) year.textContent = '2031';
    stampYear();
    expect(year?.textContent).toBe('2031');
  });
});
