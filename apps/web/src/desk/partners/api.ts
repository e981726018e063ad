import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@wearfolio/contracts/desk-partners';
import { listWebhooks } from '@wearfolio/contracts/desk-webhooks';
import { dataOf } from '../reading.ts';

/** All partners by name. */
export const partnersQuery = queryOptions(dataOf(listPartners, {}));

/** All webhooks by partner. */
export const webhooksQuery = queryOptions(dataOf(listWebhooks, {}));
