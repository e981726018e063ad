/** Capitalizes the first letter of a first name for the greeting (spec 2). */
export const capitalized = (name: string): string => {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
};
