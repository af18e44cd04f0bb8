import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: '/mng/',
  plugins: [
    // Tests read the route tree that the last build or dev server wrote.
    process.env['VITEST'] ? null : tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A screen's loader comes with its component: the sign-in loads neither.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist/mng',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // Few files: what screens share comes in a handful, each only where a screen of its kind is opened.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The search of each list is checked by the router itself, before its screen is there.
            { name: 'valibot', test: /node_modules\/valibot/, priority: 60 },
            // What every screen needs, the sign-in too.
            { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|@xstate|openapi-fetch|seroval)\/|src\/(?:machines\/(?:provided\.|session|toast|token)|api\/(?:client|result|upload|form-data|generated\/operations)|page-meta|shared\/(?:text|session|permissions|load|return-path|list\/(?:search-entries|date-range|content-filter))\.)|src\/ui\/(?:Button|button-class|Field|field-context|TextInput|Note|Icon|icon-paths|class-names|Spinner|EmptyState|Toast\w*)\.|vite\/preload-helper/, priority: 50 },
            { name: 'shell', test: /src\/(?!features|routes|site|ui\/[Ss]ortable|shared\/(?:form|recovery|pictures|content-editor)|machines\/(?:form-save|safety|stale)|ui\/(?:FilePicker|use-file-entry)|api\/generated\/limits)|node_modules\/(?!@tiptap|prosemirror|@formisch|@formkit|react-image-crop|idb-keyval)/, minShareCount: 9, priority: 40 },
            { name: 'sortable', test: /src\/ui\/[Ss]ortable|node_modules\/@formkit/, priority: 38 },
            { name: 'forms', test: /src\/(?:shared\/(?!content-editor)|ui|machines|api\/generated)|node_modules\/(?:@formisch|idb-keyval)/, minShareCount: 6, priority: 36 },
            { name: 'lists', test: /src\/shared\/(?:list|layout)|src\/ui/, minShareCount: 3, priority: 34 },
            { name: 'editor', test: /src\/(?:site|shared\/content-editor)/, minShareCount: 3, priority: 32 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000', '/case': 'http://127.0.0.1:3000' } },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'client', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**'], testTimeout: 20_000 },
      },
      {
        // Apart, so that only what needs a PostgreSQL waits for one.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/server/support/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
