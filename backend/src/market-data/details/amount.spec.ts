import { parseAmount } from './amount.js';

describe('the number in a total', () => {
  it.each([
    ['10,000+', 10_000],
    ['> 20.000.000', 20_000_000],
    ['> $20.000', 20_000],
    ['$1.2M', 1_200_000],
    ['1,5 M', 1_500_000],
    ['10K+', 10_000],
    ['1.234M', 1_234_000],
    ['1 234 567', 1_234_567],
    ['$1,234.50', 1_234.5],
    ['0+', 0],
    ['$0', 0],
    ['5', 5],
    ['1,000,000,000+', 1_000_000_000],
  ])('of "%s" is %d', (text, amount) => expect(parseAmount(text)).toBeCloseTo(amount));

  it.each(['', 'many', '—'])('does not exist in "%s"', (text) => expect(parseAmount(text)).toBeNull());
});
