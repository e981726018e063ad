import type { Fault } from '@wearfolio/contracts/errors';
import type { FieldFault } from '@wearfolio/contracts/text/text';
import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod/mini';
import { RequestRefused } from './errors.ts';

type Issue = z.core.$ZodIssue;

const faultOf = (issue: Issue): FieldFault => {
  if (issue.code === 'custom' && issue.params) return (issue.params as { fault: FieldFault }).fault;
  return { code: issue.code === 'invalid_type' && issue.input === undefined ? 'missing' : 'invalid' };
};

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
    const codes: Fault[] = [];
    for (const issue of error.issues) {
      const field = String(issue.path[0] ?? httpPart);
      errors[field] = [...(errors[field] ?? []), issue.message];
      codes.push({ field, ...faultOf(issue) });
    }
    return { error: new RequestRefused(400, error.issues[0]?.message ?? 'Invalid request', errors, undefined, codes) };
  };
