import type * as z from 'zod/mini';
import { homeDraft } from './home-draft.ts';
import { longestSlug, pageDraft, pageSlug } from './page-draft.ts';

/** The document that is the home page. */
export const homeKey = 'home';

const pagePrefix = 'page/';

/** The document that is the page of this slug. */
export const pageKey = (slug: string): string => pagePrefix + slug;

/** The slug of a page's document; null for any other document. */
export const slugOfKey = (key: string): string | null =>
  key.startsWith(pagePrefix) ? key.slice(pagePrefix.length) : null;

/** No page is called so: the API has the home page there. */
const taken = 'home';

/** Whether there may be a document of this key. */
export const isContentKey = (key: string): boolean => {
  const slug = slugOfKey(key);
  return key === homeKey || (slug !== null && slug !== taken && slug.length <= longestSlug && pageSlug.test(slug));
};

const schemaOf = (key: string): z.ZodMiniType => (key === homeKey ? homeDraft : pageDraft);

/** What a document holds, or one sentence that says where it is wrong. */
export const readBody = (key: string, body: unknown): { data: unknown } | { wrong: string } => {
  const { data, error } = schemaOf(key).safeParse(body);
  if (!error) return { data };
  const [issue] = error.issues;
  const at = issue?.path.join('.') ?? '';
  return { wrong: at === '' ? (issue?.message ?? 'Not a document') : `${at}: ${issue?.message}` };
};
