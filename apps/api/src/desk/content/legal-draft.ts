import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageKey } from '@wearfolio/contracts/content/content-body';
import { fillGap, type GapName, gapsIn } from '@wearfolio/contracts/content/gaps';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import { standardIdentity } from '@wearfolio/contracts/identity/identity';
import { readMailbox } from '../../jobs/mail/mailbox.ts';
import { listDocuments } from './content-queries.ts';

/** The texts that start from a template, with gaps for what only staff know. */
const legalSlugs: ReadonlySet<string> = new Set(['imprint', 'privacy-policy', 'terms', 'returns']);

const templates = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'standard', 'legal');

type Answers = NonNullable<PageDraft['answers']>;

const answersOfIdentity = ({ name, contact_to }: Identity): Answers => ({
  shop: name,
  ...(contact_to !== standardIdentity.contact_to && { email: readMailbox(contact_to).address }),
});

/** What staff answered for the legal texts so far. */
const knownAnswers = async (databaseUrl: string): Promise<Answers> => {
  const keys = [...legalSlugs].map(pageKey);
  const written = (await listDocuments(databaseUrl)).filter(({ key }) => keys.includes(key));
  return Object.assign({}, ...written.map(({ body }) => (body as PageDraft | null)?.answers));
};

const fillKnown = (markdown: string, answers: Answers): string =>
  gapsIn(markdown).reduce((text, name: GapName) => {
    const answer = answers[name];
    return answer === undefined ? text : fillGap(text, name, answer);
  }, markdown);

/** A template without its heading, which is the title of the page. */
const readTemplate = async (slug: string): Promise<string> =>
  (await readFile(join(templates, `${slug}.md`), 'utf8')).replace(/^# .*\n+/, '').trimEnd();

/** The first text of a legal page, with what the shop already knows; an empty one for other pages. */
export const legalDraft = async (
  identity: Identity,
  databaseUrl: string,
  slug: string,
): Promise<Pick<PageDraft, 'markdown' | 'answers'>> => {
  if (!legalSlugs.has(slug)) return { markdown: '' };
  const [template, known] = await Promise.all([readTemplate(slug), knownAnswers(databaseUrl)]);
  const answers = { ...answersOfIdentity(identity), ...known };
  return { markdown: fillKnown(template, answers), answers };
};
