import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { say } from '@wearfolio/messages/said';
import plugin from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
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

// The two groups that hold an IPv4 address inside IPv6: mapped, or translated by NAT64 or 6to4.
const ipv4Places = { ipv4Mapped: 6, rfc6145: 6, rfc6052: 6, '6to4': 1 } as const;

const ipv4PlaceOf = (address: ipaddr.IPv6): number | null => {
  const range = address.range();
  if (range in ipv4Places) return ipv4Places[range as keyof typeof ipv4Places];
  // The deprecated spelling of an IPv4 address, `::192.0.2.1`.
  return address.parts.findIndex((part) => part !== 0) === 6 ? 6 : null;
};

// An IPv4 /24 or IPv6 /48 has three parts, an IPv4 address or IPv6 /64 has four. One client has all spellings of its
// IPv4 address.
const firstParts = (ip: string, count: 3 | 4): string => {
  // A zone names an interface of this machine, not another client.
  const plain = withoutPort(ip).replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, count).join('.');
  if (!isIPv6(plain)) return plain;
  const address = ipaddr.IPv6.parse(plain);
  const place = ipv4PlaceOf(address);
  if (place !== null) {
    const [high = 0, low = 0] = address.parts.slice(place);
    return [high >> 8, high & 255, low >> 8, low & 255].slice(0, count).join('.');
  }
  return address.parts
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
      throw new RequestRefused(429, say('replies.tooManyAttempts'), undefined, row.wait);
    }
  });

  app.decorate('forgetAttempts', async ({ bucket }, key) => {
    await app.db.$executeRaw`DELETE FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${hashOf(key)}`;
  });
});
