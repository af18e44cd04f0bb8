/**
 * Rooms of `src` and `server` in order: each imports only from earlier ones (docs/architecture.md). Checked by `npm run
 * check` and every test run.
 */
const client = [
  'api',
  'machines',
  'messages',
  'calls',
  'session',
  'navigation',
  'time',
  'kinds',
  'pictures',
  'presence',
  'record',
  'fields',
  'rich-text',
  'list',
  'links',
  'record-actions',
  'content-editor',
  'comments',
  'preview',
  'approval',
  'releases',
  'layout',
  'features',
  'routes',
];
const server = [
  'contract',
  'process',
  'db',
  'config',
  'logging',
  'secrets',
  'audit',
  'files',
  'pages',
  'records',
  'mail',
  'identity',
  'calls',
  'adcheck',
  'approvals',
  'sites',
  'comments',
  'presence',
  'content',
  'reviews',
  'releases',
  'shared-blocks',
  'contacts',
  'delivery',
  'webhooks',
  'kinds',
  'outside',
  'library',
  'imports',
  'privacy',
  'replace',
  'backup',
  'seed',
  'checks',
  'plugins',
  'site',
  'proof',
  'links',
  'jobs',
  'cli',
];
/** Handlers of each room, `routes.ts` or `<subject>-routes.ts`; only app.ts imports them. */
const routes = '^server/.*routes\\.ts$';

const behind = (root, rooms) =>
  rooms.slice(0, -1).map((room, place) => ({
    name: `${root}/${room} imports nothing that stands behind it`,
    severity: 'error',
    from: { path: `^${root}/${room}/` },
    to: { path: `^${root}/(${rooms.slice(place + 1).join('|')})/` },
  }));

const isBehind = behind('server', server).map((rule) => ({
  ...rule,
  from: { ...rule.from, pathNot: routes },
}));
/** Handlers of every room take their types from `calls`. */
const routesBehind = behind('server', server).map((rule) => ({
  ...rule,
  name: rule.name.replace('imports', 'has routes that import'),
  from: { path: rule.from.path.replace('$', '') + '.*routes\\.ts$' },
  to: { ...rule.to, pathNot: '^server/access/calls/' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing without a use',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^tests/', '\\.config\\.ts$'] },
      to: {},
    },
    ...behind('src', client),
    ...isBehind,
    ...routesBehind,
    {
      name: 'only app.ts imports routes',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/app\\.ts$', routes] },
      to: { path: routes },
    },
    {
      name: 'every file belongs to a room or starts the program',
      severity: 'error',
      from: {},
      to: {
        path: '^(server|src)/[^/]+\\.tsx?$',
        pathNot: ['^server/(app|serve|start)\\.ts$', '^src/(main|router|route-tree\\.gen)\\.tsx?$'],
      },
    },
    {
      name: 'every folder of the server is a room',
      severity: 'error',
      from: { path: `^server/(?!(${server.join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'ui and site stand beside: they know each other and nothing else',
      severity: 'error',
      from: { path: '^src/(ui|site)/' },
      to: { path: '^(src|server)/', pathNot: ['^src/(ui|site)/', '^src/api/generated/'] },
    },
    {
      name: 'features never import each other',
      severity: 'error',
      from: { path: '^src/subjects/([^/]+)/' },
      to: { path: '^src/subjects/', pathNot: '^src/subjects/$1/' },
    },
    {
      name: 'machines take only types from api, but for those that join the two',
      severity: 'error',
      from: { path: '^src/machines/', pathNot: '^src/machines/[a-z-]*actors.ts$' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the app knows nothing of the server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'the contract knows neither side',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'generated code of the app needs nothing of the server',
      severity: 'error',
      from: { path: '^scripts/generate' },
      to: { path: '^server/' },
    },
    {
      name: 'server/website/pages is the only door from the server to src',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/website/pages/' },
      to: { path: '^src/' },
    },
    {
      name: 'the door leads to the site alone',
      severity: 'error',
      from: { path: '^server/website/pages/' },
      to: { path: '^src/', pathNot: '^src/drawing/' },
    },
    {
      name: 'only tests and scripts import tests',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default configuration;
