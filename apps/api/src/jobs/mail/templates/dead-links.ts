import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** The most links that the mail lists. */
const mostListed = 20;

type Dead = { links: readonly string[]; isShown: boolean; href: string };

/** Tells staff that links of a scheduled home page lead nowhere. `href` is its editor. */
export const deadLinksMail = ({ links, isShown, href }: Dead): Mail =>
  renderMail(({ t }) => {
    const title = isShown ? t('mails.deadLinksTitle') : t('mails.homeNotPublished');
    return {
      subject: title,
      preheader: t('mails.linksLeadNowhere', { count: links.length }),
      title,
      paragraphs: [
        t('mails.linksLeadNowhere', { count: links.length }),
        links.slice(0, mostListed).join('\n'),
        isShown ? t('mails.mendLinks') : t('mails.mendLinksPublish'),
      ],
      action: { label: t('mails.openHomePage'), href },
      smallPrint: [{ text: t('mails.getMailBecauseScheduled') }],
    };
  });
