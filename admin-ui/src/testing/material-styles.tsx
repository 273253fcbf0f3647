import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';

type Cache = NonNullable<ReturnType<typeof __unsafe_useEmotionCache>>;

function readCache(): Cache {
  let cache: Cache | null = null;
  const Reader = () => {
    cache = __unsafe_useEmotionCache();
    return null;
  };
  render(<Reader />);
  cleanup();
  if (!cache) throw new Error('Emotion has no cache.');
  return cache;
}

const cache = readCache();
const insert = cache.insert.bind(cache);

/** Keeps Material UI's style rules out of the document: jsdom matches each with every element whose style is asked for. */
export function leaveOutStyles(): void {
  cache.insert = () => undefined;
}

/** For a test that looks at them. */
export function insertStyles(): void {
  cache.insert = insert;
}
