import type { Reply } from '@wearfolio/contracts/endpoint';
import { getText } from '@wearfolio/contracts/home';
import type { MakeMetadata } from './page-metadata.ts';
import { plainMetadata } from './plain-metadata.ts';

const makeMetadata = plainMetadata('terms', '/terms', true);

const findTerms = (reply: string | null): string | null => {
  const { data }: Partial<Reply<typeof getText>> = JSON.parse(reply ?? '{}');
  return data?.html ?? null;
};

/** The terms of use, or null while there are none (behavior.md#staff-texts). */
export const termsMetadata: MakeMetadata = async (shop, asked) => {
  const html = findTerms(await shop.ask(getText.url.replace(':page', 'terms')));
  return html === null ? null : makeMetadata(shop, asked);
};
