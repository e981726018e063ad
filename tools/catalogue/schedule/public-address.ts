import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { DownloadRefused } from './download-refused.ts';

// Special-purpose networks (IANA's registries), because a feed's address must not lead to our own machines. Clouds keep
// some of their services at addresses that look public: 168.63.129.16 is Azure's.
const closed = new BlockList();
closed.addAddress('168.63.129.16', 'ipv4');
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

// All public IPv6 addresses are in one block. What is outside it embeds IPv4, stays in one network or is unassigned.
const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && assigned.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/**
 * Resolves a name for a connection to public addresses only. The connection uses the checked addresses, so a name
 * cannot resolve differently in between. Fails with DownloadRefused if there are none.
 */
export const lookUpPublic: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new DownloadRefused('forbidden', `${hostname} is not a public address`), []);
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/**
 * Resolves the host of an address for a connection: to a public address, or to any if ops allow the host. Throws
 * DownloadRefused if there is none.
 */
export const findAddress = (host: string, isTrusted: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, address: unknown): void => {
      if (error instanceof DownloadRefused) reject(error);
      else if (error) reject(new DownloadRefused('unreachable', `The feed could not be fetched: ${error.message}`));
      else resolve(String(address));
    };
    const name = host.replace(/^\[|\]$/g, '');
    if (isTrusted) lookup(name, {}, done);
    else lookUpPublic(name, {}, done);
  });
