import { type Command, Option } from 'commander';
import { decideNotice, listNotices, type Notice, type NoticeDecision, noticeDecisions } from '../notices/notices.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const heads = ['report', 'product', 'store', 'reason', 'since', 'decision', 'name'];

/** Reports listed at most; the desk shows the rest. */
const mostListed = 1000;

const rowOf = ({ id, offer, store, reason, at, decision, title }: Notice): string[] => [
  String(id),
  String(offer?.id ?? '-'),
  store,
  reason,
  at.toISOString().slice(0, 16).replace('T', ' '),
  decision ?? 'waiting',
  title,
];

const show = async (url: string, { say }: Context, isDecided: boolean): Promise<void> => {
  const notices = await listNotices(url, isDecided, { offset: 0, limit: mostListed });
  if (notices.length === 0) return say(isDecided ? 'No decided reports' : 'No reports waiting');
  for (const line of tableLines([heads, ...notices.map(rowOf)])) say(line);
};

/** `notices list|decide`: reports about offers, as on the desk's Reports page. */
export const addNoticesCommand = (program: Command, context: Context): void => {
  const notices = program.command('notices').description('decide on reports of illegal, counterfeit or wrong offers');
  notices
    .command('list')
    .description('list waiting reports')
    .option('--decided', 'list decided reports instead')
    .action(({ decided = false }: { decided?: boolean }) => onDatabase(context, (url) => show(url, context, decided)));
  notices
    .command('decide')
    .description('decide on a report and notify its sender')
    .argument('<report>', 'number of the report, as `notices list` shows it', wholeNumber)
    .addOption(new Option('--as <decision>', 'the decision').choices(noticeDecisions).makeOptionMandatory())
    .requiredOption('--statement <text>', 'statement of reasons, sent to the reporter')
    .action((id: number, { as: decision, statement }: { as: NoticeDecision; statement: string }) =>
      onDatabase(context, async (url) => {
        await decideNotice(url, { id, decision, statement });
        context.say(`Report ${id}: ${decision}`);
      }),
    );
  notices.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- notices list
  npm run catalogue -- notices decide 12 --as removed --statement "The store confirmed that it is a counterfeit."`,
  );
};
