import { describe, expect, it } from 'vitest';
import { depthOf, scaleOf, stepsOf } from './price-scale.ts';

describe('scaleOf', () => {
  it.each<[least: number, most: number, lines: number[]]>([
    [147, 210, [210, 180, 150]],
    [80, 100, [100, 90, 80]],
    [28, 35, [34, 32, 30]],
    [19.99, 24.99, [24, 22, 20]],
    [999, 2499, [2000, 1500, 1000]],
    [9.5, 9.99, [9.9, 9.8, 9.7]],
  ])('has three round lines between %d and %d', (least, most, lines) => {
    const scale = scaleOf(least, most);

    expect(scale.lines).toEqual(lines);
    expect(scale.top).toBeGreaterThanOrEqual(most);
    expect(scale.bottom).toBeLessThanOrEqual(least);
  });

  it('centers a price that never changed', () => {
    const scale = scaleOf(100, 100);

    expect(scale.lines).toEqual([110, 100, 90]);
    expect(depthOf(100, scale)).toBe(50);
  });

  it.each([0, 0.01, 0.5, 123_456.78])('has a scale for a single price of %d', (price) => {
    const { bottom, top, lines } = scaleOf(price, price);

    expect(top).toBeGreaterThan(bottom);
    expect(new Set(lines).size).toBe(3);
  });
});

describe('stepsOf', () => {
  it('steps horizontally to the next day, then vertically, and skips unknown days', () => {
    const scale = { bottom: 0, top: 100, lines: [100, 50, 0] as const };

    expect(stepsOf([100, 100, 50, null, 0, 0], scale)).toBe('M0 0H1H2V50H3M4 100H5H6');
  });
});
