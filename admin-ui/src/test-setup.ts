import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { session } from './api/session/session';
import { refuseUndocumentedAnswers } from './testing/documented-answers';

// Waiting ends as soon as the screen shows what is waited for, so patience costs nothing.
configure({ asyncUtilTimeout: 15_000 });

// Test files share one environment, which saves half of their time: each test leaves it as it found it.
afterEach(() => {
  cleanup();
  session.forget(false);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
refuseUndocumentedAnswers();

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nor does it scroll, or hold a pointer.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// jsdom has no CSS object; the names in tests need quotes and backslashes escaped, and dots.
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\.:/]/g, '\\$&') } as typeof CSS;
