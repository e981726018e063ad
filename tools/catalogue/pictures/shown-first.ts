/**
 * Returns the picture that a product shows first, which is the one on its card. If two colors share its address,
 * returns the one chosen by ops, or else the first. Undefined if the card has none of them.
 */
export const shownFirst = <Picture extends { path: string; isDefault: boolean }>(
  pictures: readonly Picture[],
  cardPath: string | null,
): Picture | undefined => {
  const same = pictures.filter(({ path }) => path === cardPath);
  return same.find(({ isDefault }) => isDefault) ?? same[0];
};
