import type * as z from 'zod/mini';

/** The error messages of `schema` for `value`, by field; `{}` when it is valid. */
export const messagesOf = (schema: z.ZodMiniType, value: unknown): Record<string, string[]> => {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.map(String).join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
};
