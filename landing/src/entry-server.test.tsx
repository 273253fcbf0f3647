// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import {
  end,
  faqTitle,
  features,
  hero,
  suite,
  howItWorks,
  links,
  modules,
  notFound,
  pricing,
  questions,
  tiers,
} from './content';
import { renderForDevelopment, renderPages } from './entry-server';
import { privacy, terms } from './legal/legal-content';
import { deck, moduleSlides } from './presentation/deck-content';
import { listTexts } from './texts';

let pages: Record<string, string>;

beforeAll(() => {
  pages = renderPages((source) => `/built/${source.replace(/\.tsx?$/, '.js')}`, '/built/inter.woff2');
});

function page(name: string): Document {
  const html = pages[name];
  if (html === undefined) throw new Error(`No page ${name}`);
  return new DOMParser().parseFromString(html, 'text/html');
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All texts available to a visitor, including labels of drawings and controls. */
function reading(name: string): string {
  const doc = page(name);
  const labels = [...doc.querySelectorAll('[aria-label], [alt]')].map(
    (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt'),
  );
  return squeeze(`${doc.body.textContent ?? ''} ${labels.join(' ')}`);
}

function expectTexts(name: string, content: unknown): void {
  const text = reading(name);
  for (const expected of listTexts(content).filter((value) => !/^[#/]/.test(value))) {
    expect(text).toContain(squeeze(expected));
  }
}

describe('the start page without script', () => {
  it('holds all its words', () => {
    expectTexts('index', [hero, suite, features, modules.map(({ name, text }) => [name, text]), howItWorks]);
    expectTexts('index', [tiers, pricing, faqTitle, questions, end, links]);
  });

  it('answers what 10, 100 and 500 thousand dollars cost', () => {
    const rows = [...page('index').querySelectorAll('.three tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['$10,000', '$0', '$0', '$0'],
      ['$100,000', '$5,000', '$15,000', '$20,000'],
      ['$500,000', '$5,000', '$82,500', '$87,500'],
    ]);
  });

  it('has the anchors, and no link to an anchor that is missing', () => {
    const doc = page('index');
    for (const id of ['features', 'how-it-works', 'pricing', 'faq', 'contact']) {
      expect(doc.getElementById(id)).not.toBeNull();
    }
    expect(doc.querySelector('footer')?.id).toBe('contact');
    for (const link of doc.querySelectorAll('a[href^="#"]')) {
      expect(doc.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  });

  it('leads to sign-up and to how it works', () => {
    const doc = page('index');
    const target = (label: string) =>
      [...doc.querySelectorAll('a')]
        .filter((link) => link.textContent === label)
        .map((link) => link.getAttribute('href'));
    expect(new Set(target('Get Started'))).toEqual(new Set(['/signup']));
    expect(target('Learn More')).toEqual(['#how-it-works']);
    expect(new Set(target('Sign In'))).toEqual(new Set(['/login']));
    expect(new Set(target('Open back office'))).toEqual(new Set(['/admin']));
  });

  it('shows three captures of the product in both themes, sized, captioned and marked as sample data', () => {
    const captures = [...page('index').querySelectorAll('.shot img')];
    expect(captures.map((image) => image.getAttribute('alt'))).toEqual([
      ...[hero.rankings.alt, hero.rankings.alt],
      ...[hero.game.alt, hero.game.alt],
      ...[suite.idea.alt, suite.idea.alt],
    ]);
    const sources = [...page('index').querySelectorAll('.shot source')].map((one) =>
      one.getAttribute('srcset'),
    );
    for (const address of [...captures.map((image) => image.getAttribute('src')), ...sources]) {
      expect(address).toMatch(/(rankings|game|idea)-(dark|light)(-phone)?.*\.webp/);
    }
    expect(new Set(sources).size).toBe(6);
    for (const image of captures) expect(Number(image.getAttribute('width'))).toBeGreaterThan(1000);
    const captions = [...page('index').querySelectorAll('figcaption')].map((caption) => caption.textContent);
    expect(captions).toEqual([hero.rankings.caption, hero.game.caption, suite.idea.caption]);
    for (const caption of captions) expect(caption).toContain('Sample data');
  });

  it('leaves the year to the server', () => {
    expect(page('index').querySelector('footer [data-year]')?.textContent).toBe('{{YEAR}}');
  });
});

describe('every page', () => {
  it('is one of the files the server knows', () => {
    expect(Object.keys(pages).sort()).toEqual(['404', 'deck', 'index', 'presentation', 'privacy', 'terms']);
  });

  it.each(['index', 'privacy', 'terms', 'presentation', 'deck', '404'])(
    '%s runs under a policy without inline code',
    (name) => {
      const doc = page(name);
      for (const script of doc.querySelectorAll('script')) {
        expect(script.getAttribute('src')).toMatch(/^\/built\//);
        expect(script.textContent).toBe('');
      }
      expect(doc.querySelectorAll('style, [style]')).toHaveLength(0);
      expect(pages[name]).not.toMatch(/\son[a-z]+="/);
    },
  );

  it.each(['index', 'privacy', 'terms', 'presentation', 'deck', '404'])(
    '%s has a language, a title, a description, one main heading and the theme before its styles',
    (name) => {
      const doc = page(name);
      expect(doc.documentElement.lang).toBe('en');
      expect(doc.title).toContain('Gamekit');
      expect(doc.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
      expect(doc.querySelectorAll('h1')).toHaveLength(1);
      const order = [...doc.head.children].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('rel'),
      );
      expect(order.indexOf('/built/src/client/theme.js')).toBeLessThan(order.indexOf('stylesheet'));
      expect(doc.head.querySelector('link[rel="preload"]')?.getAttribute('as')).toBe('font');
    },
  );

  it.each(['index', 'privacy', 'terms', 'presentation'])('%s can be shared', (name) => {
    const property = (key: string) =>
      page(name).querySelector(`meta[property="${key}"]`)?.getAttribute('content') ?? '';
    expect(property('og:title')).toContain('Gamekit');
    expect(property('og:description')).not.toBe('');
    expect(property('og:image')).toMatch(/^\{\{PUBLIC_URL\}\}\/.+\.png$/);
    expect(property('og:url')).toMatch(/^\{\{PUBLIC_URL\}\}\//);
  });

  it.each(['404', 'deck'])('%s is kept out of search engines', (name) => {
    expect(page(name).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('the other pages', () => {
  it('privacy and terms hold their texts', () => {
    expectTexts('privacy', [privacy.title, privacy.lead, privacy.sections]);
    expectTexts('terms', [terms.title, terms.lead, terms.sections]);
  });

  it('the missing page says so and leads back', () => {
    expectTexts('404', [notFound.status, notFound.title, notFound.text, notFound.home.label]);
    expect(page('404').querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(page('404').querySelector('.nav a')?.getAttribute('href')).toBe('/#features');
  });

  it('the presentation is a frame of the address the server fills in', () => {
    const frame = page('presentation').querySelector('iframe');
    expect(frame?.title).toBe('Kit presentation');
    expect(frame?.getAttribute('src')).toBe('{{PRESENTATION_URL}}');
  });

  it('the deck has a slide for each module between opening and end', () => {
    const names = [...page('deck').querySelectorAll('.slide')].map((slide) =>
      slide.getAttribute('aria-label'),
    );
    expect(names).toHaveLength(13);
    expect(names.slice(2, 10)).toEqual(moduleSlides.map((slide) => slide.name));
    expectTexts('deck', [deck.opening, deck.overview, deck.steps, deck.price, deck.end]);
    expectTexts(
      'deck',
      moduleSlides.map(({ name, claim, facts }) => [name, claim, facts]),
    );
  });
});

describe('the development server', () => {
  it('serves pages by route and answers 404 for the rest', () => {
    expect(renderForDevelopment('/privacy')).toMatchObject({ status: 200 });
    const missing = renderForDevelopment('/no-such-page');
    expect(missing.status).toBe(404);
    expect(missing.html).toContain(notFound.title);
  });
});
