import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod/mini';
import { RequestRefused } from './errors.ts';

/**
 * Validates a part of a request by its contract. Refuses with 400, the first message, and each field's messages in
 * `errors`.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (value) => {
    const { data, error } = schema.safeParse(value);
    if (!error) return { value: data };
    const errors: Record<string, string[]> = Object.create(null);
    for (const { path, message } of error.issues) {
      const field = String(path[0] ?? httpPart);
      errors[field] = [...(errors[field] ?? []), message];
    }
    return { error: new RequestRefused(400, error.issues[0]?.message ?? 'Invalid request', errors) };
  };
