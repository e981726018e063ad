import type { Endpoint, Input, Reply } from '@wearfolio/contracts/endpoint';
import { call } from '../lib/api-client.ts';

type Asked = { signal: AbortSignal };

type Data<E extends Endpoint> = Reply<E> extends { data: infer D } ? D : never;

/** The key and the function of a query for what a call replies. */
export const replyTo = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  queryKey: [endpoint.url, input] as const,
  queryFn: ({ signal }: Asked): Promise<Reply<E>> => call(endpoint, input, signal),
});

/** As `replyTo`, for the `data` of the reply alone. */
export const dataOf = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  queryKey: [endpoint.url, input, 'data'] as const,
  queryFn: async ({ signal }: Asked): Promise<Data<E>> =>
    ((await call(endpoint, input, signal)) as { data: Data<E> }).data,
});
