import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

type Renderer = typeof import('./src/entry-server');

/** In development, pages render on each request from the same components as the build. */
function renderedPages(): Plugin {
  return {
    name: 'landing-rendered-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', () => server.ws.send({ type: 'full-reload' }));
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = request.originalUrl ?? '/';
          server
            .ssrLoadModule('/src/entry-server.tsx')
            .then((loaded) => {
              const page = (loaded as Renderer).renderForDevelopment(url.split('?')[0] ?? '/');
              return server.transformIndexHtml(url, page.html).then((html) => {
                response.statusCode = page.status;
                response.setHeader('Content-Type', 'text/html; charset=utf-8');
                response.end(html);
              });
            })
            .catch(next);
        });
      };
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // Style sheets refer to the font by relative path, so that one build works below any base path; the server
  // completes the pages.
  base: isSsrBuild ? '/' : './',
  plugins: [react(), renderedPages()],
  build: {
    assetsDir: 'landing-assets',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The scripts have no dynamic imports, so the polyfill would only add bytes.
    modulePreload: false,
    ssrEmitAssets: true,
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            input: {
              theme: 'src/client/theme.ts',
              page: 'src/client/page.ts',
              frame: 'src/client/frame.ts',
              deck: 'src/presentation/deck-keys.ts',
              styles: 'src/styles/index.css',
              slides: 'src/presentation/deck.css',
            },
          },
        }),
  },
}));
