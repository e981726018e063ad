import type { Database } from '@wearfolio/database/client';

/** The picture queue for monitoring: pictures by state, due pictures, and failures by reason. */
export const countPictures = async (db: Database) => {
  const [states, faults, [hosts]] = await Promise.all([
    db.$queryRaw<{ state: string; count: number; due: number }[]>`
      SELECT state, count(*)::int AS count, count(*) FILTER (WHERE due_at <= now())::int AS due FROM picture GROUP BY state`,
    db.$queryRaw<{ fault: string; count: number }[]>`
      SELECT fault, count(*)::int AS count FROM picture WHERE fault IS NOT NULL GROUP BY fault`,
    db.$queryRaw<{ resting: number }[]>`
      SELECT count(*)::int AS resting FROM picture_host WHERE resume_at > now() AND fault IS NOT NULL`,
  ]);
  return { states, faults, resting: hosts?.resting ?? 0 };
};
