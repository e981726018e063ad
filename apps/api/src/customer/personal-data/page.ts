import { keptAfterDeletion } from '@wearfolio/contracts/personal-data';
import type { Kept } from './kept.ts';
import { notPersonal } from './not-personal.ts';
import { keptElsewhere, register } from './register.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = [heads, ...rows].map((row) => row.map(cell));
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0), 3));
  const line = (row: readonly string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
};

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const fateOf = ({ atDeletion, of }: Kept): string => {
  if (atDeletion === 'deleted') return 'deleted at once';
  if (atDeletion !== 'stays') return `${code(atDeletion.cleared)} cleared at once`;
  return of === null ? 'stays: nobody can tell whose it is' : 'stays';
};

const registered = tableOf(
  ['table', 'what', 'columns', 'purpose', 'legal basis', 'kept for', 'when an account is deleted'],
  register.map((kept) => [
    `\`${kept.table.sql}\``,
    kept.what,
    code([...kept.columns, ...kept.unshown]),
    kept.purpose,
    kept.basis,
    kept.howLong,
    fateOf(kept),
  ]),
);

const elsewhere = tableOf(
  ['where', 'what', 'purpose', 'legal basis', 'kept for'],
  keptElsewhere.map(({ where, what, purpose, basis, howLong }) => [where, what, purpose, basis, howLong]),
);

const left = keptAfterDeletion.map(({ what, howLong }) => `- ${what}, ${howLong}.`).join('\n');

/** The page docs/personal-data.md. */
export const pageOf = (): string => `<!-- cspell:ignore normalised: a column -->

# Personal data

This page is generated from \`apps/api/src/customer/personal-data/register.ts\`. The export, the deletion of accounts and the
retention job (\`remove-expired\`, each night at 03:17 UTC) follow the same table. \`npm test\` fails when a column of the database
is neither in that table nor in \`not-personal.ts\` beside it, and when this page is not what the table says. To renew the page,
run \`pnpm exec vitest run src/customer/personal-data -u\` in \`apps/api\`.

An operator writes the privacy policy (\`content/privacy-policy.html\`); this page has what it needs to say. Periods and legal
bases are proposals of the software. Check them with your own counsel.

## In the database

${registered}

Every other column holds no personal data: those of ${Object.keys(notPersonal).length} tables are listed in \`not-personal.ts\`.

## Elsewhere

${elsewhere}

## What a customer can do

- **Export**: 'Your data' in the profile. A job writes one JSON file with an explanation, and a mail leads to the page where the
  signed-in customer downloads it for a day. Columns of the table above that are secrets, hashes or numbers of other rows are
  left out of it.
- **Deletion**: 'Delete account' in the profile, confirmed by the password, or by a button on the page behind a mailed link.
  Identifying data goes at once. What stays is said beforehand:

${left}

## After a backup is restored

Each deletion leaves a keyed hash in \`deleted_account\`, and within a minute a worker copies the list to
\`DATA_DIR/deleted-accounts.txt\`. When the file knows deletions that the database does not, the database is an older one: the
worker deletes those accounts again and logs \`Deletions were replayed\`. The file holds dates and hashes only. The key of
the hashes is in the database, so the file alone tells nobody anything. Keep the file when you restore, and keep no backup for
longer than 400 days.

## Limits

- A deletion in the last minute before \`DATA_DIR\` and the database are both lost may be missing from the file, and a backup then brings
  that account back. Keep \`DATA_DIR\` on another disk than the database, or copy the file elsewhere more often, where a minute is too much.
- To count a visitor once a day, \`click_visit\` holds hashes of network addresses with a random key of the day. Whoever reads the whole
  database on that day has the key as well, and can try addresses until one fits. Key and hashes are deleted at five past midnight (UTC),
  later when no worker runs.
- Visits are counted without anything that tells visitors apart: \`daily_count\` adds up by day the pages that were opened, those that were
  opened from outside the shop, and the site and kind of device that such a request names. The server reads that from the headers of
  each request and keeps no cookie, address or hash for it. From the next night on a site has no name where fewer than five visits came
  from it. Browsers that send Do Not Track or Global Privacy Control are not counted.
- Alerts are off until their box is ticked ([decision 38](decisions/0038-alerts-are-asked-for.md)). Accounts of versions that had them on
  by default keep them.
`;
