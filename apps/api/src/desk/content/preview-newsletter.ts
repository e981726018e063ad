import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import type { FastifyInstance } from 'fastify';
import { brandOf } from '../../jobs/mail/mailer.ts';
import { newsletterMail } from '../../jobs/mail/templates/newsletter.ts';
import { composeParts } from '../../newsletter/sending/compose.ts';
import { freezeNewsletter } from '../../newsletter/sending/freeze.ts';
import { listProducts } from '../products/list-products.ts';

/** A newsletter as it would be mailed now. Its pictures link to this shop. */
export const previewNewsletter = async (
  { db, catalogue, identity }: Pick<FastifyInstance, 'db' | 'catalogue' | 'identity'>,
  publicUrl: string,
  draft: NewsletterDraft,
) => {
  const { currency } = identity();
  const { subject, preheader, parts } = await freezeNewsletter({ db, catalogue: catalogue(), currency }, draft);
  const stopHref = `${publicUrl}/email-subscription/unsubscribe/of-the-reader`;
  const render = newsletterMail({
    subject,
    preheader,
    parts: await composeParts(db, { publicUrl, currency }, { parts }),
    stopHref,
  });
  const mail = render(brandOf(identity(), publicUrl));
  const chosen = draft.parts.flatMap((part) => (part.kind === 'products' ? part.products : []));
  return { ...mail, chosen: await listProducts(db, [...new Set(chosen)]) };
};
