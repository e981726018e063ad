// cspell:ignore Deutsch zweimal fehlgeschlagen Grund Händler antwortete
import type { RequestListener } from 'node:http';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { describe, expect, it } from 'vitest';
import { queueFeedsWeek } from '../desk/feeds/feed-news-queries.ts';
import { getDesk, signInStaff } from '../desk/testing/desk-shop.ts';
import { provideScheduledFeeds, until } from './testing/scheduled-feeds.ts';

const feeds = provideScheduledFeeds();

describe('mails about scheduled feeds', () => {
  it('go to staff who want them, at the second failure, when well again or shrunk, and once a week', async () => {
    const answers: RequestListener[] = [];
    const { host } = await openStore((request, response) => answers.shift()?.(request, response));
    const failing: RequestListener = (_, response) => response.writeHead(500).end();
    const good: RequestListener = (_, response) => response.end(csvOf([feedRow('a')]));
    const shrunk: RequestListener = (_, response) => response.end(csvOf([feedRow('b')]));
    await feeds.schedule('Birchwood', host);
    const { id } = await signInStaff(feeds.shop.db, 'editor');
    await signInStaff(feeds.shop.db, 'owner');
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    feeds.start([host]);
    const subjects: string[][] = [];
    for (const answer of [failing, failing, failing, good, good, shrunk]) {
      answers.push(answer);
      subjects.push(await feeds.fetchDue());
    }
    await queueFeedsWeek(feeds.shop.db);
    await until(feeds.isEmpty);

    expect(subjects).toEqual([
      [],
      ['The feed of Birchwood failed twice'],
      [],
      ['The feed of Birchwood is well again'],
      [],
      ['The feed of Birchwood lacks many products'],
    ]);
    expect(feeds.sink.received.at(-1)?.subject).toBe('Wearfolio: 1 of 1 feed failed');
    const [short, week] = feeds.sink.received.slice(-2).map(({ text = '' }) => text.replaceAll(/\s+/g, ' '));
    expect(short).toContain('at most 50.0 % may be missing Its products stay');
    expect(week).not.toContain('--yes');
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('tell of a value without a meaning, also if it takes the place of another', { tags: 'sweep' }, async () => {
    const colors = ['Zzyzx', 'Qwertz', 'Qwertz', 'Red'];
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a', { color: colors.shift() ?? '' })])),
    );
    await feeds.schedule('Larkfield', host);
    const { id } = await signInStaff(feeds.shop.db, 'editor');
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    await importText(feeds.shop.url, 'Larkfield', [feedRow('a')]);
    feeds.start([host]);
    const subjects: string[][] = [];
    while (colors.length > 0) {
      subjects.push(await feeds.fetchDue());
    }

    const news = ['The feed of Larkfield has new doubts'];
    expect(subjects).toEqual([news, news, [], []]);
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('tell of feeds of texts like of others, by their language', { tags: 'sweep' }, async () => {
    let isGood = false;
    const { host } = await openStore(({ url }, response) => {
      if (url === '/german.csv' && !isGood) response.writeHead(404);
      response.end(csvOf([feedRow('a')]));
    });
    await feeds.schedule('Birchwood', host);
    const { id } = await signInStaff(feeds.shop.db, 'editor');
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    const { id: storeId } = await feeds.shop.db.store.findUniqueOrThrow({ where: { name: 'Birchwood' } });
    await feeds.shop.db.textFeed.create({ data: { storeId, language: 'de', url: `http://${host}/german.csv` } });
    feeds.start([host]);
    const subjects: string[] = [];
    for (isGood of [false, false, true]) {
      subjects.push((await feeds.fetchDue()).join());
    }

    expect(subjects).toEqual([
      '',
      'The feed of Birchwood (Deutsch) failed twice',
      'The feed of Birchwood (Deutsch) is well again',
    ]);
    expect(feeds.sink.received.at(-1)?.text?.replaceAll(/\s+/g, ' ')).toContain('1 product has texts of it');
    await feeds.shop.db.textFeed.deleteMany();
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('are in the language that the reader chose at the desk', { tags: 'sweep' }, async () => {
    const { host } = await openStore((_, response) => response.writeHead(500).end());
    await feeds.schedule('Birchwood', host);
    const { id, cookie } = await signInStaff(feeds.shop.db, 'editor');
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    await getDesk(feeds.shop, '/session', `${cookie}; __Host-desk-language=de`).expect(200);
    feeds.start([host]);
    for (const _ of [1, 2]) await feeds.fetchDue();
    await queueFeedsWeek(feeds.shop.db);
    await until(feeds.isEmpty);

    const [twice, week] = feeds.sink.received.slice(-2);
    expect([twice?.subject, week?.subject]).toEqual([
      'Der Feed von Birchwood ist zweimal fehlgeschlagen',
      'Wearfolio: 1 von 1 Feed fehlgeschlagen',
    ]);
    expect(twice?.text).toMatch(/Der Grund: Der Händler antwortete mit Status 500/);
    await feeds.shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });
});
