/** Column names of each value, in order of preference; compared by `foldColumn`. */
export type Columns = {
  /** Identifies a transaction. Several columns together form one key. */
  id: readonly (readonly string[])[];
  advertiser: readonly string[];
  date: readonly string[];
  sale: readonly string[];
  commission: readonly string[];
  currency?: readonly string[];
  status?: readonly string[];
};

export type Network = {
  name: string;
  columns: Columns;
  /** Columns that identify the network; one of each list must be present. */
  signs: readonly (readonly string[])[];
  /** Currency of amounts without one; null if it differs by account. */
  currency: string | null;
  /** True if 3/4/2026 means April 3. */
  isDayFirst?: true;
  /** Columns that set a status if they contain anything but 0 or no. */
  flags?: { declined?: readonly string[]; approved?: readonly string[] };
};

/**
 * The reports of common networks by their documented columns: AvantLink's Sales/Commissions (Detail), Awin's
 * transactions, CJ's commission detail, impact.com's actions, Rakuten's signature orders, ShareASale's activity
 * details.
 */
export const networks = {
  cj: {
    name: 'CJ',
    signs: [['commission id'], ['advertiser name', 'advertiser id', 'cid'], ['posting date', 'event date']],
    columns: {
      id: [['commission id']],
      advertiser: ['advertiser name', 'advertiser', 'advertiser id', 'cid'],
      date: ['event date', 'posting date'],
      sale: ['sale amount pub currency', 'sale amount usd', 'sale amount'],
      commission: [
        ...['pub commission amount pub currency', 'pub commission amount usd', 'publisher commission pub currency'],
        ...['publisher commission usd', 'publisher commission', 'commission amount', 'commission usd', 'commission'],
      ],
      currency: ['currency', 'pub currency', 'publisher currency'],
      status: ['action status', 'status'],
    },
    currency: 'USD',
  },
  shareasale: {
    name: 'ShareASale',
    signs: [['trans id'], ['trans date'], ['trans amount']],
    columns: {
      id: [['trans id']],
      advertiser: ['merchant organization', 'merchant name', 'merchant', 'merchant id', 'store id'],
      date: ['trans date'],
      sale: ['trans amount'],
      commission: ['commission'],
      status: ['status'],
    },
    flags: { declined: ['voided', 'reversal date'], approved: ['locked', 'paid date'] },
    currency: 'USD',
  },
  avantlink: {
    name: 'AvantLink',
    signs: [['transaction amount'], ['total commission'], ['merchant', 'merchant name', 'merchant id']],
    columns: {
      id: [['avantlink transaction id'], ['transaction id'], ['order id', 'transaction date', 'total commission']],
      advertiser: ['merchant', 'merchant name', 'merchant id'],
      date: ['transaction date'],
      sale: ['transaction amount'],
      commission: ['total commission'],
      currency: ['currency'],
      status: ['status'],
    },
    flags: { approved: ['paid date'] },
    currency: 'USD',
  },
  rakuten: {
    name: 'Rakuten',
    signs: [
      ['order id'],
      ['total commission', 'commissions'],
      ['sales', 'gross sales'],
      ['advertiser name', 'advertiser id', 'mid'],
    ],
    columns: {
      // Each row is an item; a return is a later row of the same order.
      id: [
        ['advertiser id', 'order id', 'sku', 'transaction date', 'transaction time', 'process date', 'process time'],
        ['mid', 'order id', 'sku', 'transaction date', 'transaction time', 'process date', 'process time'],
        ['advertiser name', 'order id', 'sku', 'transaction date', 'transaction time', 'process date', 'process time'],
      ],
      advertiser: ['advertiser name', 'advertiser id', 'mid'],
      date: ['transaction date', 'process date'],
      sale: ['sales', 'gross sales'],
      commission: ['total commission', 'commissions'],
      currency: ['currency'],
      status: ['status'],
    },
    flags: { approved: ['process date'] },
    currency: 'USD',
  },
  impact: {
    name: 'impact.com',
    signs: [
      ['action id'],
      ['payout', 'action earnings', 'earnings', 'delta payout'],
      ['campaign', 'campaign name', 'brand', 'program'],
    ],
    columns: {
      id: [['action id']],
      advertiser: ['campaign name', 'campaign', 'brand', 'program'],
      date: ['event date', 'action date', 'creation date'],
      sale: ['sale amount', 'amount', 'intended amount'],
      commission: ['payout', 'action earnings', 'earnings', 'delta payout'],
      currency: ['currency', 'payout currency'],
      status: ['state', 'status', 'action status'],
    },
    currency: null,
  },
  awin: {
    name: 'Awin',
    signs: [
      ['commission amount', 'commission amount amount', 'commission'],
      ['sale amount', 'sale amount amount'],
      ['advertiser id', 'advertiser', 'advertiser name', 'merchant id'],
    ],
    columns: {
      id: [['id'], ['transaction id'], ['awin id']],
      advertiser: ['advertiser name', 'advertiser', 'merchant name', 'advertiser id', 'merchant id'],
      date: ['transaction date', 'date'],
      sale: ['sale amount amount', 'sale amount'],
      commission: ['commission amount amount', 'commission amount', 'commission'],
      currency: ['currency', 'commission amount currency', 'sale amount currency'],
      status: ['commission status', 'status', 'transaction status'],
    },
    currency: null,
    isDayFirst: true,
  },
  other: {
    name: 'Other',
    signs: [['transaction id', 'id'], ['advertiser', 'store', 'merchant'], ['date'], ['sale', 'sales'], ['commission']],
    columns: {
      id: [['transaction id'], ['id']],
      advertiser: ['advertiser', 'store', 'merchant'],
      date: ['date'],
      sale: ['sale', 'sales'],
      commission: ['commission'],
      currency: ['currency'],
      status: ['status'],
    },
    currency: null,
  },
} as const satisfies Record<string, Network>;

export type NetworkKey = keyof typeof networks;

/** Normalizes a column name for comparison: lower-case letters and digits only. */
export const foldColumn = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Returns the network whose report has these columns, or null. */
export const detectNetwork = (columns: readonly string[]): NetworkKey | null => {
  const has = new Set(columns.map(foldColumn));
  const keys = Object.keys(networks) as NetworkKey[];
  const isReport = (key: NetworkKey): boolean => {
    const { signs, columns: named }: Network = networks[key];
    return (
      signs.every((names) => names.some((name) => has.has(foldColumn(name)))) &&
      named.id.some((parts) => parts.some((name) => has.has(foldColumn(name))))
    );
  };
  return keys.find(isReport) ?? null;
};
