import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { loadEndpoints } from './all-endpoints.ts';
import { messagesOf } from './messages-of.ts';
import specifiedCalls from './specified-calls.json' with { type: 'json' };

type Part = Record<string, unknown>;
type Call = { method: string; path: string; params?: Part; query?: Part; body?: Part; ignored?: Part };

const calls: Call[] = specifiedCalls;
const endpoints = [...(await loadEndpoints()).values()];

const keyOf = ({ method, url }: Pick<Endpoint, 'method' | 'url'>): string =>
  `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;

const contractOf = ({ method, path }: Call): Endpoint => {
  const found = endpoints.find((endpoint) => keyOf(endpoint) === `${method} ${path}`);
  if (!found) throw new Error(`No contract for ${method} ${path}`);
  return found;
};

const read = (schema: z.ZodMiniType | undefined, part: Part | undefined): unknown =>
  schema && part ? schema.safeParse(part).data : undefined;

describe('the calls of section 7', () => {
  it.each(calls)('$method $path accepts the specified request', (call) => {
    const { schema } = contractOf(call);

    for (const [part, sent] of [
      [schema.params, call.params],
      [schema.querystring, call.query && { ...call.query, ...call.ignored }],
      [schema.body, call.body],
    ] as const) {
      expect(part === undefined, 'the contract has the part that is sent').toBe(sent === undefined);
      if (part) expect(messagesOf(part, sent)).toEqual({});
      expect(Object.keys((read(part, sent) ?? {}) as Part)).toEqual(
        expect.arrayContaining(Object.keys(sent ?? {}).filter((name) => !(name in (call.ignored ?? {})))),
      );
    }
  });

  it('have one contract each', () => {
    const keys = endpoints.map(keyOf);

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are complete except for the calls that decisions and later features add', () => {
    const specified = new Set(calls.map(({ method, path }) => `${method} ${path}`));

    expect(
      endpoints
        .map(keyOf)
        .filter((key) => !specified.has(key))
        .sort(),
    ).toEqual([
      'GET /api/brand/{slug}',
      'GET /api/changes',
      'GET /api/content/home',
      'GET /api/content/{page}',
      'GET /api/customer/export',
      'GET /api/customer/passkeys',
      'GET /api/desk/audit',
      'GET /api/desk/audit/file',
      'GET /api/desk/changes',
      'GET /api/desk/choices',
      'GET /api/desk/commissions',
      'GET /api/desk/commissions/refusals',
      'GET /api/desk/content',
      'GET /api/desk/content/document',
      'GET /api/desk/content/version',
      'GET /api/desk/feed',
      'GET /api/desk/feed/rejects',
      'GET /api/desk/feed/trial',
      'GET /api/desk/feeds',
      'GET /api/desk/feeds/picture',
      'GET /api/desk/feeds/upload',
      'GET /api/desk/identity',
      'GET /api/desk/identity/currency',
      'GET /api/desk/insight',
      'GET /api/desk/insight/file',
      'GET /api/desk/insight/overview',
      'GET /api/desk/jobs',
      'GET /api/desk/launch',
      'GET /api/desk/markets',
      'GET /api/desk/matches',
      'GET /api/desk/menu',
      'GET /api/desk/messages',
      'GET /api/desk/newsletters',
      'GET /api/desk/notices',
      'GET /api/desk/overview',
      'GET /api/desk/own-products',
      'GET /api/desk/partners',
      'GET /api/desk/passkeys',
      'GET /api/desk/pictures',
      'GET /api/desk/prices',
      'GET /api/desk/product',
      'GET /api/desk/product/feed',
      'GET /api/desk/product/offers',
      'GET /api/desk/products',
      'GET /api/desk/quality',
      'GET /api/desk/rates',
      'GET /api/desk/rules',
      'GET /api/desk/search',
      'GET /api/desk/session',
      'GET /api/desk/sessions',
      'GET /api/desk/staff',
      'GET /api/desk/store',
      'GET /api/desk/subject',
      'GET /api/desk/subjects',
      'GET /api/desk/subscribers',
      'GET /api/desk/synonyms',
      'GET /api/desk/values',
      'GET /api/desk/values/preview',
      'GET /api/desk/webhooks',
      'GET /api/disclosure',
      'GET /api/favorites/share',
      'GET /api/favorites/target',
      'GET /api/feeds/{format}',
      'GET /api/health',
      'GET /api/my-brands',
      'GET /api/my-sizes',
      'GET /api/news/{format}',
      'GET /api/product/{id}/fit',
      'GET /api/product/{id}/prices',
      'GET /api/product/{id}/similar',
      'GET /api/ready',
      'GET /api/saved-searches',
      'GET /api/search/popular',
      'GET /api/shared-list/{address}',
      'GET /api/store/{slug}',
      'GET /api/wear',
      'POST /api/alerts/stop/{id}',
      'POST /api/customer/alerts',
      'POST /api/customer/change-email',
      'POST /api/customer/confirm-deletion',
      'POST /api/customer/confirm-email',
      'POST /api/customer/delete',
      'POST /api/customer/disown',
      'POST /api/customer/passkey-signin',
      'POST /api/customer/passkey-signin/start',
      'POST /api/customer/passkeys/add',
      'POST /api/customer/passkeys/remove',
      'POST /api/customer/passkeys/rename',
      'POST /api/customer/passkeys/start',
      'POST /api/customer/renew-verification',
      'POST /api/customer/request-deletion',
      'POST /api/customer/request-export',
      'POST /api/customer/resend-verification',
      'POST /api/customer/signout-everywhere',
      'POST /api/customer/undo-email',
      'POST /api/desk/accept',
      'POST /api/desk/account/feed-mails',
      'POST /api/desk/addresses/erase',
      'POST /api/desk/addresses/export',
      'POST /api/desk/brands/merge',
      'POST /api/desk/changes/undo',
      'POST /api/desk/commissions/advertiser',
      'POST /api/desk/commissions/import',
      'POST /api/desk/confirm',
      'POST /api/desk/confirm/passkey',
      'POST /api/desk/content/links',
      'POST /api/desk/content/picture',
      'POST /api/desk/content/preview',
      'POST /api/desk/content/publish',
      'POST /api/desk/content/save',
      'POST /api/desk/content/withdraw',
      'POST /api/desk/customers/erase',
      'POST /api/desk/customers/export',
      'POST /api/desk/customers/find',
      'POST /api/desk/feed/import',
      'POST /api/desk/feed/prices',
      'POST /api/desk/feed/run',
      'POST /api/desk/feed/schedule',
      'POST /api/desk/feed/texts',
      'POST /api/desk/feed/try',
      'POST /api/desk/feeds/add',
      'POST /api/desk/feeds/preview',
      'POST /api/desk/feeds/reimport',
      'POST /api/desk/feeds/upload',
      'POST /api/desk/feeds/upload/part',
      'POST /api/desk/forgot-password',
      'POST /api/desk/identity/currency',
      'POST /api/desk/invitation',
      'POST /api/desk/jobs/retry',
      'POST /api/desk/launch/backup',
      'POST /api/desk/launch/test-mail',
      'POST /api/desk/launch/test-mail/received',
      'POST /api/desk/matches/decide',
      'POST /api/desk/matches/undo',
      'POST /api/desk/messages/answer',
      'POST /api/desk/messages/close',
      'POST /api/desk/newsletters/cancel',
      'POST /api/desk/newsletters/send',
      'POST /api/desk/newsletters/test',
      'POST /api/desk/notices/decide',
      'POST /api/desk/own-products/remove',
      'POST /api/desk/own-products/save',
      'POST /api/desk/own-products/store',
      'POST /api/desk/partners/add',
      'POST /api/desk/partners/change',
      'POST /api/desk/partners/key',
      'POST /api/desk/partners/remove',
      'POST /api/desk/passkeys/add',
      'POST /api/desk/passkeys/ask',
      'POST /api/desk/passkeys/remove',
      'POST /api/desk/passkeys/rename',
      'POST /api/desk/passkeys/start',
      'POST /api/desk/password',
      'POST /api/desk/pictures/refetch',
      'POST /api/desk/prices/decide',
      'POST /api/desk/product/split',
      'POST /api/desk/products/change',
      'POST /api/desk/products/preview',
      'POST /api/desk/rates/fetch',
      'POST /api/desk/rates/set',
      'POST /api/desk/recovery-codes',
      'POST /api/desk/reset-password',
      'POST /api/desk/rules/save',
      'POST /api/desk/rules/try',
      'POST /api/desk/rules/undo',
      'POST /api/desk/second-factor',
      'POST /api/desk/second-factor/finish',
      'POST /api/desk/second-factor/passkey',
      'POST /api/desk/second-factor/remove',
      'POST /api/desk/second-factor/start',
      'POST /api/desk/sessions/end',
      'POST /api/desk/sign-in',
      'POST /api/desk/sign-in/passkey',
      'POST /api/desk/sign-in/passkey/start',
      'POST /api/desk/sign-out',
      'POST /api/desk/staff/invite',
      'POST /api/desk/staff/remove',
      'POST /api/desk/staff/role',
      'POST /api/desk/staff/withdraw',
      'POST /api/desk/store/delete',
      'POST /api/desk/store/settings',
      'POST /api/desk/subjects/rename',
      'POST /api/desk/subjects/save',
      'POST /api/desk/subjects/switch',
      'POST /api/desk/subscribers/export',
      'POST /api/desk/synonyms/remove',
      'POST /api/desk/synonyms/set',
      'POST /api/desk/values/map',
      'POST /api/desk/values/unmap',
      'POST /api/desk/webhooks/add',
      'POST /api/desk/webhooks/remove',
      'POST /api/desk/webhooks/resume',
      'POST /api/desk/webhooks/test',
      'POST /api/email-subscription/unsubscribe/{id}',
      'POST /api/favorites/share',
      'POST /api/favorites/target',
      'POST /api/my-sizes',
      'POST /api/report-offer',
      'POST /api/saved-searches',
      'POST /api/saved-searches/seen',
      'POST /api/saved-searches/{id}',
      'POST /api/saved-searches/{id}/remove',
      'POST /api/search/followed',
      'POST /api/ucp/catalog/lookup',
      'POST /api/ucp/catalog/product',
      'POST /api/ucp/catalog/search',
    ]);
  });
});
