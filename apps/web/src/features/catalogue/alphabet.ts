/** The cells of the index above long lists: '#' and the letters. */
export const alphabet = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;

/** Letters that Unicode does not take apart. */
const kin: Readonly<Record<string, string>> = { Æ: 'A', Ð: 'D', Đ: 'D', Ł: 'L', Ø: 'O', Œ: 'O', Þ: 'T', ẞ: 'S' };

/** The cell under which a name stands; '#' holds all that begins with no letter of the alphabet (decision 22). */
export const letterOf = (name: string): string => {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  const letter = kin[first] ?? first;
  return /^[A-Z]$/.test(letter) ? letter : '#';
};

/** The cells that hold at least one of the names. */
export const lettersOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(letterOf));

/** A name without regard to case and accents. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds what was typed, without regard to case and accents. */
export const nameContains = (name: string, typed: string): boolean => foldName(name).includes(foldName(typed.trim()));
