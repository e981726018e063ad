import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, variables } from './env.ts';

describe('readEnv', () => {
  it('has a working default for every variable, also when a variable is empty', () => {
    const defaults = readEnv({});

    expect(defaults).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: expect.stringMatching(/[\\/]\.data$/),
      publicUrl: 'http://localhost:3000',
      seed: 'demo',
      trustProxy: [],
      corsOrigins: [],
      identity: {},
      logLevel: 'info',
      isProduction: false,
    });
    expect(readEnv({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '' })).toEqual(defaults);
  });

  it('reads every variable', () => {
    const env = readEnv({
      PORT: '8080',
      DATABASE_URL: 'postgres://me:secret@db/shop',
      CORS_ORIGINS: 'https://a.test, http://b.test:8080,',
      TRUST_PROXY: '10.0.0.1,fd00::/8,loopback',
      NODE_ENV: 'production',
    });

    expect(env).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: 'postgres://me:secret@db/shop',
      corsOrigins: ['https://a.test', 'http://b.test:8080'],
      trustProxy: ['10.0.0.1', 'fd00::/8', 'loopback'],
      isProduction: true,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'https://shop.test/path'],
    ['PUBLIC_URL', 'shop.test'],
    ['SEED', 'yes'],
    ['TRUST_PROXY', '10.0.0.1,10.0.0.300'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/00'],
    ['LISTING_ENGINE', 'elastic'],
    ['OPENSEARCH_URL', 'search1:9200'],
    ['OPENSEARCH_PREFIX', 'Shop *'],
    ['OPENSEARCH_SHARDS', '0'],
    ['LISTING_MEMORY_MB', '0'],
    ['LISTING_MEMORY_MB', '2 GB'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.test/'],
    ['CURRENCY', 'usd'],
    ['PRICE_RULE', 'lowest'],
    ['PICTURES', 'yes'],
    ['PICTURES_MAX_BYTES', '20 GB'],
    ['DATABASE_DIRECT_URL', 'db.internal'],
    ['DATABASE_REPLICA_URL', 'postgres://db/shop,replica-2'],
    ['DATABASE_REPLICA_MAX_LAG', '0'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
  ])('refuses %s=%s in one line that says what is accepted', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is '.*', but it must be [^\\n]+\\.$`));
  });

  it.each(['too short', 'a'.repeat(40), 'change-me-change-me-change-me'])(
    'K3: refuses %j as OPS_TOKEN without showing it',
    (token) => {
      expect(() => readEnv({ OPS_TOKEN: token })).toThrow(/^OPS_TOKEN is '\*\*\*', but it must be a random text/);
    },
  );

  const [pooled, direct] = ['postgres://me:secret@pooler/shop?pgbouncer=true', 'postgres://me:secret@db/shop'];

  it('reads replicas that are separated by commas or spaces', () => {
    const urls = ['postgres://one/shop', 'postgres://two/shop', 'postgres://three/shop'];

    const env = readEnv({ DATABASE_URL: direct, DATABASE_REPLICA_URL: `${urls[0]}, ${urls[1]} ${urls[2]}` });

    expect(env.replicas).toEqual({ urls, mostLag: 10 });
    expect(env.databaseDirectUrl).toBe(direct);
    expect(readEnv({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
  });

  it.each([
    ['a pooler alone', { DATABASE_URL: pooled }, /^DATABASE_URL leads to a pooler .* set DATABASE_DIRECT_URL/],
    ['a pooler twice', { DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled }, /^DATABASE_DIRECT_URL leads to a pooler/],
    ['replicas of the embedded database', { DATABASE_REPLICA_URL: direct }, /^DATABASE_REPLICA_URL is set, but/],
    ['a direct address alone', { DATABASE_DIRECT_URL: direct }, /^DATABASE_DIRECT_URL is set, but/],
  ])('refuses %s', (_name, source, reason) => {
    expect(() => readEnv(source)).toThrow(reason);
  });

  it('requires OPENSEARCH_URL for the engine opensearch, and reads the files it names', () => {
    const set = { LISTING_ENGINE: 'opensearch', OPENSEARCH_URL: 'https://a.test:9200, https://b.test:9200' };

    expect(readEnv(set).searchEngine).toMatchObject({
      address: { nodes: ['https://a.test:9200', 'https://b.test:9200'] },
      settings: { prefix: 'wearfolio', shards: 1, replicas: 0 },
    });
    expect(readEnv({ OPENSEARCH_URL: set.OPENSEARCH_URL }).searchEngine).toBeNull();
    expect(() => readEnv({ LISTING_ENGINE: 'opensearch' })).toThrow(/^LISTING_ENGINE is .*, so OPENSEARCH_URL must be/);
    expect(() => readEnv({ ...set, OPENSEARCH_CA_FILE: '/none' })).toThrow(/^OPENSEARCH_CA_FILE names \/none/);
  });

  it('hides passwords in error messages', () => {
    expect(() => readEnv({ DATABASE_REPLICA_URL: 'postgres://me:secret@db/shop mysql://me:secret@db/shop' })).toThrow(
      /^(?!.*secret).*me:\*\*\*@db/,
    );
    expect(() => readEnv({ DATABASE_URL: 'mysql://me:secret@db/shop' })).toThrow(
      /^(?!.*secret).*mysql:\/\/me:\*\*\*@db/,
    );
  });
});

describe('.env.example', () => {
  it('lists every variable', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');

    // The operator sets it in the environment, never in a file.
    const names = Object.keys(variables).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
  });
});
