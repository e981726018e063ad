/** Who may import whom: docs/decisions/0001-six-nouns-three-layers.md. */
const { rooms } = require('./apps/api/rooms.cjs');

const notOfTheServer = '/testing/|\\.(test|faults)\\.ts$|^apps/api/src/faults/';

const apiRoomsLookDown = rooms.map((room, at) => ({
  name: `api-${room}-looks-down`,
  comment: 'apps/api/rooms.cjs has the order of the rooms.',
  severity: 'error',
  from: { path: `^apps/api/src/${room}/`, pathNot: notOfTheServer },
  to: { path: `^apps/api/src/(?!(${rooms.slice(0, at + 1).join('|')})/)` },
}));

module.exports = {
  forbidden: [
    {
      name: 'contracts-reach-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '/testing/|\\.test\\.ts$' },
      to: { pathNot: '^packages/(contracts|messages)/src|node_modules/zod|/zod@' },
    },
    {
      name: 'feeds-know-no-database',
      severity: 'error',
      from: { path: '^packages/feeds' },
      to: { path: '^(apps|prisma|tools|demo|packages/contracts)/|node_modules/(pg|fastify|@prisma)/' },
    },
    {
      name: 'listing-index-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/listing-index' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!listing-index))/' },
    },
    {
      name: 'matching-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/matching' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!matching))/' },
    },
    {
      name: 'messages-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/messages' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!messages))/' },
    },
    {
      name: 'opensearch-knows-no-database',
      severity: 'error',
      from: { path: '^packages/opensearch' },
      to: {
        path: '^(apps|prisma|tools|demo|packages/(?!opensearch|listing-index))/|node_modules/(pg|fastify|@prisma)/',
      },
    },
    {
      name: 'pictures-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/pictures' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!pictures))/' },
    },
    {
      name: 'prices-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/prices' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!prices))/' },
    },
    {
      name: 'sizes-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/sizes' },
      to: { path: '^(apps|prisma|tools|demo|packages/(?!sizes))/' },
    },
    {
      name: 'query-knows-no-database',
      severity: 'error',
      from: { path: '^packages/query' },
      to: { path: '^(apps|prisma|tools|demo|packages/matching)/|node_modules/(pg|fastify|@prisma)/' },
    },
    {
      name: 'prisma-reaches-no-room-above',
      severity: 'error',
      from: { path: '^prisma/' },
      to: { path: '^(apps|tools|demo|packages/contracts)/' },
    },
    {
      name: 'catalogue-reaches-no-app',
      severity: 'error',
      from: { path: '^tools/catalogue/' },
      // The ids of traits and the widths of pictures stand in addresses and in the listing, popularity on the page on ranking,
      // and what staff publish, the shop's identity included, is checked by the same shapes when it comes from a folder.
      // The audit log of both has the same actions, staff override the same fields, and the same facts are counted.
      to: {
        path: '^(apps|demo|packages/contracts)/',
        pathNot:
          '^packages/contracts/src/(listing/(?:traits|destination)|pictures|popularity|audit-actions|override-fields|quality-facts|content/|identity/)',
      },
    },
    {
      name: 'demo-reaches-no-app',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(apps|packages/contracts)/' },
    },
    {
      name: 'only-tests-load-the-demo-at-once',
      comment:
        'A shop with its own feeds loads none of it: the product reaches it by import() alone, and only to seed.',
      severity: 'error',
      from: { pathNot: '^demo/|/testing/|\\.(test|faults)\\.ts$' },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'web-reaches-no-server',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^(apps/api|prisma|tools|demo)/' },
    },
    { name: 'api-reaches-no-web', severity: 'error', from: { path: '^apps/api' }, to: { path: '^apps/web/' } },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features/(?!$1/)|pages/|app/)' },
    },
    {
      name: 'ui-and-lib-look-down',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features|pages|app|session)/' },
    },
    {
      name: 'only-queries-reach-the-database',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot:
          '(queries|server)\\.ts$|^apps/api/src/(http/plugins|engine|jobs|settings|worker|start)/|/testing/|\\.(test|faults)\\.ts$',
      },
      to: { path: '^(prisma|tools)/', pathNot: '/sealed\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    ...apiRoomsLookDown,
    {
      name: 'test-helpers-know-no-feature',
      comment: 'Helpers that need a feature stand in its own testing folder.',
      severity: 'error',
      from: { path: '^apps/(api|web)/src/testing/' },
      to: { path: '^apps/(api/src/(?!testing/|http/|settings/|app\\.ts|start/)|web/src/(features|pages|app)/)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/generated/|/dist/|^demo/studio/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
