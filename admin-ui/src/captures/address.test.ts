import { expect, it } from 'vitest';
import { readListAddress } from '../components/lists/list-address';
import { VIEWS, readView } from './address';

const filter = (query: string) => readListAddress(new URLSearchParams(query), VIEWS.captures, 50).filter;

it('reads what the address says of the captures', () => {
  expect(filter('platform=ios&country=TW&category=games_puzzle&list=revenue&kind=import&thin=1')).toEqual({
    platform: 'ios',
    country: 'tw',
    category: 'games_puzzle',
    rankingType: 'revenue',
    kind: 'import',
    thin: true,
  });
});

it('leaves out what means nothing', () => {
  expect(filter('platform=ios&category=puzzle&country=taiwan&list=paid&kind=x&thin=yes&import=7')).toEqual({
    platform: 'ios',
  });
  expect(filter('category=puzzle')).toEqual({ category: 'puzzle' });
});

it('opens with the captures', () => {
  expect([null, 'imports', 'x'].map(readView)).toEqual(['captures', 'imports', 'captures']);
});
