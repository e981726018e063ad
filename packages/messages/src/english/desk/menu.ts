export const deskMenu = {
  'desk.menu.entry': 'Entry',
  'desk.menu.first': 'Shown first',
  'desk.menu.firstHint':
    'New In has the products of the last 30 days, Sale those on sale. Each is shown while it has products.',
  'desk.menu.formerly': 'instead of {name}',
  'desk.menu.hidden': 'Hidden',
  'desk.menu.intro':
    'Order, names and visibility of the categories. A new name shows wherever shoppers see the category. A hidden category leaves the menu; its page and links to it still work.',
  'desk.menu.isShown': 'Show in the menu',
  'desk.menu.nameHint': 'Leave it empty for {name}',
  'desk.menu.noCategories': 'No product has a category yet.',
  'desk.menu.preview': 'The menu as shoppers will see it',
  'desk.menu.reset': 'Reset all to default',
  'desk.menu.standard': 'The shop shows New In, Sale and all categories with products.',
  'desk.menu.title': 'Menu',
} as const;
