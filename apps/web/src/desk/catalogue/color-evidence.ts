import type { FedRow } from '@wearfolio/contracts/desk-products';

/** A fact that a row of a feed states, with its certainty. */
export type Fact = FedRow['facts'][number];

// A row names its colors as 'Crimson (Red), Blue', with the color of the palette in brackets.
const nameOf = (text: string): string => text.replace(/ \([^()]*\)$/, '').toLowerCase();

/**
 * What the rows of a product say about one of its colors: the fact of the first row that names it, with this color
 * alone. For a color that no row names, that of the first row without a color; undefined if there is none.
 */
export const evidenceOfColor = (rows: readonly Pick<FedRow, 'facts'>[], color: string): Fact | undefined => {
  const facts = rows.flatMap(({ facts: all }) => all.filter(({ name }) => name === 'color'));
  for (const fact of facts) {
    const value = fact.value.split(', ').find((text) => nameOf(text) === color.toLowerCase());
    if (value !== undefined && value !== '') return { ...fact, value };
  }
  return facts.find(({ value }) => value === '');
};
