import { describe, expect, it } from 'vitest';
import { codeOf } from './page-code.ts';

const manifest = {
  'src/pages/home.tsx': { file: 'assets/home.js', imports: ['_card.js', '_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', 'src/pages/home.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/other-pages.tsx': { file: 'assets/other-pages.js', dynamicImports: ['src/pages/about.tsx'] },
  'src/pages/about.tsx': { file: 'assets/about.js' },
};

describe('codeOf', () => {
  it('lists every module that a page runs, once', () => {
    expect(codeOf(manifest, 'src/pages/home.tsx')).toEqual(['/assets/home.js', '/assets/card.js', '/assets/react.js']);
  });

  it('begins with the module that leads to a rarer page', () => {
    expect(codeOf(manifest, 'src/pages/about.tsx')).toEqual(['/assets/other-pages.js', '/assets/about.js']);
  });

  it('is empty for an unknown page', () => {
    expect(codeOf(manifest, 'src/pages/nowhere.tsx')).toEqual([]);
  });
});
