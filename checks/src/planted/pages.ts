import type { Defect } from './defect.ts';

export const pages: readonly Defect[] = [
  {
    name: 'A page does not escape its title',
    file: 'apps/api/src/site/page-html.ts',
    find: '{escapeHtml(title)}</title>',
    replace: '{title}</title>',
    room: 'apps/api',
    test: 'src/site/pages.test.ts',
  },
  {
    name: 'The newest offer gives a merged product its id',
    file: 'apps/api/src/products/canonical.ts',
    find: '(older.first_seen, older.id) < (product',
    replace: '(older.first_seen, older.id) > (product',
    room: 'apps/api',
    test: 'src/products/canonical.test.ts',
  },
  {
    name: 'A second editor overwrites a draft',
    file: 'tools/catalogue/content/content-store.ts',
    find: '(last?.number ?? 0) !== basedOn',
    replace: '(last?.number ?? 0) < basedOn',
    room: 'apps/api',
    test: 'src/desk/content/content.test.ts',
  },
  {
    name: 'A close button has no name (axe)',
    file: 'apps/web/src/ui/overlay/dialog.tsx',
    find: " aria-label={t('ui.close')}>",
    replace: '>',
    room: 'e2e',
    test: 'accessibility.test.ts',
  },
  {
    name: 'The browser renders another footer than the server',
    file: 'apps/web/src/app/shell/footer.tsx',
    find: "'© 2019 Wearfolio'",
    replace: "('document' in globalThis ? '© 2019 Wearfolio' : '© 2018 Wearfolio')",
    room: 'e2e',
    test: 'pages/first-screen.test.ts',
  },
];
