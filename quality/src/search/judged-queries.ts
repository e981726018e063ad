import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Half } from '../golden-set.ts';
import { type Answer, type Clause, type Predicate, textFields } from './predicate.ts';

const words = z.array(z.string().regex(/[\p{L}\p{N}]/u)).min(1);
const field = z.enum(textFields);

const clause: z.ZodType<Clause> = z.union([
  z.strictObject({ field: z.union([field, z.array(field).min(1)]), has: words }),
  z.strictObject({
    field: z.literal('price'),
    below: z.number().optional(),
    upTo: z.number().optional(),
    from: z.number().optional(),
  }),
  z.strictObject({ field: z.enum(['sale', 'inStock']), is: z.boolean() }),
  z.strictObject({ field: z.literal('variant'), color: words.optional(), size: words.optional() }),
]);

const predicate: z.ZodType<Predicate> = z.strictObject({
  all: z.lazy(() => tests).optional(),
  any: z.lazy(() => tests).optional(),
  not: z.lazy(() => tests).optional(),
});
const tests = z.array(z.union([clause, predicate])).min(1);

const answer: z.ZodType<Answer> = z.union([z.array(z.string()), predicate]);

const judgedQuery = z.strictObject({
  query: z.string().trim().min(1),
  half: z.enum(['open', 'held-back']),
  grades: z.strictObject({ '2': answer.optional(), '1': answer.optional() }),
});

/** A query, its half of the set, and the products that answer it fully (2) or partly (1). */
export type JudgedQuery = z.infer<typeof judgedQuery>;

/** Whether a query is held back from tuning: one third, by a hash of the text. */
export const halfOf = (query: string): Half =>
  createHash('sha256').update(query).digest().readUInt32BE() % 3 === 0 ? 'held-back' : 'open';

/** How many results of a query are measured: nine pages. */
export const measured = 216;

const folder = join(import.meta.dirname, '..', '..', 'search');

/** Reads `quality/search/NAME.jsonl`. Throws with the line number if a line is not a judged query. */
export const readJudgedQueries = (name: string): JudgedQuery[] => {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, at) => {
    const { data, error } = judgedQuery.safeParse(JSON.parse(line));
    if (!data) throw new Error(`${name}.jsonl, line ${at + 1}: ${z.prettifyError(error)}`);
    return data;
  });
};
