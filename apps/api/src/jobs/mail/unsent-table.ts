import type { UnsentMail } from '../queries.ts';
import { maskAddress } from './mailbox.ts';

const headings = ['ID', 'KIND', 'TO', 'TRIES', 'STATE', 'SINCE (UTC)', 'LAST ERROR'];

/** Whether a mail is a dead letter. */
export const isDead = ({ attempts, maxAttempts, isBeingSent }: UnsentMail): boolean =>
  attempts >= maxAttempts && !isBeingSent;

const stateOf = (mail: UnsentMail): string => {
  if (mail.isBeingSent) return 'sending';
  return isDead(mail) ? 'dead' : 'waiting';
};

const recipientOf = ({ email, kind }: UnsentMail): string => {
  if (email) return maskAddress(email);
  return kind === 'mail-contact' ? 'the shop' : 'none';
};

// One line of a foreign error message, without terminal control characters.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 120);

const cellsOf = (mail: UnsentMail): string[] => [
  mail.id,
  mail.kind.replace(/^mail-/, ''),
  recipientOf(mail),
  `${mail.attempts}/${mail.maxAttempts}`,
  stateOf(mail),
  mail.since.toISOString().slice(0, 16).replace('T', ' '),
  oneLine(mail.lastError ?? ''),
];

/** Unsent mails as table lines, with masked addresses. */
export const printUnsent = (mails: readonly UnsentMail[]): string[] => {
  if (mails.length === 0) return ['There are no queued mails and no dead letters.'];
  const rows = [headings, ...mails.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const dead = mails.filter(isDead).length;
  return [...lines, '', `Queued: ${mails.length - dead}, dead letters: ${dead}`];
};
