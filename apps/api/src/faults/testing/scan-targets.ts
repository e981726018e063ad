import { type DescribedCall, describedCalls } from '../../reference/described-calls.ts';
import { fieldsOf } from '../../reference/json-schema.ts';
import { otherRoutes } from '../../reference/other-routes.ts';

/** A target of sqlmap: an address with `*` after each attacked path segment, and the fields of a body. */
export type Target = {
  group: string;
  method: 'GET' | 'POST';
  /** From the root, with the query. */
  path: string;
  body: Readonly<Record<string, unknown>> | null;
  /** Whether the body is sent as a form instead of JSON. */
  isForm: boolean;
  as: 'guest' | 'customer' | 'partner' | 'staff';
};

type Values = Readonly<Record<string, unknown>>;

/** Values where the reference gives no example. */
const values: Values = {
  isRemember: true,
  leave_empty: '',
  user_id: 1,
  parent_color_id: 28,
  source: 'favorite_page',
  receipt: 'none',
  product_id: 1,
  store: 1,
  brand: 1,
  level: 1,
  categ: 1,
  searchKeyword: 'dress',
  kind: 'brand',
  from: 'Nobody',
  to: '1',
  decision: 'accept',
  note: 'why',
  oneWay: 'yes',
  first: '1',
  second: '2',
  force_brand: false,
  title_pattern: '{brand} {title}',
  click_out: 'https://partner.example/go?to={url}',
  upload: '0b8f7c1e-5a3d-4c2b-9e6f-1a2b3c4d5e6f',
  bytes: 1000,
  yes: false,
  rules: [],
  based_on: 0,
  reimport: false,
  version: 0,
  all: false,
  actor: 'ada@shop.example',
  action: 'add store',
  currency: 'USD',
  audience: 'women',
  category: 'women/shoes/boots',
  link: 'https://store.example/{id}',
  picture_base: 'https://store.example/',
  mapping: '',
  product: '1',
  cents: '1',
  until: '1',
  id: '1',
  token: 'none',
  'List-Unsubscribe': 'One-Click',
  fit: '1',
  merge: true,
  size_id: 1,
  name: 'Boots',
  frequency: 'daily',
  wear: ['tops:letters:M'],
  dropped: 7,
  list: 'waiting',
  before: 9,
  after: 9,
  q: 'dress',
  named: 'add store',
  state: 'off',
  page: 1,
  field: 'brand',
  reason: 'missing',
  of: 1,
  value: 'Nordvik',
  ids: [1],
  filter: { q: 'dress', category: '', state: 'off' },
  count: 1,
  is_off: true,
  is_every: false,
  with_dead_links: false,
  links: ['/brand/none'],
  into: '2',
  text: 'Boots',
  logo: null,
  act: '00000000-0000-4000-8000-000000000001',
  url: 'https://store.example/feed.xml',
  cron: '0 4 * * *',
  price: 590,
  was_rejected: false,
  reply: 'It left our store on Monday.',
  is_closed: true,
  with_delivery: false,
  access: 'password',
  user: 'shop',
  header: 'X-Api-Key',
  secret: 'none',
  archive_files: '*.csv',
  delivery: [],
  rate: 0.5,
  at: '2027-01-01T00:00:00Z',
  feeds_out: true,
  language: 'de',
};

/** Header values, and values that are only compared with a hash and never reach a query. */
const unsent: ReadonlySet<string> = new Set(['Token', 'password', 'current_password']);

/**
 * Calls with many filters, at addresses where the demo shop has products. Only there does a condition change the reply.
 */
const listings: Readonly<Record<string, readonly string[]>> = {
  '/api/productList': [
    '?keyword=dress&sort=asc&page=1&store[]=1&brand[]=1&color[]=1&size[]=1&price_range[]=0 - 50',
    '?category=3&parentCateg=women&subCateg=clothing&childCateg=dresses&homepageKey=new_arrivals',
  ],
  '/api/search': ['?searchKeyword=dress&sort=desc&store[]=1'],
  '/api/brandList': ['?filter=a&letter=A&keyword=dress&store[]=1'],
  '/api/storeList': ['?filter=a&letter=N&parentCateg=women&brand[]=1'],
};

/** Calls that are not attacked, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  '/api/google-login': 'it is not configured, and answers 503',
};

const absentId = 999_999_999;

/**
 * Values of calls that their sender may make and that change what the shop sells, counts or keeps of a customer. They
 * name what is not there, so that the scan changes nothing.
 */
const absent: Readonly<Record<string, Values>> = {
  '/api/add-to-favorite': { color_id: absentId },
  '/api/customer/delete': { current_password: 'not the password' },
  '/api/desk/matches/decide': { first: absentId, second: absentId - 1 },
  '/api/desk/product/split': { id: absentId },
  '/api/desk/products/change': { ids: [absentId] },
  '/api/desk/subjects/switch': { id: absentId },
  '/api/desk/subjects/save': { id: absentId },
  '/api/desk/subjects/rename': { id: absentId },
  '/api/desk/brands/merge': { id: absentId },
  '/api/desk/store/delete': { id: absentId },
  '/api/desk/store/settings': { id: absentId },
  '/api/desk/feed/texts': { id: absentId },
  '/api/desk/feed/prices': { id: absentId },
  '/api/desk/partners/change': { id: absentId },
  '/api/desk/partners/key': { id: absentId },
  '/api/desk/partners/remove': { id: absentId },
  '/api/desk/webhooks/add': { partner: absentId },
  '/api/desk/webhooks/test': { id: absentId },
  '/api/desk/webhooks/resume': { id: absentId },
  '/api/desk/webhooks/remove': { id: absentId },
  '/api/desk/own-products/save': { store: absentId },
  // Its name reaches the database. The settings of the store refuse the currency, and nothing is kept.
  '/api/desk/own-products/store': { currency: 'QQQ' },
  '/api/desk/own-products/remove': { store: absentId },
};

const sentAs = (name: string, example: unknown, of: string): unknown => {
  const value = absent[of]?.[name] ?? (example as Values | undefined)?.[name] ?? values[name];
  if (value === undefined) throw new Error(`There is no value to send as ${name} of ${of}`);
  return value;
};

const namesOf = (schema: Parameters<typeof fieldsOf>[0] | undefined, example: unknown): string[] =>
  (schema ? fieldsOf(schema) : []).map(([name]) => name).filter((name) => !unsent.has(name) || name in Object(example));

const pathOf = (url: string, example: unknown): string =>
  url.replace(
    /:(\w+)/g,
    (_, name: string) => `${absent[url]?.[name] ?? (example as Values | undefined)?.[name] ?? '1'}*`,
  );

const queriesOf = ({ endpoint: { url, schema }, example: { querystring } }: DescribedCall): readonly string[] => {
  const written = listings[url];
  if (written) return written;
  const pairs = namesOf(schema.querystring, querystring).map((name) => {
    const value = sentAs(name, querystring, url);
    return Array.isArray(value) ? `${name}[]=${value[0]}` : `${name}=${value}`;
  });
  return [pairs.length > 0 ? `?${pairs.join('&')}` : ''];
};

const askerOf = ({ access }: DescribedCall): Target['as'] => {
  if (access === 'public' || access === 'personal') return 'guest';
  return access === 'customer' || access === 'partner' ? access : 'staff';
};

const targetsOfCall = (call: DescribedCall): Target[] => {
  const { endpoint, example, group } = call;
  const { method, url, schema } = endpoint;
  const fields = namesOf(schema.body, example.body).map((name) => [name, sentAs(name, example.body, url)]);
  const body = fields.length > 0 ? Object.fromEntries(fields) : null;
  return queriesOf(call).map((query) => ({
    group,
    method,
    path: pathOf(url, example.params) + query,
    body,
    isForm: false,
    as: askerOf(call),
  }));
};

const otherTargets = otherRoutes
  .filter(({ group, answers }) => group !== 'Files' && !(308 in answers))
  .flatMap(({ group, method, url, query = {}, form = [], json }): Target[] => {
    const fields = form.map((name) => [name, sentAs(name, undefined, url)]);
    const asked = new URLSearchParams(Object.entries(query).map(([name, { example }]) => [name, example]));
    const bodies = json ?? [fields.length > 0 ? Object.fromEntries(fields) : null];
    return bodies.map((body) => ({
      group,
      method: method === 'get' ? 'GET' : 'POST',
      path: pathOf(url, undefined) + (asked.size > 0 ? `?${asked}` : ''),
      body,
      isForm: !json,
      as: 'guest',
    }));
  });

const takesSomething = ({ path, body }: Target): boolean => body !== null || /[?*]/.test(path);

/** Every call and route of the server with input, except `leftOut`. */
export const scanTargets: readonly Target[] = [
  ...describedCalls.filter(({ endpoint }) => !(endpoint.url in leftOut)).flatMap(targetsOfCall),
  ...otherTargets,
].filter(takesSomething);
