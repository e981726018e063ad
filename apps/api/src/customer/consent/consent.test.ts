import { consents } from '@wearfolio/contracts/consents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { type Accounts, startAccounts } from '../testing/accounts.ts';

describe('the record of consents', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const recorded = (where: { customerId: number } | { subscriptionId: number }) =>
    shop.db.consent.findMany({ where, orderBy: { id: 'asc' } });

  it('stores wording, version, time and method of the consent to alerts, once for each time it was given', async () => {
    const { id, token } = await shop.signUp();
    const switchTo = (wants_alerts: boolean) => shop.post('/customer/alerts', { wants_alerts }, { token }).expect(200);

    await switchTo(false);
    await switchTo(true);
    await switchTo(true);

    const { wording, version } = consents.alerts;
    expect(await recorded({ customerId: id })).toMatchObject([
      { purpose: 'alerts', wording, version, method: 'registration', withdrawnBy: 'switch in the profile' },
      { purpose: 'alerts', wording, version, method: 'switch in the profile', withdrawnAt: null },
    ]);
  });

  it('stores nothing when the alerts box was not checked', async () => {
    const { id, wants_alerts } = await shop.signUp({ wants_alerts: undefined });

    expect(wants_alerts).toBe(false);
    expect(await recorded({ customerId: id })).toEqual([]);
  });

  it('ends alerts by one click on the link in a mail', async () => {
    const { id } = await shop.signUp();
    const link = await shop.addLink({ customerId: id, purpose: 'alerts-off' });

    await shop.post(`/alerts/stop/${link}`).expect(200);
    await shop.post(`/alerts/stop/${link}`).expect(200);

    expect(await recorded({ customerId: id })).toMatchObject([
      { withdrawnBy: 'link in a mail', withdrawnAt: expect.any(Date) },
    ]);
  });

  it('records the newsletter from confirmation to its end', async () => {
    const { id } = await shop.db.subscription.create({ data: { email: 'consent@shop.test' }, select: { id: true } });
    const addLink = async (purpose: string) => {
      const link = makeLinkToken();
      await shop.db.$executeRaw`
        INSERT INTO mail_token (purpose, token_hash, subscription_id, expires_at)
        VALUES (${purpose}, ${hashLinkToken(link)}, ${id}, now() + interval '1 hour')`;
      return link;
    };
    const [start, stop] = [await addLink('subscribe'), await addLink('unsubscribe')];

    await shop.get(`/email-subscription/verify/${start}`).expect(200);
    await shop.get(`/email-subscription/verify/${start}`).expect(200);
    expect(await recorded({ subscriptionId: id })).toMatchObject([{ purpose: 'newsletter', withdrawnAt: null }]);
    await shop.post(`/email-subscription/unsubscribe/${stop}`).expect(200);

    expect(await recorded({ subscriptionId: id })).toMatchObject([{ withdrawnBy: 'link in a mail' }]);
  });
});
