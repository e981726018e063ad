import { readFile, writeFile } from 'node:fs/promises';
import { feedPrivateHosts, keptFeeds, readTokenSecret } from '@wearfolio/database/env';
import type { FeedRule, RuleAction, RuleCondition } from '@wearfolio/feeds/rules/rule';
import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { readCurrency } from '../content/shop-identity.ts';
import { comparedFacts, type RowView, type RulesTrialResult, tryRules } from '../fed-rows/try-rules.ts';
import { rowCount, thousands } from '../format.ts';
import { findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { checkRules, listVersions, saveRules, undoRules } from '../rules/rule-versions.ts';
import { type Context, callerPath, onDatabase, tableLines } from './context.ts';
import { UsageError } from './usage-error.ts';

type Scope = { store?: string; all?: boolean };

const scopeOf = async (url: string, { store, all: isAll = false }: Scope): Promise<number | null> => {
  if (isAll === (store !== undefined)) throw new UsageError('Give --store NAME or --all');
  if (store === undefined) return null;
  const storeId = await withConnection(url, (db) => findStore(db, store));
  if (storeId === null) throw new Refused(`There is no store ${store}`);
  return storeId;
};

const current = async (url: string, storeId: number | null): Promise<FeedRule[]> =>
  (await withConnection(url, (db) => listVersions(db, storeId)))[0]?.rules ?? [];

const conditionText = ({ of, test, value = '', not = false }: RuleCondition): string =>
  `${of} ${not ? 'not ' : ''}${test}${value === '' ? '' : ` "${value.replaceAll('\n', '" or "')}"`}`;

const actionText = (action: RuleAction): string => {
  const { type, ...rest } = action;
  return [
    type,
    ...Object.values(rest).map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))),
  ]
    .join(' ')
    .trim();
};

const ruleLines = (rules: readonly FeedRule[]): string[] =>
  tableLines(
    rules.map(({ name, when, actions }, at) => [
      String(at + 1),
      name,
      when.length === 0 ? 'all rows' : `if ${when.map(conditionText).join(' and ')}`,
      actions.map(actionText).join(', '),
    ]),
  );

const show = (context: Context, scope: Scope): Promise<void> =>
  onDatabase(context, async (url) => {
    const versions = await withConnection(url, async (db) => listVersions(db, await scopeOf(url, scope)));
    const [last] = versions;
    if (!last || last.rules.length === 0) context.say('There are no rules');
    for (const line of ruleLines(last?.rules ?? [])) context.say(line);
    if (versions.length === 0) return;
    context.say('Versions');
    const rows = versions.map(({ number, madeAt, actor, note, rules }) => [
      `  ${number}`,
      madeAt.toISOString().slice(0, 16).replace('T', ' '),
      actor,
      note,
      `${rules.length} rules`,
    ]);
    for (const line of tableLines(rows)) context.say(line);
  });

const readIn = async (file: string): Promise<FeedRule[]> => {
  const path = callerPath(file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`File not found: ${path}`);
  });
  try {
    return checkRules(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} is no list of rules: invalid JSON`);
    throw error;
  }
};

const viewLine = (view: RowView | null): string =>
  view === null
    ? 'no such row'
    : comparedFacts.flatMap((fact) => (view[fact] ? [`${fact}: ${view[fact]}`] : [])).join('; ');

const mostPrinted = 5;

const trialLines = (rules: readonly FeedRule[], found: RulesTrialResult): string[] => [
  `${rowCount(found.read)} read, ${thousands(found.changed)} would change; in the shop: ${thousands(found.kept.before)} before, ${thousands(found.kept.after)} after`,
  ...(found.refusal === null ? [] : [`The feed would be refused: ${found.refusal}`]),
  ...tableLines(
    rules.map(({ name }, at) => {
      const count = found.counts[at];
      return [`  ${at + 1}`, name, count === null || count === undefined ? 'all rows' : rowCount(count)];
    }),
  ),
  ...found.facts.map(({ fact, rows }) => `  ${fact} differs in ${rowCount(rows)}`),
  ...found.rows
    .slice(0, mostPrinted)
    .flatMap(({ line, before, after }) => [
      `  line ${line}`,
      `    now:  ${viewLine(before)}`,
      `    then: ${viewLine(after)}`,
    ]),
];

const tryThem = (
  context: Context,
  file: string | undefined,
  { on, ...scope }: Scope & { on?: string },
): Promise<void> =>
  onDatabase(context, async (url) => {
    const storeId = await scopeOf(url, scope);
    const feedOf = storeId ?? (on === undefined ? null : await scopeOf(url, { store: on }));
    if (feedOf === null) throw new UsageError('With --all, name the store whose feed is read: --on NAME');
    const rules = file === undefined ? await current(url, storeId) : await readIn(file);
    const found = await tryRules({
      ...{ url, rules, isForAll: storeId === null, storeId: feedOf, feedUrl: null, credentials: null, uploadId: null },
      ...{ folder: keptFeeds.folder, privateHosts: feedPrivateHosts, tokenSecret: readTokenSecret() },
      ...{ currency: await readCurrency(url), mostRows: null, seconds: 3600 },
    });
    for (const line of trialLines(rules, found)) context.say(line);
    context.say('Nothing was written: this was a dry run');
  });

const inUse = 'The next import applies them. To read a feed again: npm run catalogue -- reimport';

/** `rules show`, `export`, `import`, `try` and `undo`, each with `--store NAME` or `--all`. */
export const addRulesCommand = (program: Command, context: Context): void => {
  const rules = program.command('rules').description('manage rules of feeds');
  const command = (name: string, description: string): Command =>
    rules
      .command(name)
      .description(description)
      .option('--store <name>', 'the rules of this store')
      .option('--all', 'the rules for all stores');
  command('show', 'show the rules in use and their versions').action((scope: Scope) => show(context, scope));
  command('export', 'write the rules in use to a JSON file')
    .argument('<file>')
    .action((file: string, scope: Scope) =>
      onDatabase(context, async (url) => {
        const found = await current(url, await scopeOf(url, scope));
        await writeFile(callerPath(file), `${JSON.stringify(found, null, 2)}\n`);
        context.say(`${found.length} rules written to ${file}`);
      }),
    );
  command('import', 'replace the rules with those of a JSON file')
    .argument('<file>')
    .action((file: string, scope: Scope) =>
      onDatabase(context, async (url) => {
        const storeId = await scopeOf(url, scope);
        const given = await readIn(file);
        const number = await saveRules(url, commandLine, { storeId, rules: given, note: 'Imported' });
        context.say(`Version ${number} has ${given.length} rules. ${inUse}`);
      }),
    );
  command('try', 'show what the rules in use, or those of a JSON file, make of the last feed')
    .argument('[file]')
    .option('--on <name>', 'with --all, the store whose feed is read')
    .action((file: string | undefined, scope: Scope & { on?: string }) => tryThem(context, file, scope));
  command('undo', 'undo the last version, or everything after one')
    .option('--version <number>', 'the version to return to', Number)
    .action(({ version, ...scope }: Scope & { version?: number }) =>
      onDatabase(context, async (url) => {
        const storeId = await scopeOf(url, scope);
        const number = await undoRules(url, commandLine, { storeId, number: version });
        context.say(`Version ${number} is in use. ${inUse}`);
      }),
    );
  rules.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- rules show --store "Northern Outfitters"
  npm run catalogue -- rules try rules.json --store "Northern Outfitters"
  npm run catalogue -- rules import rules.json --store "Northern Outfitters"
  npm run catalogue -- rules undo --store "Northern Outfitters"`,
  );
};
