import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { session } from './api/session/session';
import { refuseUndocumentedAnswers } from './testing/documented-answers';

// Waiting ends as soon as the condition is met, so a long timeout costs nothing.
configure({ asyncUtilTimeout: 15_000 });

// Test files share an environment, which halves their time, so each test cleans up.
afterEach(() => {
  cleanup();
  session.forget(false);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
refuseUndocumentedAnswers();

// jsdom has no layout, so sizes never change.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// jsdom neither scrolls nor captures pointers.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// jsdom has no CSS object; selectors in tests need these characters escaped.
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\.:/]/g, '\\$&') } as typeof CSS;
