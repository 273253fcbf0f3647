import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { CoreAdminContext, Notification, memoryStore } from 'react-admin';
import { BrowserRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { dataProvider } from '../api/queries/data-provider';
import { AuthProvider } from '../auth/auth-context';
import { JobsProvider } from '../jobs/jobs-context';
import { i18nProvider } from '../layout/messages';
import { useFoundFocus } from '../layout/shell/use-found-focus';
import { theme } from '../layout/theme/theme';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The main element of the shell, where the focus is found again. */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFoundFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Renders a screen with its providers; sign in and fake the API first. */
export function showScreen(screen: ReactNode, path: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  window.history.replaceState(null, '', path);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <AuthProvider>
          <CoreAdminContext
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={memoryStore()}
          >
            <Address />
            <JobsProvider>{screen}</JobsProvider>
            <Notification />
          </CoreAdminContext>
        </AuthProvider>
      </BrowserRouter>
    </ThemeProvider>,
  );
}
