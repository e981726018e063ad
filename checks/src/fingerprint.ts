import { createHash } from 'node:crypto';

// Ignores imports and relative paths, which change when a file moves, and white space, which changes when it is
// formatted.
const statements = /^(?:import|export)\s[^;]*?from '[^']*';$/gm;
const relativePaths = /(['"`])\.{1,2}\/[^'"`\n]*\1/g;

/** A short hash of a text that does not change when the file is moved or formatted. */
export const fingerprint = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(statements, '').replaceAll(relativePaths, '').replaceAll(/\s+/g, ''))
    .digest('hex')
    .slice(0, 16);
