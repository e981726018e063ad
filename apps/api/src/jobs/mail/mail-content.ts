import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Translate } from '@wearfolio/messages/key';
import type { Locale } from '@wearfolio/messages/locales';

/** A product in a mail. Prices are formatted, such as `$49`; `image` and `href` are absolute addresses. */
export type MailProduct = {
  name: string;
  brand: string;
  color: string;
  image: string;
  href: string;
  /** The price that is struck (behavior.md#price-sale), or the one that a customer knows. */
  before: string | null;
  /** Whether `before` is the store's regular price, which need not have been asked for. */
  isRegular?: boolean;
  now: string | null;
  /** What delivery of the offer costs: '+ $4.95 delivery'. */
  delivery?: string;
  isBackInStock: boolean;
  /** News about the wanted size, when that is why the product is listed. */
  sizeNews?: 'back' | 'last' | null;
  /** The store of the news, when it is not the saved store. */
  store?: string | null;
  /** A short extra line, such as 'New'. */
  note?: string;
};

/** Products under a title, with a link to more. An empty title is left out. */
export type MailSection = {
  title: string;
  products: readonly MailProduct[];
  action?: { label: string; href: string };
};

/** A part of a newsletter: styled HTML with its plain text, or products. */
export type MailPart = { html: string; text: string } | MailSection;

/** The content of a mail before layout. Texts are plain; the layout escapes them. */
export type MailContent = {
  subject: string;
  /** The preview text beside the subject in a list of mails. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  sections?: readonly MailSection[];
  parts?: readonly MailPart[];
  /** Below the divider. `href` follows its text. */
  smallPrint: readonly { text: string; href?: string }[];
};

/** The shop's branding in mails. `logo` is the absolute address of a JPEG. */
export type MailBrand = Pick<Identity, 'name' | 'accent' | 'imprint'> & { logo: string | null };

/** A mail ready to send, as HTML and plain text. */
export type SentMail = { subject: string; html: string; text: string };

/** A mail that still needs the shop's branding, and a language if it is not English. */
export type Mail = (brand: MailBrand, locale?: Locale) => SentMail;

type StockNews = Pick<MailProduct, 'isBackInStock' | 'sizeNews'>;

/** The stock line of a product that is back or almost sold out in the wanted size; '' otherwise. */
export const stockNews = (t: Translate, { isBackInStock, sizeNews }: StockNews): string => {
  if (!isBackInStock) return '';
  if (sizeNews === 'last') return t('mails.lastInSize');
  return sizeNews === 'back' ? t('mails.backInSize') : t('ui.backInStock');
};

/** The same within a line of plain text. */
export const stockNewsInline = (t: Translate, { isBackInStock, sizeNews }: StockNews): string => {
  if (!isBackInStock) return '';
  if (sizeNews === 'last') return t('mails.lastInSizeInline');
  return sizeNews === 'back' ? t('mails.backInSizeInline') : t('mails.backInStockInline');
};
