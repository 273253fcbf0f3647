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
    ['1,5 Mio.', 1_500_000],
    ['1.2 million', 1_200_000],
    ['$1.2Mn', 1_200_000],
    ['2,5 Mrd. €', 2_500_000_000],
    ['20000USD', 20_000],
    ['20,000 USD', 20_000],
    ['5,000 downloads', 5_000],
    ['$1.2M/month', 1_200_000],
  ])('of "%s" is %d', (text, amount) => expect(parseAmount(text)).toBeCloseTo(amount));

  it.each(['', 'many', '—', '5 mil', '3万', '7x'])('does not exist in "%s"', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );
});
