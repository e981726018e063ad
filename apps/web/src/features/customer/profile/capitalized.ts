/** Capitalizes the first letter of a first name for the greeting (behavior.md#shell-account). */
export const capitalized = (name: string): string => {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
};
