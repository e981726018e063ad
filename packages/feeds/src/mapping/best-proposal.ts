import { namedRows } from './continued-rows.ts';
import { missingIn, type Proposal, type Purpose, proposeMapping } from './propose-mapping.ts';
import { samplesIn, type TextKind } from './samples.ts';

/**
 * Proposes a mapping for a feed with unknown names, using the location of its records that yields the most fields; null
 * if there are no records.
 */
export const bestProposal = (kind: TextKind, head: string, purpose: Purpose): Proposal | null => {
  const proposals = samplesIn(kind, head).map(({ records, values }) =>
    proposeMapping(kind === 'plain-csv' ? namedRows(values) : values, records),
  );
  const [best] = proposals.toSorted((one, other) => missingIn(one, purpose).length - missingIn(other, purpose).length);
  return best ?? null;
};
