import { describe, expect, inject, it } from 'vitest';

const shopUrl = inject('shopUrl');

/** A file that the page loads. */
const assetOf = async (): Promise<string> => {
  const [path = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(shopUrl)).text()) ?? [];
  return path;
};

const pictureOf = async (): Promise<string> => {
  const { data } = await (await fetch(`${shopUrl}/api/productList`)).json();
  return data[0].image_path;
};

describe('H1: the headers of a running shop', () => {
  it.for([
    ['a page', 200, '/'],
    ['an account page', 200, '/login'],
    ['a mailed link', 200, `/reset-password/${'A'.repeat(43)}`],
    ['an unknown page', 404, '/no/such/page'],
    ['the API', 200, '/api/productList'],
    ['an unknown call', 404, '/api/nobody'],
    ['a call without a token', 401, '/api/favorites'],
    ['a rejected call', 400, '/api/productList?page=-1'],
    ['code', 200, assetOf],
    ['unknown code', 404, '/assets/none.js'],
    ['a picture', 200, pictureOf],
    ['the API reference', 200, '/docs'],
    ['the sitemap', 200, '/sitemap.xml'],
    ['robots', 200, '/robots.txt'],
  ] as const)('are complete on %s', async ([, status, path]) => {
    const reply = await fetch(shopUrl + (typeof path === 'string' ? path : await path()));

    expect(reply.status).toBe(status);
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
    });
    const policy = headers['content-security-policy'] ?? '';
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split(';').map((text) => text.trim())).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe/);
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
  });
});
