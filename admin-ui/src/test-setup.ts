import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { refuseUndocumentedAnswers } from './testing/documented-answers';

// Waiting ends as soon as the screen shows what is waited for, so patience costs nothing.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
refuseUndocumentedAnswers();

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
