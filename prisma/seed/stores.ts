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

/** Returns the names of the generated stores; the first is the same for any count. */
export const seedStores = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? '';
    const round = Math.floor(at / names.length);
    return round === 0 ? name : `${name} ${round + 1}`;
  });
