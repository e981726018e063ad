import { readPrice } from '../clean/price/price.ts';
import { templateReader } from '../mapping/template.ts';
import { type FieldName, fieldNames, leftOut, type RawFields } from '../raw-record.ts';
import { compilePattern } from './pattern.ts';
import type { RuleAction } from './rule.ts';
import {
  type Change,
  changeField,
  columnOf,
  noteRuled,
  refuse,
  removeVariants,
  type WorkingRecord,
} from './working-record.ts';

/** Applies an action of the named rule. `names` are the colors that it is about, or null. Returns whether it changed the record. */
export type Action = (work: WorkingRecord, rule: string, names: readonly string[] | null) => boolean;

const known: ReadonlySet<string> = new Set(fieldNames);
const addresses: ReadonlySet<FieldName> = new Set<FieldName>(['link', 'image', 'more_images']);

/** Reads a template's placeholder: one of our fields, or a column. In an address, values are encoded. */
const partReader =
  (field: FieldName) =>
  (name: string) =>
  ({ work, fields }: { work: WorkingRecord; fields: RawFields }): string => {
    const own = known.has(name) ? fields[name as FieldName] : undefined;
    const value = own?.trim() || columnOf(work, name);
    // A row's own link is an address already, which lacks the shop's.
    return addresses.has(field) && name !== 'link' ? encodeURIComponent(value) : value;
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

/** A change that only counts if it makes another value. */
const rewriting =
  (rewrite: (text: string) => string): Change =>
  (value) => {
    const after = value === undefined ? undefined : rewrite(value);
    return after === value ? undefined : after;
  };

const mapColor = (work: WorkingRecord, to: string, names: readonly string[] | null): boolean => {
  const { colors = [] } = work.record.ruled ?? {};
  const color = { to, ...(work.only && { variants: work.only }), ...(names && { names }) };
  if (JSON.stringify(colors.at(-1)) === JSON.stringify(color)) return false;
  noteRuled(work, { colors: [...colors, color] });
  return true;
};

const mapping = ({ of, value }: Extract<RuleAction, { type: 'map' }>): Action => {
  if (of === 'brand') return (work) => changeField(work, of, () => value);
  if (of === 'color') return (work, _, names) => mapColor(work, value, names);
  return (work) => {
    if (work.record.ruled?.[of] === value) return false;
    noteRuled(work, { [of]: value });
    return true;
  };
};

const setting = ({ of, value: text }: Extract<RuleAction, { type: 'set' | 'append' }>): Action => {
  const read = templateReader(text, partReader(of));
  return (work) =>
    changeField(work, of, (_, fields) => {
      const value = read({ work, fields });
      return value === '' && text !== '' ? undefined : value;
    });
};

const appending = ({ of, value: text }: Extract<RuleAction, { type: 'set' | 'append' }>): Action => {
  const read = templateReader(text, partReader(of));
  return (work) => {
    const { fields: row, variants } = work.record;
    const isOfVariants = variants.some((variant) => variant[of] !== undefined);
    return changeField(work, of, (value, fields) => {
      const added = read({ work, fields });
      // A row takes no part that belongs to its variants.
      if (added === '' || (value === undefined && fields === row && isOfVariants)) return undefined;
      return value ? `${value}${separators[of] ?? ' '}${added}` : added;
    });
  };
};

/** Compiles an action of a valid rule. Actions about all rows change no single one. */
export const compileAction = (action: RuleAction): Action => {
  switch (action.type) {
    case 'leave-out':
      return (work, rule) => {
        if (work.only) removeVariants(work);
        else refuse(work, { field: '', value: rule, reason: leftOut });
        return true;
      };
    case 'set':
      return setting(action);
    case 'append':
      return appending(action);
    case 'replace': {
      const change = rewriting(replacing(action));
      return (work) => changeField(work, action.of, change);
    }
    case 'multiply': {
      const change = rewriting(multiplied(action.value));
      return (work) => changeField(work, action.of, change);
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
