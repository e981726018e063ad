import type { Identity } from '@wearfolio/contracts/identity/identity';

/** A product in a digest. Prices as they are shown, such as `$49.00`; `image` and `href` are whole addresses. */
export type LetterProduct = {
  name: string;
  brand: string;
  color: string;
  image: string;
  href: string;
  before: string | null;
  now: string | null;
  isBackInStock: boolean;
  /** What is to be said of the size in which it is wanted, where that is why it is spoken of. */
  sizeNews?: 'back' | 'last' | null;
  /** Where that is, where it is not the store that the reader knows of. */
  store?: string | null;
  /** A short line of its own, such as 'New'. */
  note?: string;
};

/** Products under a title of their own, and where to see more of them. An empty title is left out. */
export type LetterSection = {
  title: string;
  products: readonly LetterProduct[];
  action?: { label: string; href: string };
};

/** A part of a newsletter: a text, as HTML that has its looks and as plain lines; or products. */
export type LetterPart = { html: string; text: string } | LetterSection;

/** A mail before it has a form. Texts are plain; the layout escapes them. */
export type Letter = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  sections?: readonly LetterSection[];
  parts?: readonly LetterPart[];
  /** Below the hairline; `href` follows its text. */
  smallPrint: readonly { text: string; href?: string }[];
};

/** What mails say of the shop; `logo` is a whole address of a JPEG. */
export type MailBrand = Pick<Identity, 'name' | 'accent' | 'imprint'> & { logo: string | null };

/** A mail as it is sent: the same letter twice. */
export type SentMail = { subject: string; html: string; text: string };

/** A mail before it is known of which shop it is. */
export type Mail = (brand: MailBrand) => SentMail;

/** What is said of a product that is back, or of which the wanted size is nearly gone; '' where neither is so. */
export const stockNews = ({ isBackInStock, sizeNews }: LetterProduct): string => {
  if (!isBackInStock) return '';
  if (sizeNews === 'last') return 'Last one in your size';
  return sizeNews === 'back' ? 'Back in your size' : 'Back in stock';
};
