import { t } from '../../lib/t.tsx';

/** The names of the fields of documents within a sentence. */
const words: Readonly<Record<string, string>> = {
  accent: t('desk.content.fieldAccent'),
  alt: t('desk.content.fieldAlt'),
  answers: t('desk.content.fieldAnswers'),
  boosts: t('desk.content.fieldBoosts'),
  brand: t('desk.content.fieldBrand'),
  brands: t('desk.content.fieldBrands'),
  buries: t('desk.content.fieldBuries'),
  by: t('desk.content.fieldBy'),
  choice: t('desk.content.fieldChoice'),
  contact_to: t('desk.content.fieldContactTo'),
  country: t('desk.content.fieldCountry'),
  credit: t('desk.content.fieldCredit'),
  currency: t('desk.content.fieldCurrency'),
  dark: t('desk.content.fieldDark'),
  explore: t('desk.content.fieldExplore'),
  eyebrow: t('desk.content.fieldEyebrow'),
  fonts: t('desk.content.fieldFonts'),
  from: t('desk.content.fieldFrom'),
  has_vat_note: t('desk.content.fieldHasVatNote'),
  headline: t('desk.content.fieldHeadline'),
  hidden: t('desk.content.fieldHidden'),
  href: t('desk.content.fieldHref'),
  icon: t('desk.content.fieldIcon'),
  imprint: t('desk.content.fieldImprint'),
  is_in_footer: t('desk.content.fieldIsInFooter'),
  key: t('desk.content.fieldKey'),
  kind: t('desk.content.fieldKind'),
  language: t('desk.content.fieldLanguage'),
  light: t('desk.content.fieldLight'),
  line: t('desk.content.fieldLine'),
  logo: t('desk.content.fieldLogo'),
  logo_dark: t('desk.content.fieldLogoDark'),
  look: t('desk.content.fieldLook'),
  mail_from: t('desk.content.fieldMailFrom'),
  markdown: t('desk.content.fieldMarkdown'),
  markets: t('desk.content.fieldMarkets'),
  name: t('desk.content.fieldName'),
  names: t('desk.content.fieldNames'),
  order: t('desk.content.fieldOrder'),
  parts: t('desk.content.fieldParts'),
  picture: t('desk.content.fieldPicture'),
  pins: t('desk.content.fieldPins'),
  prefix: t('desk.content.fieldPrefix'),
  preheader: t('desk.content.fieldPreheader'),
  price_rule: t('desk.content.fieldPriceRule'),
  products: t('desk.content.fieldProducts'),
  promoted: t('desk.content.fieldPromoted'),
  published: t('desk.content.fieldPublished'),
  scenes: t('desk.content.fieldScenes'),
  sections: t('desk.content.fieldSections'),
  sizes: t('desk.content.fieldSizes'),
  slides: t('desk.content.fieldSlides'),
  social_urls: t('desk.content.fieldSocialUrls'),
  src: t('desk.content.fieldSrc'),
  subject: t('desk.content.fieldSubject'),
  tagline: t('desk.content.fieldTagline'),
  text: t('desk.content.fieldText'),
  tiles: t('desk.content.fieldTiles'),
  time_zone: t('desk.content.fieldTimeZone'),
  title: t('desk.content.fieldTitle'),
  until: t('desk.content.fieldUntil'),
};

/** A part of a path within a sentence: a field by its name, a place by its number. */
export const partWords = (part: string): string =>
  /^\d+$/.test(part) ? String(Number(part) + 1) : (words[part] ?? part.replaceAll('_', ' '));

/** The label of a field of a document, by its path: "Sections 2 title". */
export const fieldWords = (path: readonly string[]): string =>
  path
    .map(partWords)
    .reduce((outer, inner) => t('desk.content.fieldWithin', { outer, inner }))
    .replace(/^./, (letter) => letter.toUpperCase());
