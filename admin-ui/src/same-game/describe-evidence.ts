import type { GameMatch } from '../api/types';

type Evidence = GameMatch['evidence'][number];

const bothOr = (android: string, ios: string): string =>
  android.toLowerCase() === ios.toLowerCase() ? android : `${android} and ${ios}`;

/** What both stores say, in a sentence. */
export function describeEvidence({ clue, android, ios, agrees }: Evidence): string {
  switch (clue) {
    case 'title':
      return `Same title: ${bothOr(android, ios)}`;
    case 'title_part':
      return `Same name in both titles: ${android} and ${ios}`;
    case 'developer':
      return agrees
        ? `Same developer: ${bothOr(android, ios)}`
        : `Different developers: ${android} and ${ios}`;
    case 'package_name':
      return `Same word in both ids: ${android} and ${ios}`;
    case 'description':
      return `Same sentences in both descriptions: “${android}”`;
    case 'store_link':
      return `One store page links to the other: ${android} and ${ios}`;
    case 'icon':
      return 'Same icon in both stores';
    case 'site':
      return `Same site on both store pages: ${android}`;
  }
}
