import { ask, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { matchSearches } from '../../saved-searches/match/match-searches.ts';
import type { SignedInCustomer } from '../../testing/sign-in.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { doJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';
import { press } from './favorites-shop.ts';

type Item = { price?: string; stock?: string; color?: string };

/** A shop with a mail server and one store with feeds, whose customers get alerts. */
export const openAlertShop = async () => {
  const shop = await startTestApp();
  const sink = await openMailSink();

  /** Imports the store's feed with one product per item. */
  const stock = async (items: Record<string, Item>): Promise<void> => {
    const rows = Object.entries(items).map(([id, item]) => feedRow(id, item));
    await importText(shop.url, 'Larkfield', rows, { yes: true });
    await shop.app.refreshCatalogue();
  };

  /** Imports a feed of one product with one row and picture per color. */
  const stockColors = async (colors: Record<string, Item>): Promise<void> => {
    const rows = Object.entries(colors).map(([color, item]) =>
      feedRow(color, { title: 'Larkfield Tiny Coat', group_id: 'coat', color, ...item }),
    );
    await importText(shop.url, 'Larkfield', rows, { yes: true });
    await shop.app.refreshCatalogue();
  };

  /** Saves these products, each in one of its colors. */
  const save = async (customer: SignedInCustomer, ...externalIds: string[]): Promise<void> => {
    const products = await shop.db.product.findMany({
      where: { externalId: { in: externalIds } },
      select: { id: true, colors: { select: { colorId: true }, take: 1 } },
    });
    for (const { id, colors } of products) {
      await press(shop, customer, { product_id: id, color_id: colors[0]?.colorId ?? 0 }).expect(200);
    }
  };

  /** Saves the one product in the color with that name. Returns the favorite. */
  const saveIn = async (customer: SignedInCustomer, name: string) => {
    const { productId, colorId } = await shop.db.productColor.findFirstOrThrow({ where: { color: { name } } });
    const heart = { product_id: productId, color_id: colorId };
    await press(shop, customer, heart).expect(200);
    return heart;
  };

  const tell = async (): Promise<void> => {
    await matchSearches(shop.url);
    await doJobs(shop, sink.url);
  };

  /** Runs alerts for what `bring` imports. Returns the texts of the mails. */
  const alertsAfter = async (bring: () => Promise<void>): Promise<string[]> => {
    sink.received.length = 0;
    await bring();
    await tell();
    return sink.received.map(({ text = '' }) => text);
  };

  return {
    shop,
    sink,
    stock,
    stockColors,
    save,
    saveIn,
    /** Runs pending work: matches searches and targets, finds news, and mails it. */
    tell,
    alertsAfter,
    /** Imports one product per item and runs alerts. Returns the texts of the mails. */
    alertsAfterFeed: (items: Record<string, Item>) => alertsAfter(() => stock(items)),
    /** Like `alertsAfterFeed`, for the colors of one product. */
    alertsAfterColors: (colors: Record<string, Item>) => alertsAfter(() => stockColors(colors)),
    /** A customer's favorites as the page gets them. */
    listOf: async ({ headers }: SignedInCustomer) =>
      (await request(shop.app.server).get('/api/favorites').set(headers).expect(200)).body,
    /** Moves all events into the past, by a day by default. */
    letADayPass: async (hours = 25): Promise<void> => {
      for (const [table, column] of [
        ['favorite', 'created_at'],
        ['price_change', 'changed_at'],
        ['alert_sent', 'sent_at'],
        ['alert_sent', 'changed_at'],
        ['customer', 'alerted_at'],
        ['customer', 'urgent_at'],
        ['saved_search', 'created_at'],
        ['saved_search', 'mailed_at'],
        ['price_target', 'set_at'],
        ['product', 'last_changed'],
        ['product', 'returned_at'],
        ['product_color', 'returned_at'],
        ['favorite_size', 'returned_at'],
        ['favorite_size', 'last_at'],
      ]) {
        await ask(shop.url, `UPDATE ${table} SET ${column} = ${column} - interval '${hours} hours'`);
      }
      await makeJobsDue(shop);
    },
    /** Empties the shop and its listing. */
    empty: async (): Promise<void> => {
      await shop.db.$executeRaw`UPDATE listing SET active = false, change_number = nextval('listing_change_number')`;
      await shop.app.refreshCatalogue();
      await shop.db.$executeRaw`
        TRUNCATE rate_limit, mail_token, customer, product, store, graphile_worker._private_jobs CASCADE`;
      sink.received.length = 0;
      sink.mode = 'accept';
    },
    close: async (): Promise<void> => {
      await shop.app.close();
      await sink.close();
    },
  };
};

export type AlertShop = Awaited<ReturnType<typeof openAlertShop>>;
