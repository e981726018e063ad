import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTimes, timeAt } from './times.ts';

it('keeps each ms of times that are close together or centuries apart', () => {
  const time = fc.oneof(fc.integer({ min: 0, max: 2 ** 41 }), fc.integer({ min: -(2 ** 45), max: 2 ** 45 }));

  fc.assert(
    fc.property(fc.array(time), (times) => {
      const falling = Float64Array.from(times).sort().reverse();
      const packed = packTimes(falling);

      expect(Array.from(falling, (_, slot) => timeAt(packed, slot))).toEqual([...falling]);
    }),
  );
});
