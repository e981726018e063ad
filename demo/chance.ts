/** A pseudorandom number in [0, 1) that depends only on the text. */
export const chanceOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last steps separate texts that differ in one letter.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000;
};

/** An item of the list, always the same for the same key. */
export const pickBy = <T>(list: readonly T[], key: string): T => {
  const found = list[Math.floor(chanceOf(key) * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
};
