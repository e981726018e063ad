import type { Client } from '@modelcontextprotocol/client';
import { ask } from './agent-shop.ts';

type Product = { id: number; title: string; store: string; price: number; in_stock: boolean; matches_all: boolean };
type Offer = { store: string; price: number; in_stock: boolean; delivered_price: number | null };
type Node = { name: string; path: string; below?: Node[] };
type Details = {
  colors: { color: string; sizes: string[] }[];
  description: string;
  delivery: { days: number[] | null };
};

const countries: Readonly<Record<string, string>> = { austria: 'AT', canada: 'CA', germany: 'DE' };

const codeOf = (country = ''): string | undefined => countries[country.toLowerCase()];

/**
 * An agent without a language model: it reads the form of the sentence, passes the words on as they are, and counts its
 * calls.
 */
export const solveTask = async (client: Client, task: string): Promise<{ answer: string; calls: number }> => {
  let calls = 0;
  const call = async <Answer>(name: string, input: Record<string, unknown>): Promise<Answer> => {
    calls += 1;
    return Object((await ask(client, name, input)) ?? {}) as Answer;
  };
  const search = async (query: string, more: Record<string, unknown> = {}): Promise<Product[]> =>
    (await call<{ products?: Product[] }>('search_products', { query, ...more })).products ?? [];

  const findOne = async (words: string, country?: string): Promise<string> => {
    const found = await search(words, country === undefined ? {} : { ships_to: country });
    const fit = found.find((product) => product.matches_all && product.in_stock);
    return fit ? `${fit.title}, ${fit.store}, ${fit.price}` : 'none';
  };

  const findCheapest = async (words: string, country?: string): Promise<string> => {
    const [{ id } = { id: 0 }] = await search(words);
    const { offers = [] } = await call<{ offers?: Offer[] }>('compare_offers', { id, ...(country ? { country } : {}) });
    const costOf = (offer: Offer): number =>
      (country ? offer.delivered_price : offer.price) ?? Number.POSITIVE_INFINITY;
    const [best] = offers.filter(({ in_stock }) => in_stock).toSorted((one, other) => costOf(one) - costOf(other));
    return best ? `${best.store}, ${best.price}` : 'none';
  };

  const detailsOf = async (words: string, more: Record<string, unknown> = {}): Promise<Details> => {
    const [{ id } = { id: 0 }] = await search(words, more);
    return call<Details>('get_product', { id });
  };

  const findKinds = async (words: string): Promise<string> => {
    const asked = words.toLowerCase().split(/\W+/);
    const { categories } = await call<{ categories: Node[] }>('list_categories', {});
    const nodes = categories.flatMap((top) => (top.below ?? []).map((below) => ({ top, below })));
    const isAsked = ({ name }: Node): boolean => asked.includes(name.toLowerCase());
    const within = nodes.find(({ top, below }) => isAsked(top) && isAsked(below))?.below.path ?? '';
    const kinds = await call<{ categories: Node[] }>('list_categories', { within });
    return kinds.categories.map(({ name }) => name).join(', ');
  };

  const findFacts = async (what: string, words: string): Promise<string> => {
    const { colors } = await detailsOf(words);
    return [...new Set(colors.flatMap(({ color, sizes }) => (what === 'colors' ? color : sizes)))].join(', ');
  };

  // The first form that fits. The last one fits every sentence.
  const forms: readonly (readonly [RegExp, (...parts: string[]) => Promise<string>])[] = [
    [/^what kinds of (.+) are there/, findKinds],
    [
      /^which store has the cheapest (.+?)(?:, delivered to (\w+))?\?/,
      (words, place) => findCheapest(words, codeOf(place)),
    ],
    [/^in which (sizes|colors) does (.+) come/, findFacts],
    [/^what is the (.+) made of/, async (words) => (await detailsOf(words)).description],
    [
      /^how long does (.+) take to deliver (.+)\?/,
      async (store, words) => String((await detailsOf(words, { store })).delivery.days),
    ],
    [/^(.+) that ships? to (\w+)$/, (words, place) => findOne(words, codeOf(place))],
    [/^(.+)$/, (words) => findOne(words)],
  ];
  const [pattern, answerBy] = forms.find(([form]) => form.test(task)) ?? [/^/, async () => 'none'];
  const [, ...parts] = pattern.exec(task) ?? [];
  const answer = await answerBy(...parts);
  return { answer, calls };
};
