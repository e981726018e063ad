import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/**
 * Affiliate networks whose reports are recognized by their columns. For `other`, staff name the columns at the desk.
 */
export const commissionNetworks = ['avantlink', 'awin', 'cj', 'impact', 'rakuten', 'shareasale', 'other'] as const;
export type CommissionNetwork = (typeof commissionNetworks)[number];

/** Reports per page, and refused rows shown per report. */
export const commissionPageSize = 20;
export const refusalsShown = 200;

/** Maximum characters of a report sent from the desk. Larger ones are imported on the command line. */
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

export const listCommissions = endpoint({
  method: 'GET',
  url: '/api/desk/commissions',
  about: {
    access: 'figures',
    summary: 'List commission reports and the store of each advertiser',
    example: { querystring: { page: '1' } },
  },
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

const badId = own('desk.faults.noReport');

export const listRefusals = endpoint({
  method: 'GET',
  url: '/api/desk/commissions/refusals',
  about: {
    access: 'figures',
    summary: 'List the refused rows of a commission report',
    details: 'Returns the first 200.',
    example: { querystring: { id: '1' } },
  },
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

const noFile = own('desk.faults.noCsvFile');

export const importCommissions = endpoint({
  method: 'POST',
  url: '/api/desk/commissions/import',
  about: {
    access: 'settings-change',
    summary: 'Import a commission report of an affiliate network',
    details: 'Importing it again changes nothing. A newer report updates the changed rows.',
    refusals: [409],
    example: {
      body: {
        name: 'june.csv',
        csv: 'Transaction ID,Store,Date,Sale,Commission,Status\n7,Larkfield,2026-06-02,100.00,8.00,approved',
      },
    },
  },
  schema: {
    body: form({
      name: z.string(noFile).check(z.minLength(1, noFile), z.maxLength(200, own('desk.faults.fileNameTooLong'))),
      csv: z
        .string(noFile)
        .check(
          z.minLength(1, own('desk.parts.fileEmpty')),
          z.maxLength(longestReport, own('desk.faults.fileTooLarge')),
        ),
      currency: z._default(
        z.string(own('desk.faults.currencySuchAs')).check(z.regex(/^([A-Z]{3})?$/, own('desk.faults.currencySuchAs'))),
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

const badAdvertiser = own('desk.faults.noAdvertiser');
const badStore = own('desk.faults.noStore');

export const setAdvertiserStore = endpoint({
  method: 'POST',
  url: '/api/desk/commissions/advertiser',
  about: {
    access: 'settings-change',
    summary: 'Assign a store to an advertiser',
    details: 'Null means that the advertiser is not a store of the shop.',
    refusals: [409],
    example: { body: { network: 'awin', advertiser: 'Larkfield UK', store_id: 1 } },
  },
  schema: {
    body: form({
      network: z.enum(commissionNetworks, badAdvertiser),
      advertiser: z.string(badAdvertiser).check(z.minLength(1, badAdvertiser), z.maxLength(200, badAdvertiser)),
      store_id: z.nullable(z.int(badStore).check(z.positive(badStore), z.maximum(2_147_483_647, badStore))),
    }),
    response: { 200: messageReply },
  },
});
