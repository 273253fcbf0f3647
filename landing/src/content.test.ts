import { describe, expect, it } from 'vitest';
import * as content from './content';
import { privacy, terms } from './legal/legal-content';
import { deck, moduleSlides } from './presentation/deck-content';
import { listTexts } from './texts';

const { features, footerLinks, howItWorks, modules, navigation, questions, tiers } = content;

describe('the content', () => {
  it('names the eight modules of the kit', () => {
    expect(modules.map((module) => module.name)).toEqual([
      'Basic Game Mechanics',
      'Sound',
      'Data',
      'Level Creator',
      'SDK',
      'Meta Progress System',
      'Monetization',
      'User Interface',
    ]);
    expect(new Set(modules.map((module) => module.id)).size).toBe(8);
  });

  it('asks six questions and mentions every module in them', () => {
    expect(questions).toHaveLength(6);
    const asked = questions.map(({ question, answer }) => `${question} ${answer}`).join(' ');
    for (const { name } of modules) expect(asked).toContain(name);
  });

  it('tells the three steps in their order', () => {
    expect(howItWorks.steps.map((step) => step.title)).toEqual([
      'Add your game, pick modules',
      'Install the SDK',
      'Start building',
    ]);
  });

  it('prices three tiers with their support', () => {
    expect(tiers.map(({ name, rate, support }) => [name, rate, support])).toEqual([
      ['Starter', 0, 'Basic support'],
      ['Growth', 30, 'Priority support'],
      ['Scale', 15, 'Dedicated support'],
    ]);
    expect(tiers[1]?.range).toBe('on revenue from $50,000 to $150,000');
  });

  it('links to the anchors of the page', () => {
    expect(navigation.map(({ label, href }) => [label, href])).toEqual([
      ['Features', '#features'],
      ['How it Works', '#how-it-works'],
      ['Pricing', '#pricing'],
    ]);
    expect(footerLinks.map((link) => link.href)).toEqual(
      expect.arrayContaining(['/privacy', '/terms', '/login', '/presentation']),
    );
  });

  it('gives each module a slide with three facts', () => {
    expect(moduleSlides.map((slide) => slide.name)).toEqual(modules.map((module) => module.name));
    for (const { claim, facts } of moduleSlides) {
      expect(claim).not.toBe('');
      expect(facts).toHaveLength(deck.factLabels.length);
    }
  });

  it('leaves no text empty or unfinished', () => {
    const everything = [
      ...listTexts({ ...content }),
      ...listTexts([privacy, terms, deck, moduleSlides, features]),
    ];
    expect(everything.length).toBeGreaterThan(150);
    for (const text of everything) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/lorem|todo|tbd|undefined|NaN|\{\{/i);
    }
  });
});
