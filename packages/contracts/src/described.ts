import * as z from 'zod/mini';

/**
 * The field with a description for the API reference. What a shopper's browser loads has neither
 * (apps/web/without-schemas.ts).
 */
export const described = <T extends z.ZodMiniType>(field: T, description: string): T => {
  // A copy, because several fields may share a schema.
  const copy = field.clone() as T;
  z.globalRegistry.add(copy, { description });
  return copy;
};
