/**
 * The picture that a product shows first: the one that its card carries in the listing. Of two with the same address, as
 * two colors may have, the one that ops chose, else the first. Undefined where the card has none of them.
 */
export const shownFirst = <Picture extends { path: string; isDefault: boolean }>(
  pictures: readonly Picture[],
  cardPath: string | null,
): Picture | undefined => {
  const same = pictures.filter(({ path }) => path === cardPath);
  return same.find(({ isDefault }) => isDefault) ?? same[0];
};
