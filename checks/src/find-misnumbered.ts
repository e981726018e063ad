/**
 * Finds the first fault in the names of migrations, such as `0011_invitation_sender`: a name without four digits and an
 * underscore, or a number that is not the next. Returns what to do about it, or null.
 */
export const findMisnumbered = (names: readonly string[]): string | null => {
  for (const [at, name] of names.toSorted().entries()) {
    const next = String(at + 1).padStart(4, '0');
    if (!/^\d{4}_[a-z0-9_]+$/.test(name)) return `${name}: name it ${next}_what_it_changes`;
    if (!name.startsWith(`${next}_`)) return `${name}: the next number is ${next}`;
  }
  return null;
};
