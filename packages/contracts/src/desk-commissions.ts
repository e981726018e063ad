import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/** Networks whose reports are known by their columns; `other` is a report with the columns that the desk names. */
export const commissionNetworks = ['avantlink', 'awin', 'cj', 'impact', 'rakuten', 'shareasale', 'other'] as const;
export type CommissionNetwork = (typeof commissionNetworks)[number];

/** Reports on a page, and refused rows that are shown of each. */
export const commissionPageSize = 20;
export const refusalsShown = 200;

/** Characters of a report that is sent from the desk. A larger one is imported on the command line. */
export const longestReport = 10 * 2 ** 20;

const outcome = {
  id: z.number(),
  network: z.enum(commissionNetworks),
  name: z.string(),
  actor: z.string(),
  at: z.string(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
};

const report = z.object(outcome);
export type CommissionReport = z.output<typeof report>;

const advertiser = z.object({
  network: z.enum(commissionNetworks),
  advertiser: z.string(),
  store_id: z.nullable(z.number()),
  store: z.nullable(z.string()),
});
export type CommissionAdvertiser = z.output<typeof advertiser>;

/** Reports that were imported, the last one first, and which store each advertiser is, those that are none yet first. */
export const listCommissions = endpoint({
  method: 'GET',
  url: '/api/desk/commissions',
  schema: {
    querystring: form({ page: pageParam }),
    response: {
      200: z.object({
        data: z.array(report),
        total: z.number(),
        advertisers: z.array(advertiser),
        stores: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    },
  },
});

const badId = 'Choose a report';

/** Why rows of a report were refused, the first ones. */
export const listRefusals = endpoint({
  method: 'GET',
  url: '/api/desk/commissions/refusals',
  schema: {
    querystring: form({
      id: z.pipe(
        z.string(badId).check(z.regex(/^[1-9]\d{0,8}$/, badId)),
        z.transform((text: string) => Number(text)),
      ),
    }),
    response: { 200: z.object({ data: z.array(z.object({ line: z.number(), reason: z.string() })) }) },
  },
});

const noFile = 'Choose a CSV file';

/** Imports a commission report. Importing it again changes nothing; a newer one updates what changed. */
export const importCommissions = endpoint({
  method: 'POST',
  url: '/api/desk/commissions/import',
  schema: {
    body: form({
      name: z.string(noFile).check(z.minLength(1, noFile), z.maxLength(200, 'The name of the file is too long')),
      csv: z
        .string(noFile)
        .check(
          z.minLength(1, 'The file is empty'),
          z.maxLength(longestReport, 'The file is larger than 10 MB: import it on the command line'),
        ),
      currency: z._default(
        z.string('Type a currency such as USD').check(z.regex(/^([A-Z]{3})?$/, 'Type a currency such as USD')),
        '',
      ),
    }),
    response: {
      200: z.object({
        message: z.string(),
        data: z.object({ ...outcome, refusals: z.array(z.object({ line: z.number(), reason: z.string() })) }),
      }),
    },
  },
});

const badAdvertiser = 'Choose an advertiser';
const badStore = 'Choose a store';

/** Says which store an advertiser of a network is, or with null that it is none. */
export const setAdvertiserStore = endpoint({
  method: 'POST',
  url: '/api/desk/commissions/advertiser',
  schema: {
    body: form({
      network: z.enum(commissionNetworks, badAdvertiser),
      advertiser: z.string(badAdvertiser).check(z.minLength(1, badAdvertiser), z.maxLength(200, badAdvertiser)),
      store_id: z.nullable(z.int(badStore).check(z.positive(badStore), z.maximum(2_147_483_647, badStore))),
    }),
    response: { 200: messageReply },
  },
});
