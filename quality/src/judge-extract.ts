import type { CleanRow } from '@wearfolio/feeds/row';
import { readCleanRows } from './clean-rows.ts';
import { type Extract, type Label, readExtract, readLabels } from './golden-set.ts';
import { type JudgedFact, judgedFacts, judgeRow, type Verdict } from './judge-row.ts';

/** The verdict on one fact of a labeled row, and whether the reader calls it certain. */
export type Judged = { extract: Extract; id: string; fact: JudgedFact; isCertain: boolean } & NonNullable<Verdict>;

const keyOf = ({ groupId, groupStem, externalId }: CleanRow): string => groupId ?? groupStem ?? externalId;

/**
 * Rows by the ids of labels: a row's own id, or that of its group. A group can have the id of its first row, so own ids
 * take precedence.
 */
export const rowsById = <Row extends Pick<CleanRow, 'externalId' | 'groupId'>>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> =>
  new Map([
    ...rows.map((row) => [row.groupId ?? '', row] as const),
    ...rows.map((row) => [row.externalId, row] as const),
  ]);

/** The ids of the other rows in a row's group, sorted. */
const besides = (of: (id: string) => string | undefined, ids: readonly string[], id: string): string =>
  ids.filter((other) => of(other) === of(id)).join(' ');

const unread = (extract: Extract, id: string): Judged[] =>
  judgedFacts.map((fact) => ({
    extract,
    id,
    fact,
    isRight: false,
    isCertain: false,
    expected: 'a row',
    actual: 'none',
  }));

const isCertain = ({ facts }: CleanRow, fact: string): boolean => facts[fact as keyof CleanRow['facts']] === 'certain';

const judge = (extract: Extract, label: Label, row: CleanRow, group: Verdict): Judged[] =>
  Object.entries({ ...judgeRow(label, row), group }).flatMap(([fact, verdict]) =>
    verdict ? [{ extract, id: label.id, fact: fact as JudgedFact, isCertain: isCertain(row, fact), ...verdict }] : [],
  );

/** Judges all labeled rows of an extract. A labeled row that the reader does not return is wrong in every fact. */
export const judgeExtract = async (extract: Extract): Promise<Judged[]> => {
  const labels = readLabels(extract);
  if (labels.length === 0) return [];
  const rows = await readCleanRows(extract.store, readExtract(extract));
  const byId = rowsById(rows);
  const ids = labels.map(({ id }) => id);
  const groups = new Map(labels.map(({ id, group }) => [id, group]));
  const keyById = (id: string): string | undefined => {
    const row = byId.get(id);
    return row && keyOf(row);
  };
  return labels.flatMap((label) => {
    const row = byId.get(label.id);
    if (!row) return unread(extract, label.id);
    const expected = besides((id) => groups.get(id), ids, label.id);
    const actual = besides(keyById, ids, label.id);
    return judge(extract, label, row, { isRight: expected === actual, expected, actual });
  });
};
