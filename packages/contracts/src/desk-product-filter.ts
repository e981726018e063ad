import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { idParam, textParam } from './fields/query-fields.ts';

/** Lists of products: visible ones, hidden ones, and ones with an override by staff. */
export const productStates = ['shown', 'off', 'changed'] as const;
export type ProductState = (typeof productStates)[number];

const stateField = z._default(z.enum(productStates, own('desk.faults.noList')), 'shown');

/** Filters of the list of products; a change of all its products takes them too. */
export const filterFields = {
  q: textParam,
  store: z.optional(idParam),
  brand: z.optional(idParam),
  category: textParam,
  state: stateField,
};
