import type * as z from 'zod/mini';

type Schemas = {
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: { 200: z.ZodMiniType };
};

/** One call of the API: the one place that knows its method, URL and shapes. */
export type Endpoint<S extends Schemas = Schemas> = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly schema: S;
};

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body'> = E['schema'] extends {
  [key in K]: infer T extends z.ZodMiniType;
}
  ? { [key in K]: z.input<T> }
  : unknown;

/** What a caller gives: `params`, `querystring` and `body`, as far as the call has them. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'querystring'> & Part<E, 'body'>;

/** What a successful call answers. */
export type Reply<E extends Endpoint> = z.output<E['schema']['response'][200]>;

/** Declares a call; the server spreads it into a route, the client hands it to `call`. */
export const endpoint = <const S extends Schemas>(definition: Endpoint<S>): Endpoint<S> => definition;
