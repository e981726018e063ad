/** Roles of staff. A reader reads every page; a viewer sees figures only. */
export const staffRoles = ['viewer', 'reader', 'support', 'feeds', 'merchandiser', 'editor', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

const exceptViewers = ['reader', 'support', 'feeds', 'merchandiser', 'editor', 'owner'] as const;
const editors = ['editor', 'owner'] as const;

/**
 * The one table that decides what roles may do at the desk. Each call and each page names a right; `-change` is the
 * right to change what the right before it reads.
 */
export const rights = {
  /** One's own account. */
  account: staffRoles,
  /** Counts of pending work, statistics and commissions. */
  figures: staffRoles,
  /** Products, brands, stores and the search. */
  catalogue: exceptViewers,
  'catalogue-change': editors,
  /** Stores and their feeds, rules, values, pictures, matches and prices. */
  feeds: ['reader', 'feeds', ...editors],
  'feeds-change': ['feeds', ...editors],
  /** The home page, the menu, collections, orders of listings and newsletters. */
  merchandise: ['reader', 'merchandiser', ...editors],
  'merchandise-change': ['merchandiser', ...editors],
  /** Adding pictures, for pages and for what stores and products show. */
  'pictures-add': ['feeds', 'merchandiser', ...editors],
  /** Pages other than the home page, and the identity. */
  texts: ['reader', ...editors],
  'texts-change': editors,
  /** Messages, reports and subscribers; addresses in them are masked without the right `addresses`. */
  messages: ['reader', 'support', ...editors],
  'messages-change': ['support', ...editors],
  /** Requests of people about their data. */
  'data-requests': ['support', ...editors],
  /** Addresses and telephone numbers of customers (behavior.md#staff-access). Each reading is in the audit log. */
  addresses: ['support', 'owner'],
  /** The launch list, staff, partners, jobs and the audit log. */
  settings: ['reader', ...editors],
  'settings-change': editors,
  /** Staff, partners, the currency, and the file of subscribers. */
  ownership: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

/** Whether a role has a right. */
export const may = (role: StaffRole, right: Right): boolean => rights[right].some((one) => one === role);

/** Whether this names a right. */
export const isRight = (text: string): text is Right => Object.hasOwn(rights, text);
