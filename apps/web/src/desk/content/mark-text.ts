import { t } from '../../lib/t.tsx';
/** A text with its selected part. */
export type Marked = { text: string; from: number; to: number };

/** Puts marks around the selected words, or around sample words that are selected then. */
const wrap = ({ text, from, to }: Marked, before: string, after: string, sample: string): Marked => {
  const words = text.slice(from, to) || sample;
  const start = from + before.length;
  return {
    text: text.slice(0, from) + before + words + after + text.slice(to),
    from: start,
    to: start + words.length,
  };
};

/** Begins each selected line with a mark, or removes the mark from all of them. */
const beginLines = ({ text, from, to }: Marked, mark: string): Marked => {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const areAll = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (areAll ? line.slice(mark.length) : mark + line)).join('\n');
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length };
};

/** What the buttons above a text do to its selected part. */
export const deeds = {
  heading: (marked: Marked): Marked => beginLines(marked, '## '),
  list: (marked: Marked): Marked => beginLines(marked, '- '),
  bold: (marked: Marked): Marked => wrap(marked, '**', '**', t('desk.content.boldWords')),
  link: (marked: Marked, address: string): Marked => wrap(marked, '[', `](${address})`, 'words'),
} as const;
