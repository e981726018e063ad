import { useQuery } from '@tanstack/react-query';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import { t } from '../../lib/t.tsx';
import { identityStateQuery } from './api.ts';

export type Lock = { variable: string; value: string };

/** The value that the environment sets for a field; undefined if staff set it. */
export const useLocks = (): ((field: keyof Identity) => Lock | undefined) => {
  const { data } = useQuery(identityStateQuery);
  return (field) => data?.fixed.find((one) => one.field === field);
};

/** Tells which environment variable sets a locked field. */
export const lockWords = ({ variable }: Lock): string => t('desk.identity.setByEnvironment', { variable });
