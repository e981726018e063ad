import { ucpVersion } from '@wearfolio/contracts/ucp';

/** The capabilities of the Universal Commerce Protocol that the shop has. */
export const capabilities = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'] as const;

/** What each reply says of the protocol. */
export const envelope = (capability: (typeof capabilities)[number], status: 'success' | 'error' = 'success') => ({
  version: ucpVersion,
  status,
  capabilities: { [capability]: [{ version: ucpVersion }] },
});

const site = `https://ucp.dev/${ucpVersion}`;

const documents = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
} as const;

/** The shop's profile: what an agent finds at `/.well-known/ucp`. */
export const profileOf = (publicUrl: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      'dev.ucp.shopping': [
        {
          version: ucpVersion,
          spec: `${site}/specification/overview`,
          transport: 'rest',
          endpoint: `${publicUrl}/api/ucp`,
          schema: `${site}/services/shopping/rest.openapi.json`,
        },
      ],
    },
    capabilities: Object.fromEntries(
      capabilities.map((name) => {
        const [page, schema] = documents[name];
        return [
          name,
          [
            {
              version: ucpVersion,
              spec: `${site}/specification/${page}`,
              schema: `${site}/schemas/shopping/${schema}.json`,
            },
          ],
        ];
      }),
    ),
    // Stores sell; the shop takes no orders.
    payment_handlers: {},
  },
});
