import { describe, expect, it } from 'vitest';
import { decodeCredential } from './credential.ts';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

describe("Google's credential", () => {
  it('is decoded, letters beyond ASCII included', () => {
    const claims = { sub: '1', name: 'Zoë Ąż', picture: 'https://pictures.test/?a>>>b' };

    expect(decodeCredential(`${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`)).toEqual(claims);
  });

  it.each([
    [undefined, 'must be a string'],
    [null, 'must be a string'],
    [{ sub: '1' }, 'must be a string'],
    ['', 'missing part #2'],
    ['abc', 'missing part #2'],
    ['a..c', 'missing part #2'],
    ['a.$$$.c', 'invalid part #2 ('],
    [`a.${Buffer.from('half {').toString('base64url')}.c`, 'invalid part #2 ('],
    [`a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`, 'invalid part #2 ('],
    [`a.${encode('text')}.c`, 'part #2 holds no claims'],
  ])('%j is refused', (credential, reason) => {
    expect(() => decodeCredential(credential)).toThrow(`Invalid token specified: ${reason}`);
  });
});
