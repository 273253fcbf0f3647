import { useAddressWord } from '../page/use-address';

/** The number of months shown: one of `ranges`, kept in the URL unless it is the default. */
export function useMonths<R extends number>(ranges: readonly R[], unsaid: R): [R, (months: R) => void] {
  const [word, setWord] = useAddressWord('months');
  const months = ranges.find((range) => String(range) === word) ?? unsaid;
  return [months, (next) => setWord(next === unsaid ? null : String(next), { replace: true })];
}
