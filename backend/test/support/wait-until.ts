/**
 * Asks until the answer is neither undefined nor false. Waiting ends as soon as it is, so patience costs nothing.
 * @throws when that takes longer than `seconds`
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  seconds = 50,
): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
