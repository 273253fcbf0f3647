import * as React from 'react';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { session } from './api/session/session';
import { refuseUndocumentedAnswers } from './testing/documented-answers';
import { leaveOutStyles } from './testing/material-styles';
import { computeStylesQuickly } from './testing/quick-styles';

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
computeStylesQuickly();
leaveOutStyles();

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

// React notes where each element is made, for messages that no test reads.
Object.defineProperty(
  (React as unknown as Record<string, object>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined, configurable: true },
);
// Material UI asks for it at each element; Node reads it from the system each time.
process.env = { ...process.env };
