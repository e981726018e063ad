/**
 * The rooms of `src`, from the bottom to the top. A room imports only rooms above it in this list; `boundaries.mjs`
 * checks it. Tests may import any room.
 */
exports.rooms = [
  'settings',
  'http',
  'engine',
  'addresses',
  'partners',
  'texts',
  'jobs',
  'metrics',
  'products',
  'sizes',
  'search',
  'customer',
  'favorites',
  'catalogue',
  'click-out',
  'contact',
  'notices',
  'saved-searches',
  'alerts',
  'home',
  'newsletter',
  'desk',
  'site',
  'agents',
  'feeds-out',
  'reference',
  'worker',
  'start',
];
