import { textsOf } from '../mapping/path.ts';
import { isRecord } from '../profile/is-record.ts';
import type { RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { newDraft, put, recordOf, textsAt } from './draft.ts';
import { jsonLineRecords } from './json-records.ts';

const googleFields = fieldsOf('google');

/** Returns whether JSON Lines are one of Awin's enhanced feeds. */
export const isAwinEnhanced = (head: string): boolean => /^\s*\{/.test(head) && /"product_basic"\s*:\s*\{/.test(head);

/** Reads one line: Google's attributes in groups, and the tracked link. */
const productOf = (value: unknown, line: number): RawRecord => {
  const draft = newDraft();
  put(draft, 'link', textsAt(value, 'product_basic.aw_deep_link')[0], 'property "aw_deep_link"');
  for (const group of Object.values(isRecord(value) ? value : {}).filter(isRecord))
    for (const [name, content] of Object.entries(group)) {
      const field = googleFields[name];
      if (field) put(draft, field, textsOf([content].flat()).join('|'), `property "${name}"`);
    }
  return recordOf(draft, line, value);
};

/** Reads Awin's enhanced feed. */
export const awinEnhancedRecords = (): RecordReader => jsonLineRecords(productOf, ['id']);
