import { queryOptions } from '@tanstack/react-query';
import { getMarkets } from '@wearfolio/contracts/desk-markets';
import { dataOf } from '../reading.ts';

/** All published markets, the first of the shop itself. */
export const marketsQuery = queryOptions(dataOf(getMarkets, {}));
