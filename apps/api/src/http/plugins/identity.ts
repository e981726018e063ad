import { currencyKey, identityKey } from '@wearfolio/contracts/content/content-body';
import {
  type FixedIdentity,
  type Identity,
  type IdentityDraft,
  identityOf,
} from '@wearfolio/contracts/identity/identity';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The shop's current identity. The same object until it changes. */
    identity: () => Identity;
  }
}

/** `app.identity`: from the environment, else what staff published. */
export const identity = plugin<{ identity: FixedIdentity }>(async (app, { identity: fixed }) => {
  let known: { draft: unknown; currency: unknown } = { draft: null, currency: null };
  let now = identityOf(fixed, null, null);
  app.decorate('identity', () => {
    const draft = app.published(identityKey);
    const currency = app.published(currencyKey);
    if (known.draft !== draft || known.currency !== currency) {
      const { currency: code = null } = (currency ?? {}) as { currency?: string };
      known = { draft, currency };
      now = identityOf(fixed, draft as IdentityDraft | null, code);
    }
    return now;
  });
});
