import { describe, expect, it } from 'vitest';
import { clientKey, mailboxKey, networkKey } from './rate-limit.ts';

describe('clientKey', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.7:50123',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
    '[::ffff:203.0.113.7]:443',
    '::203.0.113.7',
    '::ffff:0:203.0.113.7',
    '64:ff9b::203.0.113.7',
    '64:ff9b::cb00:7107',
    '2002:cb00:7107::1',
  ])('G2: reads %s as 203.0.113.7', (ip) => {
    expect([clientKey({ ip }), networkKey({ ip })]).toEqual(['203.0.113.7', '203.0.113']);
  });

  it.each([
    ['2001:db8:7:7::1', '2001:db8:7:7', '2001:db8:7'],
    ['2001:0DB8:0007:0007:ffff::2%eth0', '2001:db8:7:7', '2001:db8:7'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['', '', ''],
  ])('counts %j by its /64, and by its /48 as a network', (ip, client, network) => {
    expect([clientKey({ ip }), networkKey({ ip })]).toEqual([client, network]);
  });
});

describe('mailboxKey', () => {
  it.each(['adalovelace@gmail.com', 'Ada.Lovelace@Gmail.com', 'a.d.a.lovelace+shop+1@googlemail.com'])(
    'G7: reads %s as one mailbox',
    (email) => {
      expect(mailboxKey(email)).toBe('adalovelace@gmail.com');
    },
  );

  it('keeps names that begin with a plus sign apart', () => {
    expect(mailboxKey('+ada@shop.test')).not.toBe(mailboxKey('+bea@shop.test'));
  });
});
