import { describe, expect, it } from 'vitest';
import { anchorsOf, findFaults } from './find-references.ts';

const pages: Readonly<Record<string, string>> = {
  'docs/behavior.md': '# Behavior\n\n### Favorites: undo\n\n```sh\n# no heading\n```\n',
  'docs/mail.md': '# Mail\n\n## Dead letters\n',
};

const faultsOf = (path: string, text: string) =>
  findFaults(path, text, (page) => (page in pages ? anchorsOf(pages[page] ?? '') : null));

describe('a reference', () => {
  it.each([
    ['a.ts', '// The bin waits (behavior.md#favorites-undo).'],
    ['a.ts', '// See docs/mail.md.'],
    [
      'docs/a.md',
      'See [dead letters](mail.md#dead-letters), [undo](behavior.md#favorites-undo) or [this](https://x.test/#y).',
    ],
    ['docs/a.md', 'See [decision 14](mail.md).'],
  ])('is accepted in %s: %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it.each([
    ['a.ts', '\n// The bin waits (behavior.md#favorites-redo).', 2, 'no anchor'],
    ['a.ts', '// See docs/male.md.', 1, 'no docs/male.md'],
    ['a.ts', '// The bin waits (decision 18).', 1, 'Name an anchor'],
    ['a.ts', '/**\n * A keyword (spec\n * 5).\n */', 2, 'Name an anchor'],
    ['docs/a.md', 'See [dead letters](mail.md#dead-mails).', 1, 'leads nowhere'],
    ['docs/a.md', 'See [a heading](behavior.md#no-heading).', 1, 'no anchor'],
  ])('is refused in %s: %s', (path, text, line, fault) => {
    expect(faultsOf(path, text)[0]).toEqual({ path, line, fault: expect.stringContaining(fault) });
  });
});
