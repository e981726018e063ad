// Formats that are published as text and not as a schema.

const text = (most: number) => ({ type: 'string', minLength: 1, maxLength: most });
const address = { type: 'string', format: 'uri', pattern: '^https?:', maxLength: 2000 };
const money = { type: 'string', pattern: '^\\d+\\.\\d{2} [A-Z]{3}$' };

/** An item by Google's product data specification (support.google.com/merchants/answer/7052112), or one that left. */
export const googleItem = {
  type: 'object',
  required: ['g:id', 'g:availability'],
  additionalProperties: false,
  properties: {
    'g:id': text(50),
    title: text(150),
    description: text(5000),
    link: address,
    'g:image_link': address,
    'g:additional_image_link': { type: 'array', maxItems: 10, items: address },
    'g:availability': { enum: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
    'g:price': money,
    'g:sale_price': money,
    'g:brand': text(70),
    'g:gtin': { type: 'string', pattern: '^(?:\\d{8}|\\d{12,14})$' },
    'g:mpn': text(70),
    'g:condition': { enum: ['new', 'refurbished', 'used'] },
    'g:product_type': text(750),
    'g:item_group_id': text(50),
    'g:color': { type: 'string', pattern: '^[^/]{1,40}(?:/[^/]{1,40}){0,2}$', maxLength: 100 },
    'g:size': text(100),
    'g:gender': { enum: ['male', 'female', 'unisex'] },
    'g:age_group': { enum: ['newborn', 'infant', 'toddler', 'kids', 'adult'] },
    'g:material': text(200),
    'g:pattern': text(100),
    'g:external_seller_id': text(50),
  },
  if: { required: ['title'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ['description', 'link', 'g:image_link', 'g:price', 'g:condition'] },
  else: { maxProperties: 2, properties: { 'g:availability': { const: 'out_of_stock' } } },
};

const feedText = { type: 'string', minLength: 1 };
const feedAddress = { type: 'string', format: 'uri' };

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), as far as we use it. */
export const jsonFeed = {
  type: 'object',
  required: ['version', 'title', 'items', 'home_page_url', 'feed_url'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: feedText,
    home_page_url: feedAddress,
    feed_url: feedAddress,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'url', 'content_text'],
        additionalProperties: false,
        properties: {
          id: feedText,
          url: feedAddress,
          title: feedText,
          content_text: feedText,
          image: feedAddress,
          date_published: { type: 'string', format: 'date-time' },
          tags: { type: 'array', items: feedText },
        },
      },
    },
  },
};
