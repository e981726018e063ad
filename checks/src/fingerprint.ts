import { createHash } from 'node:crypto';

// What changes when a file moves: its imports, and paths relative to it. What changes when it is formatted: white space.
const statements = /^(?:import|export)\s[^;]*?from '[^']*';$/gm;
const relativePaths = /(['"`])\.{1,2}\/[^'"`\n]*\1/g;

/** A short hash of a text that stays the same when the file moves or is formatted anew. */
export const fingerprint = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(statements, '').replaceAll(relativePaths, '').replaceAll(/\s+/g, ''))
    .digest('hex')
    .slice(0, 16);
