import { listMySizes, setMySizes, type Worn } from '@wearfolio/contracts/sizes';
import { say } from '@wearfolio/messages/said';
import { wornKind, wornName } from '@wearfolio/sizes/options';
import { readWear, showWear } from '@wearfolio/sizes/wear';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { requireCustomer } from '../http/plugins/session.ts';
import { listWorn, mergeWorn, replaceWorn } from './size-queries.ts';

// Values that this version no longer understands are left out.
const inWords = (kept: readonly string[]): Worn[] =>
  kept.flatMap((text) => {
    const wear = readWear(text);
    if (!wear) return [];
    const [kind = ''] = text.split(':');
    return [{ wear: text, kind, name: wornKind(wear), size: wornName(wear) }];
  });

const checked = (texts: readonly string[]): string[] =>
  texts.map((text) => {
    const wear = readWear(text);
    if (!wear) throw new RequestRefused(400, `There is no size ${text}`, { wear: [`There is no size ${text}`] });
    return showWear(wear);
  });

/** Reads and changes the signed-in customer's sizes. */
export const sizeRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);

  app.route({
    ...listMySizes,
    handler: async ({ customer }) => ({ data: inWords(await listWorn(app.db, customer.id)) }),
  });

  app.route({
    ...setMySizes,
    handler: async ({ customer, body }) => {
      const wear = [...new Set(checked(body.wear))];
      const keep = body.merge ? mergeWorn : replaceWorn;
      if (!(await keep(app.db, customer.id, wear))) throw new RequestRefused(401, say('replies.loginRequired'));
      return { data: inWords(await listWorn(app.db, customer.id)) };
    },
  });
};
