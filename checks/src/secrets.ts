import { execFileSync } from 'node:child_process';
import { lintSource } from '@secretlint/core';
import { creator as pattern } from '@secretlint/secretlint-rule-pattern';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';

// Secrets that the preset lacks: keys of Google and Stripe, signed tokens, mail servers, and the shop's own settings.
const ownPatterns = [
  '/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/',
  String.raw`/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/`,
  String.raw`/\bAIza[\w-]{35}\b/`,
  String.raw`/\bGOCSPX-[\w-]{24,}/`,
  String.raw`/\b[rs]k_live_[A-Za-z0-9]{20,}/`,
  String.raw`/\beyJ[\w-]{17,}\.eyJ[\w-]{20,}\.[\w-]{20,}/`,
  String.raw`/\bsmtps?:\/\/[\w.-]+:(?!secret@|password@|nothing@|\$)[^\s:\/@'"*<{]{12,}@/`,
  String.raw`/\b(?:TOKEN_SECRET|OPS_TOKEN)['"]?\s*[:=]\s*['"]?[\w+\/=-]{24,}/`,
];

/** Passwords in database URLs that are too short to be real or are placeholders. */
const exampleAddress = String.raw`/:\/\/[^:]+:(?:secret|password|\$|[^@]{0,11}@)/`;

const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: preset,
      rules: [{ id: '@secretlint/secretlint-rule-database-connection-string', options: { allows: [exampleAddress] } }],
    },
    {
      id: '@secretlint/secretlint-rule-pattern',
      rule: pattern,
      options: { patterns: ownPatterns.map((one) => ({ name: one, pattern: one })) },
    },
  ],
};

/** The names of the rules that match a text. */
export const findSecrets = async (filePath: string, content: string): Promise<string[]> => {
  const source = { filePath, content, contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
  return messages.map(({ ruleId }) => ruleId);
};

/** Whether a file can contain a secret. Pictures, fonts, archives and the lockfile cannot. */
export const isSearched = (path: string): boolean =>
  !/\.(?:png|avif|ico|woff2|gz|br|zip)$|^pnpm-lock\.yaml$/.test(path);

const git = (args: string[], input?: string): Buffer =>
  execFileSync('git', args, { input, maxBuffer: Number.POSITIVE_INFINITY, stdio: ['pipe', 'pipe', 'ignore'] });

// `git cat-file --batch` writes a line with the name and size of an object, its bytes, and a newline.
function* objectsIn(bytes: Buffer): Generator<{ name: string; text: string }> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at);
    const line = bytes.toString('utf8', at, end);
    const [, size, name = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    if (size === undefined) throw new Error(`git has no object ${line}`);
    const from = end + 1;
    at = from + Number(size) + 1;
    yield { name, text: bytes.toString('latin1', from, at - 1) };
  }
}

const whyNotSearched = (repository: string[]): string | null => {
  try {
    const isShallow =
      git([...repository, 'rev-parse', '--is-shallow-repository'])
        .toString()
        .trim() === 'true';
    return isShallow ? 'this clone is shallow' : null;
  } catch {
    return 'there is no git repository here';
  }
};

const atOnce = 100;

type History = { skipped: string | null; count: number; found: string[] };

/**
 * Searches all files and messages of all commits on all branches and tags. `repository`: git arguments that select it.
 * `found` lists the id and path of each object with a secret; `skipped` says why nothing was searched.
 */
export const searchHistory = async (repository: string[] = []): Promise<History> => {
  const skipped = whyNotSearched(repository);
  if (skipped) return { skipped, count: 0, found: [] };
  // One line per object: its id, then a space and its path if it has one.
  const listed = git([...repository, 'rev-list', '--objects', '--all'])
    .toString()
    .trim()
    .split('\n');
  const wanted = listed.filter((line) => isSearched(line.slice(line.indexOf(' ') + 1)));
  const format = '--batch=%(objectsize) %(objectname) %(rest)';
  const objects = [...objectsIn(git([...repository, 'cat-file', format], `${wanted.join('\n')}\n`))];
  const found: string[] = [];
  // Searches many objects at once, because each search has a fixed cost. Searches one by one only after a match.
  for (let at = 0; at < objects.length; at += atOnce) {
    const some = objects.slice(at, at + atOnce);
    const together = await findSecrets('history', some.map(({ text }) => text).join('\n'));
    if (together.length === 0) continue;
    for (const { name, text } of some) if ((await findSecrets(name, text)).length > 0) found.push(name);
  }
  return { skipped: null, count: wanted.length, found };
};
