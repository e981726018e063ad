import { useQueryClient } from '@tanstack/react-query';
import { setMySizes } from '@wearfolio/contracts/sizes';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../session/session.ts';
import { keepGuestSizes, keptSizes } from '../../../session/worn-sizes.ts';
import { refetchSized } from './use-my-sizes.ts';

/**
 * The sizes of a guest join the account at the sign-in: kinds of which the account says nothing take them. The browser forgets
 * them then, so that they are nobody else's. What fails is tried at the next page.
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
