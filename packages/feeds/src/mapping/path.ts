import { isRecord } from '../profile/is-record.ts';

/** A step of a path: into a property, or to those entries of a list whose `name` says `is`. */
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

/** A number never groups thousands: its three decimals are told from them by a fourth. */
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

/** Finds what lies at one path of a record. Lists on the way are looked through entry by entry. */
export const pathReader = (path: string): ((record: unknown) => unknown[]) => {
  const steps = stepsOf(path);
  return (record) => {
    // A table's header may have a point or a bracket in it.
    if (isRecord(record) && Object.hasOwn(record, path)) return listed(record[path]);
    return steps.reduce<unknown[]>(take, [record]).flatMap(listed);
  };
};

/** The texts among values, without those that are empty. */
export const textsOf = (values: readonly unknown[]): string[] => values.map(textOf).filter((text) => text !== '');
