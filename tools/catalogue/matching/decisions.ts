import { type Actor, audit, commandLine } from '../audit.ts';
import { inTransaction, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { queueRegroup } from './queue.ts';
import { runMatching } from './run-matching.ts';

export const matchDecisions = ['join', 'split', 'undo'] as const;
export type MatchDecision = (typeof matchDecisions)[number];

/** How long a decision waits for a running matching process, in ms; after that, that process applies it. */
const patience = 10_000;

// Waits for an import that merges one of the offers.
const lockSql = `
  SELECT id, title FROM product WHERE id = ANY($1::int[]) AND active ORDER BY id FOR KEY SHARE`;
const keepSql = `
  INSERT INTO match_decision (first, second, verdict) VALUES ($1, $2, $3)
  ON CONFLICT (first, second) DO UPDATE SET verdict = excluded.verdict, decided_at = now()`;
const decidedSql = 'SELECT verdict FROM match_decision WHERE first = $1 AND second = $2';
const undoSql = 'DELETE FROM match_decision WHERE first = $1 AND second = $2';

/**
 * Applies a decision of ops about two offers: they are one product, are not, or, with 'undo', follow their evidence
 * again. Returns whether the shop shows it already; a running import or rebuild may delay it. Throws Refused for
 * unknown or equal offers, and if there is no decision to undo. Writes an audit log entry of `actor`.
 */
export const decideMatch = (
  url: string,
  decision: MatchDecision,
  offers: readonly [number, number],
  actor: Actor = commandLine,
): Promise<boolean> =>
  withConnection(url, async (db) => {
    const [first, second] = [Math.min(...offers), Math.max(...offers)];
    if (first === second) throw new Refused('Give two different offers');
    await inTransaction(db, async () => {
      const { rows } = await db.query<{ id: number; title: string }>(lockSql, [offers]);
      const missing = offers.filter((offer) => !rows.some(({ id }) => id === offer));
      if (missing.length > 0) throw new Refused(`There is no product ${missing.join(', ')}`);
      const { rows: before } = await db.query<{ verdict: string }>(decidedSql, [first, second]);
      const { rowCount } =
        decision === 'undo'
          ? await db.query(undoSql, [first, second])
          : await db.query(keepSql, [first, second, decision]);
      if (rowCount === 0) throw new Refused(`There is no decision about ${first} and ${second}`);
      await queueRegroup(db, [first, second]);
      await audit(db, actor, {
        action: `match: ${decision}`,
        subject: rows.map(({ id, title }) => `${id} ${title}`).join(' / '),
        before: { decision: before[0]?.verdict ?? 'none' },
        after: { decision: decision === 'undo' ? 'none' : decision },
      });
    });
    return runMatching(db, { patience });
  });
