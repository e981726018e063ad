const names = [
  'Harbour & Hale',
  'Linden Street',
  'Coast Road',
  'The Copper Hanger',
  'Juniper Lane',
  'North Pier',
  'Saffron Yard',
  'Velvet Corner',
  'Willow & Wren',
  'Foundry Nine',
] as const;

/** Names of the stores that a seed invents; the first is the same however many there are. */
export const seedStores = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? '';
    const round = Math.floor(at / names.length);
    return round === 0 ? name : `${name} ${round + 1}`;
  });
