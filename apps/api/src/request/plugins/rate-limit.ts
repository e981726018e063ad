import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
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

// The first four groups (/64), which belong to one household or server.
const networkOf = (address: string): string => {
  const [before = '', after = ''] = address.split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = after.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
    .toLowerCase();
};

// Some proxies append the port, which differs for each connection.
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** A network address for limits. IPv6 counts by /64, because one client can use all its addresses. */
export const clientKey = ({ ip }: { ip: string }): string => {
  const plain = withoutPort(ip).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
};

/** An e-mail address for limits: ignores case and a plus suffix. */
export const mailboxKey = (email: string): string => {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  return `${mailbox.replace(/\+.*/, '')}@${domain}`;
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
