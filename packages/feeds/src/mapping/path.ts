import { isRecord } from '../profile/is-record.ts';

/** A step of a path: into a property, or into the entries of a list whose `name` equals `is`. */
type Step = { property: string } | { name: string; is: string };

const parts = /\[([^=[\]]+)=([^\]]*)\]|([^.[\]]+)/g;

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(parts)].map(([, name = '', is = '', property]) =>
    property === undefined ? { name, is } : { property },
  );

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(listed) : [value]);

const take = (values: readonly unknown[], step: Step): unknown[] =>
  values.flatMap(listed).flatMap((value) => {
    if (!isRecord(value)) return [];
    if ('property' in step) return Object.hasOwn(value, step.property) ? [value[step.property]] : [];
    return String(value[step.name]).toLowerCase() === step.is.toLowerCase() ? [value] : [];
  });

/** A JSON number never groups thousands, so a fourth decimal marks three decimals as decimals. */
const textOfNumber = (value: number): string => {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'boolean') return String(value);
  return isRecord(value) ? textOf(value['#text']) : '';
};

/** Returns a function that finds the values at a path of a record. It searches every entry of the lists on the way. */
export const pathReader = (path: string): ((record: unknown) => unknown[]) => {
  const steps = stepsOf(path);
  return (record) => {
    // A table's header may contain a point or bracket.
    if (isRecord(record) && Object.hasOwn(record, path)) return listed(record[path]);
    return steps.reduce<unknown[]>(take, [record]).flatMap(listed);
  };
};

/** Returns the non-empty texts among values. */
export const textsOf = (values: readonly unknown[]): string[] => values.map(textOf).filter((text) => text !== '');
