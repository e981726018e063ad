import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  option,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { type Operation, openDocumentClient, type Sent } from './testing/document-client.ts';
import { openSmallShop } from './testing/small-shop.ts';

const seed = 20_261_121;

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '999999999999999999999',
  "' OR 1=1 --",
  "1'; DROP TABLE customer; --",
  '%',
  '_',
  '\\',
  '%%%',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f',
  'javascript:alert(1)',
  '//evil.test',
  'a\r\nBcc: evil@x.test',
  'a@b.test, evil@x.test',
  '__proto__',
  'constructor',
  'toString',
  '\u202eabc',
  'é'.repeat(60),
  '👩‍👩‍👧',
  '0-50',
  '50-0',
  '1000-',
  '-5-10',
  'x'.repeat(201),
  'x'.repeat(3000),
];
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  [[]],
  {},
  { not: '' },
  { contains: 'x' },
  ['a', 'b'],
  { length: 3 },
  ...hostileTexts,
  'a\u0000b',
  '\ud800',
];

const text = (schema: Readonly<Record<string, unknown>>): Arbitrary<unknown> => {
  const { pattern, enum: values } = schema;
  const fitting = typeof pattern === 'string' ? [stringMatching(new RegExp(pattern))] : [];
  const listed = Array.isArray(values) ? [constantFrom(...values)] : [];
  return oneof(constantFrom(...hostileTexts), string({ unit: 'grapheme', maxLength: 30 }), ...fitting, ...listed);
};

const sentValueOf = ({ in: place, schema, example }: Operation['parameters'][number]): Arbitrary<unknown> => {
  const items = schema.items as Readonly<Record<string, unknown>> | undefined;
  const made = items ? array(text(items), { maxLength: 6 }) : text(schema);
  const given = example === undefined ? made : oneof(made, constant(example));
  // Without the value it would be another address; with a slash or dots it might be.
  return place === 'path'
    ? given.filter((value) => !/^(\.{0,2})$|[\\/]/.test(String(value)))
    : option(given, { nil: undefined });
};

/** More than any call accepts. */
const tooLong = 'x'.repeat(70_000);

/** Bodies based on the example: fields missing, replaced or added, and sometimes something else. */
const bodyOf = ({ method, requestBody }: Operation): Arbitrary<unknown> => {
  if (!requestBody) return method === 'post' ? constantFrom(undefined, {}, tooLong) : constant(undefined);
  const { schema, example = {} } = requestBody.content['application/json'];
  const known = Object.keys({ ...(schema.properties as object | undefined), ...(example as object) });
  const anything = oneof(
    { weight: 4, arbitrary: constantFrom(...hostileValues) },
    { weight: 1, arbitrary: jsonValue({ maxDepth: 2 }) },
  );
  const fields = known.map(
    (name) =>
      [
        name,
        oneof(
          { weight: 3, arbitrary: constant((example as Readonly<Record<string, unknown>>)[name]) },
          { weight: 2, arbitrary: anything },
        ),
      ] as const,
  );
  const form = record(Object.fromEntries(fields), { requiredKeys: [] });
  const more = dictionary(constantFrom('id', 'role', 'user_id', 'email_verified', 'Token', 'constructor'), anything, {
    maxKeys: 2,
  });
  const object = record({ form, more }).map(({ form: one, more: other }) => ({ ...one, ...other }));
  return oneof(
    { weight: 18, arbitrary: object },
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: constant(tooLong) },
  );
};

const foreignTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'];

/** Sometimes a body has the wrong content type. */
const headersOf = ({ method }: Operation): Arbitrary<Readonly<Record<string, string>>> => {
  const foreign = constantFrom(...foreignTypes).map((type) => ({ 'Content-Type': type }));
  return method === 'post'
    ? oneof({ weight: 12, arbitrary: constant({}) }, { weight: 1, arbitrary: foreign })
    : constant({});
};

const requestOf = (operation: Operation, tokens: readonly (string | undefined)[]): Arbitrary<Sent> =>
  record({
    values: record(
      Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, sentValueOf(parameter)])),
    ),
    body: bodyOf(operation),
    headers: headersOf(operation),
    token: constantFrom(...tokens),
    ip: array(constantFrom(...Array.from({ length: 250 }, (_, at) => at)), { minLength: 3, maxLength: 3 }).map(
      (rest) => `10.${rest.join('.')}`,
    ),
  });

/** Sends this many random requests to every call, from a seed. */
const askEach = async (requestsPerCall: number): Promise<void> => {
  const shop = await openSmallShop();
  const client = await openDocumentClient(shop.url);
  const statuses = new Map<number, number>();
  for (const operation of client.operations) {
    const { token } = await signInAs(shop, 'Ada');
    const check = asyncProperty(requestOf(operation, [undefined, token, token, 'nonsense', '']), async (sent) => {
      const { status, faults } = await client.ask(operation, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(faults, `${operation.operationId} ${JSON.stringify(sent)}`).toEqual([]);
    });
    await assert(check, { seed, numRuns: requestsPerCall });
  }

  const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(asked).toBeGreaterThanOrEqual(client.operations.length * requestsPerCall);
  const least = requestsPerCall / 60;
  expect(statuses.get(200)).toBeGreaterThan(300 * least);
  expect(statuses.get(400)).toBeGreaterThan(300 * least);
  expect(statuses.get(413)).toBeGreaterThan(20 * least);
  expect(statuses.get(415)).toBeGreaterThan(20 * least);
  expect(await shop.db.customer.count()).toBeGreaterThan(0);
};

describe('E4, E5, F1: every call of /docs/openapi.json with random input', { timeout: 240_000 }, () => {
  it(`gets documented replies and no 500 (2 requests each, seed ${seed})`, () => askEach(2));

  it(`gets documented replies and no 500 (60 requests each, seed ${seed})`, { tags: 'sweep' }, () => askEach(60));
});
