import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '..', '..', 'ui');

// Left out: the frame inside each field, two components without a look, text, a page, the spinner's place, and the content of
// strips.
const unshown = [
  'form/field-frame.tsx',
  'form/honeypot.tsx',
  'lazy-part.tsx',
  'page-coming.tsx',
  'plain-text.tsx',
  'text-page.tsx',
  'row/row-arrows.tsx',
];

it('The page /dev/ui shows every component of ui/', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'));
  const sources = [...files, join('..', 'dev-ui.tsx')].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );

  const primitives = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith('toast/'));

  const isShown = (name: string) => sources.some((source) => source.includes(`/ui/${name}'`));
  expect(primitives.filter((name) => !isShown(name)).sort()).toEqual(unshown.sort());
});
