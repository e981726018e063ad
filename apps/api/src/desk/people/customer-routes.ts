import {
  eraseDeskAddress,
  eraseDeskCustomer,
  exportDeskCustomer,
  findDeskCustomer,
  mailDeskAddressData,
} from '@wearfolio/contracts/desk-people';
import { say } from '@wearfolio/messages/said';
import { storedIn } from '@wearfolio/messages/stored';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StoredRows } from '../../customer/personal-data/rows.ts';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { requireFresh } from '../access/guard.ts';
import { deskLocaleOf } from '../language.ts';
import { maskingFor } from './addresses.ts';
import {
  type AddressRefusal,
  eraseAddress,
  eraseCustomer,
  exportAddress,
  exportCustomer,
  findCustomer,
  listStored,
  noteFound,
  noteLookUp,
} from './customer-queries.ts';

const check = (refusal: AddressRefusal | null): void => {
  if (refusal === 'nothing') throw new RequestRefused(404, say('desk.replies.nothingStored'));
  if (refusal === 'account') throw new RequestRefused(409, say('desk.replies.hasAccount'));
};

/** Handles customers' requests about their data. */
export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...findDeskCustomer,
    handler: async (request) => {
      const {
        staff,
        body: { email },
      } = request;
      const inWords = storedIn(deskLocaleOf(request));
      const said = (rows: readonly StoredRows[]) => rows.map((row) => ({ ...row, what: inWords(row.what) }));
      const found = await findCustomer(app.db, email);
      const stored = said(await listStored(app.db, email, found));
      await noteLookUp(app.db, staff, email);
      if (!found) return { data: null, stored };
      await noteFound(app.db, staff, found.id);
      const { address, text } = maskingFor(staff);
      const shown = { name: text(found.name), email: address(found.email), stored: said(found.stored) };
      return { data: { ...found, ...shown }, stored };
    },
  });

  app.route({
    ...exportDeskCustomer,
    handler: async ({ staff, body: { id } }) => {
      if (!(await exportCustomer(app.db, staff, id))) throw new RequestRefused(404, say('desk.replies.noCustomer'));
      return told(say('desk.replies.exporting'));
    },
  });

  app.route({
    ...eraseDeskCustomer,
    handler: async (request) => {
      requireFresh(request);
      const isErased = await eraseCustomer(app.db, request.staff, request.body);
      if (!isErased) throw new RequestRefused(404, say('desk.replies.noCustomer'));
      return told(say('desk.replies.erased'));
    },
  });

  app.route({
    ...mailDeskAddressData,
    handler: async ({ staff, body: { email } }) => {
      check(await exportAddress(app.db, staff, email));
      return told(say('desk.replies.exportingAddress'));
    },
  });

  app.route({
    ...eraseDeskAddress,
    handler: async (request) => {
      requireFresh(request);
      check(await eraseAddress(app.db, request.staff, request.body.email));
      return told(say('desk.replies.erasedAddress'));
    },
  });
};
