// Who may import whom, from the bottom up: floor < services < things < facts < findings < combining < edges.
// A new backend folder must be placed in one of these lists, or `unplaced-folder` fails.
const floor = ['common', 'config', 'database'];
const services = ['ai', 'announcements', 'backups', 'jobs', 'activity', 'mail', 'metrics'];
const things = [
  'annotations',
  'auth',
  'games',
  'tags',
  'profiles',
  'revenue',
  'plugins',
  'settings',
  'market-events',
  'saved-views',
];
const facts = ['rankings', 'market-data'];
const findings = ['analyses', 'similar-games', 'trends', 'countries'];
const combining = ['ideas', 'chat', 'prototypes'];
const across = [
  'account-data',
  'alerts',
  'composition',
  'dashboard',
  'developers',
  'digests',
  'game-page',
  'mcp',
  'watchlists',
  'webhooks',
];
const edges = ['seed', 'health', 'site', 'cli', 'api-document'];

const domains = [...things, ...facts, ...findings, ...combining, ...across];
const folders = (...names) => `^backend/src/(${names.flat().join('|')})/`;
const folder = (...names) => `^backend/src/(${names.flat().join('|')})$`;

// The admin UI, from the bottom up: api < components < parts that several screens share < layout, the frame around screens.
const parts = [
  'annotations',
  'auth',
  'analysis',
  'bell',
  'events',
  'jobs',
  'manage-prototypes',
  'manage-rules',
  'manage-tags',
  'manage-watchlists',
  'manage-digests',
  'rankings',
  'same-game',
];
const screens = [
  ...[
    'alert-rules',
    'analytics',
    'captures',
    'changes',
    'compare',
    'completed-analyses',
    'coverage',
    'dashboard',
    'developers',
    'digests',
    'game-detail',
    'game-matches',
    'game-rankings',
    'games',
    'idea-generation',
    'launches',
  ],
  ...[
    'catalog',
    'plugins',
    'prototypes',
    'revenue',
    'settings',
    'sign-in',
    'tags',
    'taxonomy',
    'trends',
    'countries',
    'user-requests',
    'users',
    'watchlists',
  ],
];
const uiFolders = (...names) => `^admin-ui/src/(${names.flat().join('|')})/`;
const uiTests = ['^admin-ui/src/testing/', '\\.test\\.tsx?$'];

/** Process entries and the wiring of the whole (the files that lie directly in src, and some folders). */
const edgeFiles = `^backend/src/([^/]+\\.ts$|(${edges.join('|')})/)`;

/** Pure functions of ai that every module may call: the taxonomy, the reader of texts, and parts of prompts and answers. */
const aiFunctions =
  '^backend/src/ai/(taxonomy/(taxonomy|phrases|vocabulary)|model-prices|engines/built-in/(built-in\\.engine|words|classifier/(classifier|features))|version-notes/version-notes|prompts/data|schema-value)\\.ts$';

const layer = (name, comment, from, forbidden) => ({
  name,
  severity: 'error',
  comment,
  from: { path: folders(from) },
  to: { path: folders(forbidden) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other are one file, or a third one is missing.',
      from: {},
      to: { circular: true },
    },
    layer('floor-knows-nobody', 'common, config and database import no domain and no service.', floor, [
      ...services,
      ...domains,
    ]),
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'Above the floor, two folders do not import each other, not even through a third.',
      scope: 'folder',
      from: { path: folder(services, domains) },
      to: { path: folder(services, domains), circular: true },
    },
    layer('services-know-no-domain', 'Domains register with ai, jobs, activity and mail.', services, domains),
    {
      ...layer(
        'auth-reads-profiles-only',
        'Of all domains auth may read profiles and the settings of people only.',
        ['auth'],
        domains,
      ),
      to: { path: folders(domains), pathNot: folders('auth', 'profiles', 'settings') },
    },
    layer('things-know-no-facts', 'Games, tags and the like do not know what is built on them.', things, [
      ...facts,
      ...findings,
      ...combining,
      ...across,
    ]),
    layer('facts-know-no-findings', 'Rankings and market data do not know who reads them.', facts, [
      ...findings,
      ...combining,
      ...across,
    ]),
    layer('findings-know-no-ideas', 'Analyses and trends do not know who combines them.', findings, [
      ...combining,
      ...across,
    ]),
    layer('nobody-reads-what-composes', 'These modules read across; nobody reads them.', combining, across),
    {
      name: 'edges-are-not-imported',
      severity: 'error',
      comment:
        'main, cli, openapi, app.module, app.setup, seed, health, site and api-document are entered by processes only.',
      from: { path: '^backend/src/', pathNot: edgeFiles },
      to: { path: edgeFiles },
    },
    {
      name: 'enter-modules-by-their-door',
      severity: 'error',
      comment:
        'Another module is entered by its *.module, *.service, *.types, *.rules (pure functions) or *.pipe.',
      from: {
        path: '^backend/src/([^/]+)/',
        pathNot: [edgeFiles, '\\.(entity|dto|spec)\\.ts$'],
      },
      to: {
        path: folders(services, domains),
        pathNot: ['^backend/src/$1/', '\\.(module|service|types|rules|pipe)\\.ts$', aiFunctions],
      },
    },
    {
      name: 'entities-relate-to-entities',
      severity: 'error',
      comment: 'An entity may import another module only for its entities, types and doors.',
      from: { path: '^backend/src/([^/]+)/.*\\.entity\\.ts$' },
      to: { path: folders(services, domains), pathNot: ['^backend/src/$1/', '\\.(entity|types)\\.ts$'] },
    },
    {
      name: 'dtos-nest-dtos',
      severity: 'error',
      comment:
        "A dto may import another module's dtos, types and rules; its own module's entity it maps from is at home.",
      from: { path: '^backend/src/([^/]+)/.*\\.dto\\.ts$' },
      to: { path: folders(services, domains), pathNot: ['^backend/src/$1/', '\\.(dto|types|rules)\\.ts$'] },
    },
    {
      name: 'unplaced-folder',
      severity: 'error',
      comment: 'This backend folder is in no list of .dependency-cruiser.cjs: decide who may import it.',
      from: { path: '^backend/src/[^/]+/', pathNot: folders(floor, services, domains, edges) },
      to: {},
    },
    {
      name: 'front-ends-know-the-contract-only',
      severity: 'error',
      comment: 'A front end imports neither the backend nor the other front end.',
      from: { path: '^(admin-ui|landing)/' },
      to: { path: '^(backend|admin-ui|landing)/', pathNot: '^$1/' },
    },
    {
      name: 'backend-knows-no-front-end',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(admin-ui|landing)/' },
    },
    {
      name: 'components-know-no-screen',
      severity: 'error',
      comment: 'What two screens share names no resource; the client knows no screen either.',
      from: { path: uiFolders('components', 'api'), pathNot: uiTests },
      to: { path: uiFolders(parts, 'layout', screens) },
    },
    {
      name: 'parts-know-no-screen',
      severity: 'error',
      comment: 'What several screens share about a resource does not know them.',
      from: { path: uiFolders(parts), pathNot: uiTests },
      to: { path: uiFolders('layout', screens) },
    },
    {
      name: 'layout-knows-no-screen',
      severity: 'error',
      comment: 'The frame gets its screens from App.tsx and Entrance.tsx.',
      from: { path: uiFolders('layout'), pathNot: uiTests },
      to: { path: uiFolders(screens) },
    },
    {
      name: 'screens-stand-alone',
      severity: 'error',
      comment: 'What two screens share moves to components or to the folder of its resource.',
      from: { path: `^admin-ui/src/(${screens.join('|')})/` },
      to: { path: uiFolders(screens), pathNot: '^admin-ui/src/$1/' },
    },
    {
      name: 'unplaced-ui-folder',
      severity: 'error',
      comment: 'This folder of the admin UI is in no list of .dependency-cruiser.cjs.',
      from: {
        path: '^admin-ui/src/[^/]+/',
        pathNot: uiFolders('api', 'components', parts, 'layout', screens, 'testing'),
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may import what they want: through them, folders would seem to import each other.
    exclude: { path: '(^|/)(node_modules|dist)/|^backend/(test|training|bench)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
