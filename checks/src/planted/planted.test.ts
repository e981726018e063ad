import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defects } from './planted.ts';

const root = join(import.meta.dirname, '../../..');

// `npm run defects` takes half an hour. This finds at once what a change of the code made stale.
it.each(defects)('$name has a place in the code and a test', ({ file, find, room, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(existsSync(join(root, room, test))).toBe(true);
});
