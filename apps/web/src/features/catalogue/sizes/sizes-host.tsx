import { useQueryClient } from '@tanstack/react-query';
import { setMySizes } from '@wearfolio/contracts/sizes';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../session/session.ts';
import { keepGuestSizes, keptSizes } from '../../../session/worn-sizes.ts';
import { refetchSized } from './use-my-sizes.ts';

/**
 * Moves a guest's sizes into the account at sign-in, for kinds without a size in the account, and removes them from the
 * browser. A failure is retried on the next page.
 */
export const SizesHost = () => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const customerId = userDetails?.id;
  useEffect(() => {
    const { worn } = keptSizes();
    if (customerId === undefined || worn.length === 0) return;
    const merge = async () => {
      await call(setMySizes, { body: { wear: [...worn], merge: true } });
      keepGuestSizes([]);
      await refetchSized(client, customerId);
    };
    void merge().catch(() => undefined);
  }, [customerId, client]);
  return null;
};
