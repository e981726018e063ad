import type * as z from 'zod/mini';
import type { About } from './about.ts';

type Schemas = {
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: { 200: z.ZodMiniType };
};

/** The contract of an API call: method, URL and schemas. */
export type Endpoint<S extends Schemas = Schemas> = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** For the reference. What a browser loads lacks it (apps/web/without-schemas.ts). */
  readonly about: About;
  readonly schema: S;
};

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body'> = E['schema'] extends {
  [key in K]: infer T extends z.ZodMiniType;
}
  ? { [key in K]: z.input<T> }
  : unknown;

/** The input of a call: `params`, `querystring` and `body`, as far as the contract has them. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'querystring'> & Part<E, 'body'>;

/** The reply of a successful call. */
export type Reply<E extends Endpoint> = z.output<E['schema']['response'][200]>;

type Definition<S extends Schemas> = Endpoint<S> & { readonly about: About<Input<Endpoint<S>>> };

/** Declares a contract. The server makes a route of it; clients pass it to `call`. */
export const endpoint = <const S extends Schemas>(definition: Definition<S>): Endpoint<S> => definition;
