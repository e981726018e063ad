import { type FeedVerdict, groups, judgeFeed } from './judge-feed.ts';
import { listRealFeeds, type RealFeed, readRealFeed } from './real-set.ts';

/** Without the feeds, the exit code says so. */
const missing = 3;

type Judged = { feed: RealFeed; verdicts: FeedVerdict[] };

const figure = (judged: readonly Judged[], group: FeedVerdict['group']): string => {
  const all = judged.flatMap(({ verdicts }) => verdicts.filter((verdict) => verdict.group === group));
  const right = all.filter(({ isRight }) => isRight).length;
  return `${right}/${all.length}`.padStart(9);
};

const printLine = (name: string, judged: readonly Judged[]): void =>
  console.log(`${name.padEnd(28)}${groups.map((group) => figure(judged, group)).join('')}`);

const judgeAll = async (folder: string): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const feed of listRealFeeds()) {
    const bytes = readRealFeed(folder, feed);
    if (bytes === null) console.log(`${feed.name}: ${folder} lacks ${feed.path} of ${feed.repository}`);
    else judged.push({ feed, verdicts: await judgeFeed(feed, bytes) });
  }
  return judged;
};

const printFaults = ({ feed, verdicts }: Judged, isLong: boolean): void => {
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  if (wrong.length > 0) console.log(`\n${feed.name}`);
  for (const { group, fact, detail } of wrong) console.log(`  ${group}: ${fact}${isLong ? `, got ${detail}` : ''}`);
};

/**
 * Reads the real feeds and prints the figures of both halves, and the faults of the open one. Returns the exit code: 0,
 * or 3 if no feed is there.
 */
export const printReal = async (folder: string, isLong: boolean): Promise<number> => {
  const judged = await judgeAll(folder);
  if (judged.length === 0) return missing;
  const half = (name: RealFeed['half']) => judged.filter(({ feed }) => feed.half === name);
  const [open, heldBack] = [half('open'), half('held-back')];
  console.log(`${''.padEnd(28)}${groups.map((group) => group.padStart(9)).join('')}`);
  for (const own of [open, heldBack]) {
    for (const one of own) printLine(one.feed.name, [one]);
    printLine(own === open ? `open, ${own.length} feeds` : `held back, ${own.length} feeds`, own);
  }
  for (const one of open) printFaults(one, isLong);
  return 0;
};
