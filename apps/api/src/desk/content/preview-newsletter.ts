import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import { defaultLocale } from '@wearfolio/messages/locales';
import type { FastifyInstance } from 'fastify';
import { printerFor } from '../../http/plugins/market-rates.ts';
import { brandOf } from '../../jobs/mail/mailer.ts';
import { newsletterMail } from '../../jobs/mail/templates/newsletter.ts';
import { composeParts } from '../../newsletter/sending/compose.ts';
import { freezeNewsletter } from '../../newsletter/sending/freeze.ts';
import { listProducts } from '../products/list-products.ts';

/** A newsletter as it would be mailed now, in its market. Its pictures link to this shop. */
export const previewNewsletter = async (
  app: Pick<FastifyInstance, 'db' | 'catalogueIn' | 'destinationOf' | 'identity' | 'marketRate' | 'markets'>,
  publicUrl: string,
  draft: NewsletterDraft,
) => {
  const { db, identity } = app;
  const { currency } = identity();
  const market = app.markets().find(({ prefix }) => prefix === draft.market) ?? null;
  const shop = { db, catalogue: app.catalogueIn(market), currency };
  const { subject, preheader, parts } = await freezeNewsletter(shop, draft);
  const place = {
    ...{ publicUrl, origin: publicUrl + pathOfMarket(market), destination: app.destinationOf(market) },
    ...{ locale: market?.language ?? defaultLocale, print: printerFor(app, market) },
  };
  const stopHref = `${place.origin}/email-subscription/unsubscribe/of-the-reader`;
  const render = newsletterMail({
    subject,
    preheader,
    parts: await composeParts(db, place, { parts }),
    stopHref,
  });
  const mail = render(brandOf(identity(), publicUrl), place.locale);
  const chosen = draft.parts.flatMap((part) => (part.kind === 'products' ? part.products : []));
  return { ...mail, chosen: await listProducts(db, [...new Set(chosen)]) };
};
