import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

/** A number of attempts in a window of seconds, which starts with the first attempt. */
export type Limit = { bucket: string; limit: number; seconds: number };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Counts an attempt of `key`. Throws 429 with `Retry-After` past the limit (behavior.md#calls-limits). */
    countAttempt: (limit: Limit, key: string) => Promise<void>;
    /** Clears the attempts of `key`, because the right person got in. */
    forgetAttempts: (limit: Limit, key: string) => Promise<void>;
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

// Some proxies append the port, which differs for each connection.
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The eight groups of an IPv6 address, of the form that URLs have. */
const groupsOf = (address: string): number[] => {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
};

const toIpv4 = (high = 0, low = 0): number[] => [high >> 8, high & 255, low >> 8, low & 255];

const ipv4Prefixes = new Set(['0,0,0,0,0,65535', '0,0,0,0,65535,0', '0,0,0,0,0,0', '100,65435,0,0,0,0']);

// IPv4 inside IPv6: mapped, compatible, and translated by NAT64 or 6to4. One client has all these spellings.
const findIpv4 = (groups: readonly number[]): number[] | null => {
  if (groups[0] === 0x2002) return toIpv4(groups[1], groups[2]);
  return ipv4Prefixes.has(groups.slice(0, 6).join()) && groups[6] !== 0 ? toIpv4(groups[6], groups[7]) : null;
};

// An IPv4 /24 or IPv6 /48 has three parts, an IPv4 address or IPv6 /64 has four.
const firstParts = (ip: string, count: 3 | 4): string => {
  // A zone names an interface of this machine, not another client.
  const plain = withoutPort(ip).replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, count).join('.');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const ipv4 = findIpv4(groups);
  if (ipv4) return ipv4.slice(0, count).join('.');
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
};

/** A network address for limits. IPv6 counts by /64, because one client can use all its addresses. */
export const clientKey = ({ ip }: { ip: string }): string => firstParts(ip, 4);

/** The network of an address for limits: an IPv4 /24 or an IPv6 /48, which one customer of a host often has. */
export const networkKey = ({ ip }: { ip: string }): string => firstParts(ip, 3);

/**
 * An e-mail address for limits: ignores case, a plus suffix and dots in the name, because mail services deliver such
 * variants to one mailbox. Elsewhere, two mailboxes that differ only so share a limit.
 */
export const mailboxKey = (email: string): string => {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const name = mailbox.replace(/(?<=.)\+.*/, '').replaceAll('.', '');
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
};

/** `app.countAttempt`: limits that all processes share, because they are counted in the database. */
export const rateLimit = plugin(async (app) => {
  app.decorate('countAttempt', async ({ bucket, limit, seconds }, key) => {
    const [row] = await app.db.$queryRaw<{ count: number; wait: number }[]>`
      INSERT INTO rate_limit AS counted (bucket, key_hash) VALUES (${bucket}, ${hashOf(key)})
      ON CONFLICT (bucket, key_hash) DO UPDATE SET
        count = CASE WHEN counted.window_start < now() - make_interval(secs => ${seconds}) THEN 1
                     ELSE least(counted.count, 1000000) + 1 END,
        window_start = CASE WHEN counted.window_start < now() - make_interval(secs => ${seconds}) THEN now()
                            ELSE counted.window_start END
      RETURNING count, greatest(1, ceil(extract(epoch FROM window_start - now()) + ${seconds}))::int AS wait`;
    if (row && row.count > limit) {
      throw new RequestRefused(429, 'Too many attempts. Please try again later.', undefined, row.wait);
    }
  });

  app.decorate('forgetAttempts', async ({ bucket }, key) => {
    await app.db.$executeRaw`DELETE FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${hashOf(key)}`;
  });
});
