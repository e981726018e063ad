import * as marks from '@wearfolio/database/marks';
import type { Client } from 'pg';

const key = 'listing_builds';

/** Each machine keeps two files. */
const mostMarks = 100;

/** Stores the mark of a new file. Take the snapshot of the catalogue first. */
export const leaveMark = (client: Client): Promise<string> => marks.leaveMark(client, key, mostMarks);

/** The marks of recent builds, including those of other machines. */
export const readMarks = (client: Client): Promise<ReadonlySet<string>> => marks.readMarks(client, key);
