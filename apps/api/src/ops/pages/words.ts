const counts = new Intl.NumberFormat('en');

/** 1234567 -> '1,234,567'. */
export const count = (value: number): string => counts.format(value);

/** '2026-11-21 04:30', in UTC like everything on these pages. */
export const moment = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

/** Somebody else's text on one line of bearable length. */
export const oneLine = (text: string, longest = 160): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
