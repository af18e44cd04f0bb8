/**
 * Rooms of `src` and `server` by wing, in order: each room imports only from earlier ones (docs/architecture.md).
 * Checked by `npm run check` and every test run. A wing without rooms is one itself.
 */
const client = rooms({
  api: [],
  machines: [],
  base: ['messages', 'calls', 'session', 'navigation', 'time'],
  records: ['kinds', 'pictures', 'presence', 'record', 'fields', 'list', 'links', 'record-actions'],
  blocks: ['rich-text', 'content-editor', 'comments'],
  publishing: ['preview', 'approval', 'releases'],
  layout: [],
  subjects: [],
  routes: [],
});
const server = rooms({
  base: ['contract', 'process', 'db', 'config', 'logging', 'secrets', 'audit', 'files', 'mail'],
  blocks: [],
  records: [],
  access: ['identity', 'calls', 'plugins'],
  subjects: [
    'advertising',
    'approvals/rules',
    'sites',
    'comments',
    'presence',
    'content',
    'approvals/requests',
    'releases',
    'shared-blocks',
    'enquiries',
    'connections/delivery',
    'connections/webhooks',
    'audit',
    'downloads',
    'kinds',
    'approvals/outside',
    'library',
    'imports',
    'privacy',
    'replace',
  ],
  website: ['pages', 'proof', 'links'],
  operation: ['backup', 'seed', 'checks', 'jobs', 'cli'],
});
/** Handlers of each room, `routes.ts` or `<subject>-routes.ts`; only app.ts imports them. */
const routes = '^server/.*routes\\.ts$';

function rooms(wings) {
  return Object.entries(wings).flatMap(([wing, names]) =>
    names.length === 0 ? [wing] : names.map((name) => `${wing}/${name}`),
  );
}

const behind = (root, inOrder) =>
  inOrder.slice(0, -1).map((room, place) => ({
    name: `${root}/${room} imports nothing that stands behind it`,
    severity: 'error',
    from: { path: `^${root}/${room}/` },
    to: { path: `^${root}/(${inOrder.slice(place + 1).join('|')})/` },
  }));

const isRoom = (root, known) => ({
  name: `every folder of ${root} is a room`,
  severity: 'error',
  from: { path: `^${root}/(?!(${known.join('|')})/)[^/]+/` },
  to: {},
});

/** Calls are checked by identity, whose own handlers take their types from `calls`. */
const serverOrder = behind('server', server).map((rule) =>
  rule.from.path === '^server/access/identity/' ? { ...rule, from: { ...rule.from, pathNot: routes } } : rule,
);
const identityRoutes = {
  name: 'handlers of identity import nothing behind `calls`',
  severity: 'error',
  from: { path: '^server/access/identity/.*routes\\.ts$' },
  to: { path: `^server/(${server.slice(server.indexOf('access/calls') + 1).join('|')})/` },
};

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
    ...serverOrder,
    identityRoutes,
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
    isRoom('server', server),
    isRoom('src', [...client, 'ui', 'drawing']),
    {
      name: 'ui and drawing stand beside: they know each other and nothing else',
      severity: 'error',
      from: { path: '^src/(ui|drawing)/' },
      to: { path: '^(src|server)/', pathNot: ['^src/(ui|drawing)/', '^src/api/generated/'] },
    },
    {
      name: 'subjects of the app never import each other',
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
      name: 'the door leads to the drawing alone',
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
