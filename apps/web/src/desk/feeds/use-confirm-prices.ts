import { confirmFeedPrices, type FeedPreview } from '@wearfolio/contracts/desk-feed-preview';
import { call } from '../../lib/api-client.ts';
import { useChange } from '../api.ts';

/** Confirms the prices that a preview of a store's feed doubts. The feed is then read again. */
export const useConfirmPrices = (id: number) =>
  useChange({
    mutationFn: ({ currency, cents }: NonNullable<FeedPreview['price_doubt']>) =>
      call(confirmFeedPrices, { body: { id, currency, cents } }),
  });
