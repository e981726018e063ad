import type { Kept } from './kept.ts';
import { keptElsewhere, register } from './register.ts';

const list = (names: readonly string[]): string => names.join(', ');

const outcomeOfDeletion = ({ atDeletion, of }: Kept): string => {
  if (atDeletion === 'deleted') return 'deleted immediately';
  if (atDeletion !== 'stays') return `${list(atDeletion.cleared)} cleared immediately`;
  return of === null ? 'stays: its owner cannot be known' : 'stays';
};

const heads = ['where', 'what', 'columns', 'purpose', 'legal basis', 'kept for', 'when an account is deleted'];

const inDatabase = register.map((kept) => [
  kept.table.sql,
  kept.what,
  list([...kept.columns, ...kept.unshown]),
  kept.purpose,
  kept.basis,
  kept.howLong,
  outcomeOfDeletion(kept),
]);

const elsewhere = keptElsewhere.map(({ where, what, purpose, basis, howLong }) => [
  ...[where, what, '', purpose, basis, howLong],
  '',
]);

/** The register as docs/personal-data.tsv: a line for each table and each other place, with tabs between cells. */
export const registerTable = (): string =>
  [heads, ...inDatabase, ...elsewhere].map((cells) => `${cells.join('\t')}\n`).join('');
