import { readPrice } from '../clean/price/price.ts';
import { templateReader } from '../mapping/template.ts';
import { type FieldName, fieldNames, leftOut } from '../raw-record.ts';
import { compilePattern } from './pattern.ts';
import type { RuleAction } from './rule.ts';
import { columnOf, noteRuled, refuse, rewriteField, type WorkingRecord, writeField } from './working-record.ts';

/** Applies an action of the named rule. Returns whether it changed the record. */
export type Action = (work: WorkingRecord, rule: string) => boolean;

const known: ReadonlySet<string> = new Set(fieldNames);
const addresses: ReadonlySet<FieldName> = new Set<FieldName>(['link', 'image', 'more_images']);

/** Reads a template's placeholder: one of our fields, or a column. In an address, values are encoded. */
const partReader =
  (field: FieldName) =>
  (name: string) =>
  (work: WorkingRecord): string => {
    const own = known.has(name) ? work.record.fields[name as FieldName] : undefined;
    const value = own?.trim() || columnOf(work, name);
    return addresses.has(field) ? encodeURIComponent(value) : value;
  };

const separators: Partial<Record<FieldName, string>> = {
  color: '|',
  size: '|',
  image: '|',
  more_images: '|',
  category: ' > ',
  tags: ', ',
};

const amount = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/g;

const multiplied =
  (factor: number) =>
  (text: string): string =>
    text.replace(amount, (digits) => {
      const price = readPrice(digits, 'USD');
      return typeof price === 'string' ? digits : ((price.cents / 100) * factor).toFixed(2);
    });

const replacing = ({ find, pattern: isPattern = false, value }: Extract<RuleAction, { type: 'replace' }>) => {
  if (!isPattern) {
    const literal = new RegExp(RegExp.escape(find), 'giu');
    return (text: string) => text.replace(literal, () => value).trim();
  }
  const pattern = compilePattern(find);
  return typeof pattern === 'string' ? (text: string) => text : (text: string) => pattern.replace(text, value).trim();
};

const mapping = ({ of, value }: Extract<RuleAction, { type: 'map' }>): Action => {
  if (of === 'brand')
    return (work) => {
      writeField(work, 'brand', value);
      return true;
    };
  return (work) => {
    if (work.record.ruled?.[of] === value) return false;
    noteRuled(work, { [of]: value });
    return true;
  };
};

/** Compiles an action of a valid rule. Actions about all rows change no single one. */
export const compileAction = (action: RuleAction): Action => {
  switch (action.type) {
    case 'leave-out':
      return (work, rule) => {
        refuse(work, { field: '', value: rule, reason: leftOut });
        return true;
      };
    case 'set': {
      const { of } = action;
      const read = templateReader(action.value, partReader(of));
      return (work) => {
        const value = read(work);
        if (value === '' && action.value !== '') return false;
        writeField(work, of, value);
        return true;
      };
    }
    case 'append': {
      const { of } = action;
      const read = templateReader(action.value, partReader(of));
      return (work) => {
        const added = read(work);
        if (added === '') return false;
        const before = work.record.fields[of];
        writeField(work, of, before ? `${before}${separators[of] ?? ' '}${added}` : added);
        return true;
      };
    }
    case 'replace': {
      const rewrite = replacing(action);
      return (work) => rewriteField(work, action.of, rewrite);
    }
    case 'multiply': {
      const rewrite = multiplied(action.value);
      return (work) => rewriteField(work, action.of, rewrite);
    }
    case 'map':
      return mapping(action);
    default:
      return () => false;
  }
};

/** Returns the names in an action's templates that are no fields of ours, so columns of the feed. */
export const columnsIn = (action: RuleAction): string[] =>
  action.type === 'set' || action.type === 'append'
    ? [...action.value.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]))
    : [];
