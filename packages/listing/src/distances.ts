/** Of the bytes of a distance, seven bits each, all but the last one have this bit. */
export const more = 0x80;

/** The most bytes that the distances between `count` slots of `size` take: as many as fit take a second byte, or a third. */
export const mostBytes = (count: number, size: number): number =>
  count + Math.min(count, size >>> 7) + Math.min(count, size >>> 14) + Math.min(count, size >>> 21);

/** Whether `test` holds for a slot whose distance to the one before it stands between `from` and `end`. Slots come in rising order. */
export const someSlot = (bytes: Uint8Array, from: number, end: number, test: (slot: number) => boolean): boolean => {
  let slot = -1;
  let distance = 0;
  let shift = 0;
  for (let at = from; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= more) continue;
    slot += distance;
    if (test(slot)) return true;
    distance = 0;
    shift = 0;
  }
  return false;
};

/** Calls `visit` with each slot whose distance to the one before it stands between `from` and `end`. */
export const visitSlots = (bytes: Uint8Array, from: number, end: number, visit: (slot: number) => void): void => {
  someSlot(bytes, from, end, (slot) => {
    visit(slot);
    return false;
  });
};

/** Writes a distance to `at`. Returns where it ends. */
export const writeDistance = (bytes: Uint8Array, at: number, distance: number): number => {
  let place = at;
  let left = distance;
  for (; left >= more; left >>>= 7) bytes[place++] = (left & 0x7f) | more;
  bytes[place++] = left;
  return place;
};
