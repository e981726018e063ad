/** A period that ends today (UTC), and the equally long one before; all days as `YYYY-MM-DD`. */
export type Period = {
  from: string;
  to: string;
  beforeFrom: string;
  days: readonly string[];
  daysBefore: readonly string[];
};

const day = 24 * 60 * 60 * 1000;

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the last `length` days including today, and as many before. */
export const periodOf = (length: number, now = Date.now()): Period => {
  const start = now - (length - 1) * day;
  const days = Array.from({ length }, (_, at) => textOf(start + at * day));
  const daysBefore = Array.from({ length }, (_, at) => textOf(start + (at - length) * day));
  return { from: textOf(start), to: textOf(now), beforeFrom: textOf(start - length * day), days, daysBefore };
};
