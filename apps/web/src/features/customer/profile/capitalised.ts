/** A first name with its first letter large, as the greeting says it (spec 2); the rest stays as it was written. */
export const capitalised = (name: string): string => {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
};
