import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetFiles } from './sheet.ts';

it('leaves no part of the style out', () => {
  const parts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));

  expect(sheetFiles.toSorted()).toEqual(parts.map((name) => join(import.meta.dirname, name)).toSorted());
});
