import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { androidListing } from '../testing/games';
import { StoreFacts } from './StoreFacts';

const listTerms = (): (string | null)[] =>
  screen.queryAllByRole('term').map(({ textContent }) => textContent);

it('states what the store states, and leaves out what it does not', () => {
  render(<StoreFacts facts={androidListing({ minimumOs: '7.0', containsAds: false })} />);
  expect(listTerms()).toEqual(['Ads', 'Requires']);
  expect(screen.getByText('Android 7.0 or newer')).toBeTruthy();
});

it('names the system of the store', () => {
  render(<StoreFacts facts={androidListing({ platform: 'ios', minimumOs: '15.0' })} />);
  expect(screen.getByText('iOS 15.0 or newer')).toBeTruthy();
});
