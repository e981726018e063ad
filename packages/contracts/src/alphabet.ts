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
