// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSignIn, readSignIn, rememberSignIn } from './remembered-sign-in.ts';

const nothing = { email: '', isRemember: false };

beforeEach(() => localStorage.clear());

describe('Remember me', () => {
  it('stores only the address and the tick under the specified key', () => {
    const typed = { email: 'ada@shop.test', isRemember: true, password: 'correct horse' };

    rememberSignIn(typed);

    expect(localStorage.getItem('data')).toBe('{"email":"ada@shop.test","isRemember":true}');
    expect(readSignIn()).toEqual({ email: 'ada@shop.test', isRemember: true });
  });

  it('removes the last address after a sign-in without the tick', () => {
    rememberSignIn({ email: 'ada@shop.test', isRemember: true });

    rememberSignIn({ email: 'grace@shop.test', isRemember: false });

    expect(localStorage.length).toBe(0);
    expect(readSignIn()).toEqual(nothing);
  });

  it('can be cleared', () => {
    rememberSignIn({ email: 'ada@shop.test', isRemember: true });

    forgetSignIn();

    expect(readSignIn()).toEqual(nothing);
  });

  it.each(['', 'null', '[]', '{"email":7,"isRemember":true}', '{"email":"ada@shop.test"}', 'half {'])(
    'is empty if the storage holds %j',
    (stored) => {
      localStorage.setItem('data', stored);

      expect(readSignIn()).toEqual(nothing);
    },
  );
});
