import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

const own = ['Grace Hopper', 'grace@shop.test', 'Wearfolio'];

describe('A2: common passwords of staff', () => {
  it.each(['password', 'PASSWORD', 'iloveyou2!', 'qwertyui', '12345678', '12121212', 'wearfolio2026', 'grace hopper'])(
    'finds %s',
    (password) => expect(isCommonPassword(password, own)).toBe(true),
  );

  it.each(['seven small boats', 'dragon-9471-harbor', 'vK3#qz!p', 'grace hops over'])('accepts %s', (password) =>
    expect(isCommonPassword(password, own)).toBe(false),
  );
});
