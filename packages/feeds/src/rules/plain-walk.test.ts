import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, it } from 'vitest';
import { rowCleaner } from '../clean-row.ts';
import type { FieldName, RawRecord } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { plainRules } from '../testing/read.ts';
import { compileAction } from './actions.ts';
import { factValues } from './conditions.ts';
import type { FeedRule, RuleAction, RuleCondition, TestedFact } from './rule.ts';
import { defaultOf } from './store-defaults.ts';
import { noteRuled, workOn } from './working-record.ts';

const clean = rowCleaner(plainRules);

const rowOf = (record: RawRecord): CleanRow | null => {
  const event = clean(record);
  return event.type === 'row' ? event.row : null;
};

const valuesOf = (record: RawRecord, of: string): string[] => {
  const [kind, name = ''] = of.split(':');
  const row = kind === 'fact' ? rowOf(record) : null;
  if (kind === 'fact') return row ? factValues(row, name as TestedFact) : [];
  if (kind === 'column') return [record.cell?.(name) ?? ''].filter(Boolean);
  return [record.fields, ...record.variants].flatMap((fields) => fields[of as FieldName] || []);
};

const passes = ({ test, value = '' }: RuleCondition, values: readonly string[]): boolean => {
  if (test === 'empty') return values.length === 0;
  return values.some((text) => {
    if (test === 'matches') return RE2JS.compile(value, RE2JS.CASE_INSENSITIVE).test(text);
    return test === 'is'
      ? text.trim().toLowerCase() === value.toLowerCase()
      : text.toLowerCase().includes(value.toLowerCase());
  });
};

/** Rules word for word: each condition reads and cleans the record anew. */
const walk = (rules: readonly FeedRule[], fed: RawRecord): RawRecord =>
  rules.reduce((record, { name, when, actions }, at) => {
    if (record.fault || !when.every((one) => passes(one, valuesOf(record, one.of)) !== (one.not ?? false)))
      return record;
    const work = workOn(record);
    const isChanged = actions.map((action) => compileAction(action)(work, name, null)).includes(true);
    if (isChanged) noteRuled(work, { by: [...(record.ruled?.by ?? []), at] });
    return work.record;
  }, fed);

const record = fc
  .record({
    name: fc.constantFrom('Oboro Linen Shirt - Red', 'Ridge Loop Boot', 'Kiln Mask No. 51'),
    brand: fc.constantFrom('Oboro', 'OBORO GMBH', ''),
    color: fc.constantFrom('Red', 'Dusk', ''),
    description: fc.constantFrom('', 'Made to last.'),
    price: fc.constantFrom('40.00', 'on request'),
    dept: fc.constantFrom('Women', 'men', ''),
  })
  .map(
    ({ dept, ...fields }): RawRecord => ({
      ...{ line: 2, variants: [], fault: null, cell: (name) => (name === 'dept' ? dept : undefined) },
      fields: { id: 'A-1', link: 'https://store.example/a', ...fields },
    }),
  );

const condition: fc.Arbitrary<RuleCondition> = fc.record({
  of: fc.constantFrom('name', 'brand', 'color', 'column:dept', 'fact:brand', 'fact:kind', 'fact:color', 'fact:title'),
  test: fc.constantFrom('is', 'contains', 'matches', 'empty'),
  value: fc.constantFrom('oboro', 'Women', 'red', 'o', '51', 'No\\. \\d*51$', '^k', 'shirts'),
  not: fc.boolean(),
});

const action: fc.Arbitrary<RuleAction> = fc.constantFrom(
  { type: 'leave-out' },
  { type: 'set', of: 'brand', value: 'Tarnbeck' },
  { type: 'set', of: 'color', value: '' },
  { type: 'append', of: 'description', value: ' {brand}' },
  { type: 'append', of: 'name', value: 'Boot' },
  { type: 'replace', of: 'name', find: 'linen', value: 'Kiln' },
  { type: 'map', of: 'audience', value: 'women' },
  { type: 'map', of: 'kind', value: 'women/shoes/boots' },
  { type: 'map', of: 'color', value: 'Blue' },
);

// A first rule about a fact makes all rules apply while rows are cleaned.
const first: FeedRule = {
  name: 'First',
  when: [{ of: 'fact:title', test: 'is', value: '-' }],
  actions: [{ type: 'leave-out' }],
};

const someRules = fc
  .array(
    fc.record({
      name: fc.constant('Some'),
      when: fc.array(condition, { minLength: 1, maxLength: 3 }),
      actions: fc.array(action, { minLength: 1, maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  // A default is no rule of single rows.
  .filter((rules) => rules.every((rule) => defaultOf(rule) === null))
  .map((rules): FeedRule[] => [first, ...rules]);

it('applies rules as a plain walk does', () => {
  fc.assert(
    fc.property(someRules, record, (rules, fed) => {
      const cleaned = rowCleaner({ ...plainRules, rules })(fed);

      expect(cleaned).toEqual(clean(walk(rules, fed)));
    }),
    { numRuns: 400 },
  );
});
