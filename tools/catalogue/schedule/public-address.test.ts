import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '168.63.129.17', '2a00:1450:4001::1'])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    'fec0::1',
    '3fff::1',
    '3fff:fff:ffff::1',
    '5f00::1',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '::ffff:8.8.8.8',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
    '100.100.100.200',
    '2620:4f:8000::1',
    '4000::1',
    'fe80::1%eth0',
    'localhost',
    '',
  ])('F8: rejects %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('lookUpPublic', () => {
  it.each([true, false])('F8: returns no addresses for a name of this machine (all: %s)', async (all) => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve));

    expect(String(error)).toMatch(/localhost is not a public address/);
  });
});
