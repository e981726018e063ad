import { namedRows } from './continued-rows.ts';
import { missingIn, type Proposal, proposeMapping } from './propose-mapping.ts';
import { samplesIn, type TextKind } from './samples.ts';

/** What a feed of unknown names seems to mean, by the place of its records that tells the most; null where there are none. */
export const bestProposal = (kind: TextKind, head: string, hasLinkPattern: boolean): Proposal | null => {
  const proposals = samplesIn(kind, head).map(({ records, values }) =>
    proposeMapping(kind === 'plain-csv' ? namedRows(values) : values, records),
  );
  const [best] = proposals.toSorted(
    (one, other) => missingIn(one, hasLinkPattern).length - missingIn(other, hasLinkPattern).length,
  );
  return best ?? null;
};
