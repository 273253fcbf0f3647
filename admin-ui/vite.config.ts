import react from '@vitejs/plugin-react';
import { defineConfig, type Connect, type Plugin } from 'vite';

/**
 * In production the backend answers /login, /signup and /admin/** with our index.html while the files lie under
 * /admin-ui/. Vite's own servers know only the base, so they get the same rule here.
 */
function appRoutes(): Plugin {
  const toIndex: Connect.NextHandleFunction = (req, _res, next) => {
    if (/^\/(login|signup|admin)(\/|\?|$)/.test(req.url ?? '')) req.url = '/admin-ui/index.html';
    next();
  };
  return {
    name: 'app-routes',
    configureServer: (server) => void server.middlewares.use(toIndex),
    configurePreviewServer: (server) => void server.middlewares.use(toIndex),
  };
}

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  base: '/admin-ui/',
  plugins: [react(), appRoutes()],
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  // Files name each other by where they lie, so that one build works below any path; the server completes index.html.
  experimental: { renderBuiltUrl: (_file, { hostType }) => ({ relative: hostType !== 'html' }) },
  build: {
    manifest: true,
    // One style sheet for all screens (it is small): Vite fetches the style of a screen once and not again when that failed.
    cssCodeSplit: false,
    // Everything is fetched from the same host; inlined data: addresses would only widen the content policy.
    assetsInlineLimit: 0,
    // The shell is one chunk on purpose (react-admin's parts need each other); scripts/size.mjs holds its limit.
    chunkSizeWarningLimit: 1500,
    // What most screens share is one file: alone, a screen would be made of 80 files instead of 30.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'shared', minShareCount: 26 },
          ],
        },
      },
    },
  },
});
