import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// A pooler in transaction mode uses another session for each transaction. `SET LOCAL` and a transaction's locks end
// with it.
const needsSession =
  /pg_(try_)?advisory_(un)?lock(_shared)?\(|[`;]\s*(SET (?!LOCAL|TRANSACTION)|LISTEN|UNLISTEN|PREPARE|DISCARD)|CREATE TEMP|WITH HOLD|set_config\([^)]*false\)/i;

const statement = /\$(?:queryRaw|executeRaw)(?:<[^`]*>)?`[^`]*`/g;

const src = join(import.meta.dirname, '..', '..');

/** Raw SQL sent over the request pool, by file. */
const listStatements = (): { path: string; sql: string }[] =>
  globSync('**/*.ts', { cwd: src })
    .filter((path) => !/\.(test|faults)\.ts$|(^|\/)testing\//.test(path))
    .flatMap((path) => [...readFileSync(join(src, path), 'utf8').matchAll(statement)].map(([sql]) => ({ path, sql })));

describe('statements over the request pool', () => {
  it('need no session, so they work through a pooler in transaction mode', () => {
    const statements = listStatements();

    expect(statements.length).toBeGreaterThan(100);
    expect(statements.filter(({ sql }) => needsSession.test(sql))).toEqual([]);
  });

  it.each(['SELECT pg_advisory_lock(1)', 'SET timezone = 1', 'LISTEN news', 'CREATE TEMP TABLE x ()'])(
    'would be detected: %s',
    (sql) => {
      expect(needsSession.test(`$executeRaw\`${sql}\``)).toBe(true);
    },
  );
});
