import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { axeInFrame } from './scripts/axe-in-frame';
import { chunks } from './scripts/chunks';
import { frameless } from './scripts/frameless';
import { splitTexts } from './scripts/split-texts';

// Everyone waits for sign-in; staff have the others open all day.
const cut = chunks({
  // Opens after the home page, which has loaded nearly all that it needs.
  'subjects/home/FirstSteps': 0,
  // Loads after the editor, which has loaded nearly all that it needs.
  'content-editor/WritablePreview': 0,
  // Load at the first pause, after the editor, and what they found after them.
  'content-editor/find-findings': 0,
  'advertising/finding-sources': 0,
  'content-editor/FindingList': 0,
  'content-editor/FindingStrip': 0,
  'content-editor/BlockFindings': 0,
  // After the editor and the publish flow, and only where changes were asked.
  'approval/AskedBlocks': 0,
  'approval/AnswerButton': 0,
  // After the review, which has loaded nearly all that they need.
  'approvals/FirstPage': 0,
  'approvals/FirstFigures': 0,
  // Only in a demo.
  'subjects/about/MailsPage': 0,
  'routes/_layout/mails': 0,
  'routes/login': 200,
  'routes/_layout/index': 30,
  'routes/_layout/case/index': 20,
  'routes/_layout/case/edit': 30,
  'routes/_layout/siteset/theme/edit': 30,
  'routes/_layout/web/home': 24,
  'rich-text/RichEditorView': 30,
});

export default defineConfig({
  base: '/mng/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A screen's loader is in its component's chunk: sign-in loads neither.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    axeInFrame(),
    splitTexts({
      files:
        /\/src\/(?:.*[/-]text\.ts$|api\/generated\/operations\/)|\/openapi\/(?:text\.ts$|generated\/(?:enums|labels|limits|words)\/)/,
      tables: /\/src\/|\/openapi\/text\.ts$/,
    }),
    cut.plugin,
    frameless(),
  ],
  build: {
    outDir: 'dist/mng',
    emptyOutDir: true,
    sourcemap: false,
    // Tests know the bytes of each screen (tests/e2e/assets.e2e.ts).
    chunkSizeWarningLimit: 2000,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], priority: 1 }, cut.group] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/case', '/p/', '/proof/'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
