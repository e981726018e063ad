/** The names of size systems that are not countries. */
export const systemNames: Readonly<Record<string, string>> = {
  letters: 'S, M, L',
  waist: 'Waist',
  chest: 'Chest',
  age: 'Age',
  height: 'Height',
  inches: 'Inches',
};
