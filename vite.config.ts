import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  ],
  build: {
    outDir: 'dist/mng',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // Chunks in order, each without the modules of earlier ones: sign-in, lists, dialogs, forms,
        // dragging, editor. The router splits the rest.
        codeSplitting: {
          groups: [
            { name: 'base', test: /src\/(main\.tsx|features\/session\/(LoginPage|login))/, priority: 5 },
            {
              name: 'list',
              test: /src\/(api\/generated\/operations|calls\/|kinds\/|layout\/(?!ContentTabBar|WaitingBadge|palette)|list\/(?!Arrived|OtherTabs|other-tabs|SortPanel|ScheduleList|PublicationTable|ExportButton|SiteState)|record-actions\/(?!\w*BulkBar|ContentList|DuplicateButton|StatusSwitch|(?:Call|Delete)Dialog)|ui\/(?!dev|[Ss]ortable|\w*Dialog|dialog-guard|Sheet|use-focus|veil|tag-class|FilePicker|use-file|ProgressBar|TextArea|TimeInput))/,
              priority: 4,
            },
            { name: 'dialog', test: /src\/ui\/(\w*Dialog|Sheet)/, priority: 3 },
            {
              name: 'form',
              test: /src\/(pictures\/(?!PicturePicker|PictureTile|CropDialog|Focal)|record\/|time\/|fields\/|rich-text\/(?!Rich(?:EditorView|PictureDialog|Toolbar)|rich-extensions|paste|trusted-html)|ui\/(?!dev|[Ss]ortable))/,
              priority: 2,
            },
            { name: 'sortable', test: /src\/ui\/[Ss]ortable/, priority: 2 },
            { name: 'editor', test: /src\/(site|content-editor)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/case', '/p/', '/proof/'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
