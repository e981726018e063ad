import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { loadEndpoints } from './all-endpoints.ts';
import specifiedCalls from './specified-calls.json' with { type: 'json' };

const endpoints = [...(await loadEndpoints()).values()];

const inputs = endpoints.flatMap(({ method, url, schema }) =>
  [schema.params, schema.querystring, schema.body]
    .filter((part) => part !== undefined)
    .map((part) => ({ name: `${method} ${url}`, part })),
);

/** The field names of the specification's calls, and names that every object inherits. */
const names = [
  ...new Set(specifiedCalls.flatMap(({ params, query, body }) => Object.keys({ ...params, ...query, ...body }))),
  'current_password',
  'store[]',
  '__proto__',
  'constructor',
];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\ud800', '\0', '%', '*'.repeat(9), '1e3', '-0', 'NaN', '[object Object]'),
);
const hostile = fc.oneof(text, fc.anything({ withNullPrototype: true }), fc.array(text));
const form = fc.dictionary(fc.constantFrom(...names), hostile, { noNullPrototype: false });

const huge = [
  `a@${'a.'.repeat(25_000)}`,
  `${'a.'.repeat(25_000)}@a`,
  '1-'.repeat(25_000),
  `${'1-'.repeat(25_000)}x`,
  `${'1'.repeat(50_000)}x`,
  `${'a'.repeat(50_000)}@`,
  `+${'-'.repeat(50_000)}`,
  '*'.repeat(50_000),
  `${'*'.repeat(50_000)}a`,
  ' '.repeat(50_000),
  `${' '.repeat(50_000)}a`,
  '\ud800'.repeat(50_000),
  '\u0301'.repeat(50_000),
  `0${' '.repeat(50_000)}-`,
];

const sentencesOf = (part: z.ZodMiniType, value: unknown): string[] =>
  (part.safeParse(value).error?.issues ?? []).map(({ message }) => message);

describe.each(inputs)('$name', ({ part }) => {
  it('has its own message for any input, and never throws', async () => {
    await fc.assert(
      fc.property(fc.oneof(form, fc.object()), (value) => {
        expect(sentencesOf(part, value)).not.toContain('Invalid input');
      }),
      { seed: 20_261_121, numRuns: 400 },
    );
  });

  it.each([null, undefined, 7, 'text', [], [[]], true, new Date(0)])('does not throw on %j', (value) => {
    expect(() => part.safeParse(value)).not.toThrow();
  });

  // A backtracking pattern would take minutes here and time out.
  it('G4: validates huge texts without backtracking', () => {
    for (const value of huge) {
      const everywhere = Object.fromEntries(names.map((name) => [name, value]));

      expect(() => part.safeParse(everywhere)).not.toThrow();
    }
  });
});
