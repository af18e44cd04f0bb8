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
            // What every screen needs, the sign-in too: the search of each list is checked by the router itself, before its screen is there.
            { name: 'base', test: /rolldown.runtime|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|@xstate|openapi-fetch|seroval|valibot)\/|src\/(?:route-tree|router|guard|run-guard|routes\/[^?]*$|machines\/(?:actors\.|session|toast|token)|api\/(?:client|result|upload|form-data|generated\/operations)|page-meta|shared\/(?:text|session|permissions|load|return-path|layout\/(?:Toasts|screens)|list\/(?:list-search|date-range))\.)|src\/ui\/(?:Button|button-class|Field|field-context|TextInput|Note|Icon|icon-paths|class-names|Spinner|EmptyState|Toast\w*)\.|vite\/preload-helper/, priority: 50 },
            { name: 'sign-in', test: /src\/(?:features\/session|routes\/(?:login|logout).*tsr-split)/, priority: 48 },
            // The frame and what a list is made of.
            { name: 'lists', test: /node_modules\/(?:dayjs|@radix-ui|aria-hidden|idb-keyval)\/|src\/machines\/switch-call|src\/routes\/_layout\.tsx|src\/shared\/(?:layout\/|list\/(?!SortPanel)|(?:SiteState|random-id|file-url|html-text|use-stable-callback)\.)|src\/record\/(?:text|form-problem|copy-store|tab-life)\.|src\/ui\/(?:Avatar|Card|Chip|ConfirmDialog|CountBadge|DateInput|date-text|Dialog|dialog-guard|FilterPanel|IconButton|Pager|pager-pages|Segmented|Select|Sheet|Skeleton|StatusDot|SwitchField|Table|Tabs|Tag|Thumb|Toolbar|TopProgress|VisuallyHidden|use-focus-return|use-is-phone)\./, priority: 46 },
            { name: 'sortable', test: /src\/ui\/[Ss]ortable|node_modules\/@formkit/, priority: 38 },
            { name: 'forms', test: /src\/(?:record|shared\/(?!content-editor)|ui|machines|api\/generated)|node_modules\/(?:idb-keyval)/, minShareCount: 6, priority: 36 },
            { name: 'editor', test: /src\/(?:site|shared\/content-editor)/, minShareCount: 3, priority: 32 },
            // The words and loaders that the screens of one unit share.
            { name: unitOf, minShareCount: 2, priority: 20 },
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

/** The unit whose words or loaders a module has; null for every other module. */
function unitOf(id: string): string | null {
  return /src\/features\/([\w-]+)\/(?:[\w-]+-loaders|[\w-]+-session|text)\.ts$/.exec(id)?.[1] ?? null;
}
