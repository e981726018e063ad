import { renderMail } from '../layout.ts';
import type { Mail, MailSection } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; subject: string; sections: readonly MailSection[]; stopHref: string };

/** A digest of news about favorites, target prices and saved searches, in display order. */
export const digestMail = ({ firstName, subject, sections, stopHref }: Words): Mail => {
  const [only, ...others] = sections;
  return renderMail(({ t }) => ({
    subject,
    preheader: sections
      .flatMap(({ products }) => products.map(({ brand, name }) => `${brand} ${name}`))
      .join(', ')
      .slice(0, 140),
    title: subject,
    paragraphs: [greeting(t, firstName), t('mails.newsIntro')],
    // The mail's title already names a single section.
    sections: only && others.length === 0 && only.title === subject ? [{ ...only, title: '' }] : sections,
    smallPrint: [{ text: t('mails.pricesNotice') }, { text: t('mails.unsubscribeFromEmails'), href: stopHref }],
  }));
};
