import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.js';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      // The file that react-admin gets from Node; with another, its parts would not see the router around them.
      alias: [{ find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) }],
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/test-setup.ts'],
      isolate: false,
      restoreMocks: true,
      // A limit for what hangs; how quick a machine is says nothing about the screens.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
