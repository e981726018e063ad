import { useQuery } from '@tanstack/react-query';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import { identityStateQuery } from './api.ts';

export type Lock = { variable: string; value: string };

/** What the environment says of a field; undefined where staff say it. */
export const useLocks = (): ((field: keyof Identity) => Lock | undefined) => {
  const { data } = useQuery(identityStateQuery);
  return (field) => data?.fixed.find((one) => one.field === field);
};

/** Says where a field was set that cannot be changed here. */
export const lockWords = ({ variable }: Lock): string => `Set by ${variable} in the environment`;
