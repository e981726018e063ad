import { fillGap, type GapName, gapsIn, leaveGapOut, nameGaps } from '@wearfolio/contracts/content/gaps';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let cookie: string;

beforeAll(async () => {
  shop = await startTestApp({ identity: { name: 'Harbor & Pine', contact_to: 'Shop <hello@shop.test>' } });
  cookie = (await signInStaff(shop.db, 'editor')).cookie;
});
afterAll(() => shop.app.close());

const draftOf = async (slug: string): Promise<PageDraft> =>
  JSON.parse((await getDesk(shop, `/content/document?key=page/${slug}`, cookie).expect(200)).body.data.body);

const save = async (slug: string, based_on: number, body: PageDraft): Promise<number> => {
  const sent = { key: `page/${slug}`, based_on, body: JSON.stringify(body) };
  return (await postDesk(shop, '/content/save', sent, cookie).expect(200)).body.data.number;
};

const publish = (slug: string, number: number, at: string | null = null) =>
  postDesk(shop, '/content/publish', { key: `page/${slug}`, number, at }, cookie);

const answer = (draft: PageDraft, answers: Partial<Record<GapName, string>>): PageDraft => ({
  ...draft,
  markdown: Object.entries(answers).reduce(
    (text, [name, words]) => fillGap(text, name as GapName, words),
    draft.markdown,
  ),
  answers: { ...draft.answers, ...answers },
});

describe('legal texts', () => {
  it('start from a template that knows the shop, and are published only without a gap', async () => {
    const first = await draftOf('imprint');
    expect(gapsIn(first.markdown)).toEqual(['company', 'address', 'phone', 'register', 'vat', 'person']);
    expect(first.markdown).toContain('hello@shop.test');
    expect(nameGaps(first.markdown, (label) => label.toUpperCase())).toMatch(/^\\\[COMPANY\\\]/);

    const half = answer(first, {
      company: 'Pine_Ltd *',
      address: 'Bath Road 1, London',
      phone: '+44 1',
      person: 'Ada',
    });
    const saved = await save('imprint', 0, half);
    const refused = await publish('imprint', saved).expect(409);
    await publish('imprint', saved, new Date(Date.now() + 60_000).toISOString()).expect(409);
    expect(refused.body.message).toBe('The text has gaps. Fill them in first: Register and number, VAT ID');

    const whole = { ...half, markdown: leaveGapOut(leaveGapOut(half.markdown, 'register'), 'vat') };
    await publish('imprint', await save('imprint', saved, whole)).expect(200);
    const { html } = JSON.parse((await shop.app.inject('/api/content/imprint')).body).data;
    expect(html).toContain('<p>Pine_Ltd *</p>');
    expect(html).not.toContain('Register');
  });

  it('take the answers of one another', async () => {
    const privacy = await draftOf('privacy-policy');

    expect(privacy.markdown).toMatch(/^Pine\\_Ltd \\\*, Bath Road 1, London, runs Harbor & Pine/);
    expect(gapsIn(privacy.markdown)).toEqual(['stored', 'host', 'kept']);
    expect(gapsIn((await draftOf('terms')).markdown)).toEqual(['law']);
    expect(gapsIn((await draftOf('returns')).markdown)).toEqual([]);
  });

  it('get a target in the footer once they are published', async () => {
    const readPage = async () => (await shop.app.inject({ url: '/about', headers: { accept: 'text/html' } })).body;
    expect(await readPage()).toContain('"hasTerms":false');

    await publish('terms', await save('terms', 0, answer(await draftOf('terms'), { law: 'England' }))).expect(200);

    expect(await readPage()).toContain('"hasTerms":true');
  });
});
