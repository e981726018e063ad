import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { isHttpsAddress, isOwnPath } from '../content/place.ts';
import { lineField, textField } from '../fields/desk-fields.ts';
import { homePicture } from '../home/home-file.ts';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from '../text/text.ts';
import { accentContrast, isHexColor, leastContrast, readableShade, type Scheme } from './accent.ts';
import { isCountryCode } from './currency.ts';
import { fontPairNames } from './font-pairs.ts';
import { standardCountry, standardCurrency, standardName } from './standard.ts';

/** A basic check of `Name <mailbox@host>` or a bare address, to catch typing errors. */
export const isMailbox = (text: string): boolean =>
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text);

/** A picture that staff uploaded, or none. */
export const shopPicture = z.nullable(
  homePicture.check(
    z.refine(({ src }) => isOwnPath(src), { error: own('desk.faults.pictureElsewhere'), path: ['src'] }),
  ),
);

const notAColor = own('desk.faults.color');

const accentOf = (scheme: Scheme) =>
  z.string(notAColor).check(
    rules([isHexColor, notAColor]),
    z.superRefine((color, context) => {
      if (!isHexColor(color) || accentContrast(color, scheme) >= leastContrast) return;
      context.addIssue({
        code: 'custom',
        message: `The contrast is ${accentContrast(color, scheme).toFixed(1)}, but text needs 4.5. The nearest readable shade is ${readableShade(color, scheme)}`,
      });
    }),
  );

const notACountry = own('desk.faults.country');

const mailbox = lineField(200, { noText: own('desk.faults.mailboxMissing') }).check(
  rules([isMailbox, 'A mailbox is like Wearfolio <hello@shop.example>']),
);

/** The built-in sender and recipient, which nobody reads. */
const standardMailbox = 'Wearfolio <hello@wearfolio.example>';

const notAnAddress = own('desk.faults.socialAddress');

/** Which earlier price is struck beside a reduced price (behavior.md#price-sale). */
export const priceRules = ['lowest30', 'store'] as const;

const notAZone = own('desk.faults.timeZone');

const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** The shop's identity as staff write it. The currency has its own call, because changing it converts all prices. */
export const identityDraft = z.object({
  name: z
    .string(own('desk.faults.nameMissing'))
    .check(
      rules(atLeast(1, own('desk.faults.nameMissing')), atMost(40, own('desk.faults.nameTooLong', { max: 40 })), [
        (text) => isPlainLine(text) && text.trim() === text,
        notPlainText,
      ]),
    ),
  /** Shown in place of the name at the top of pages and mails. `logo_dark` is for dark pages. */
  logo: shopPicture,
  logo_dark: shopPicture,
  /** A square icon for browser tabs and the home screen of phones. */
  icon: shopPicture,
  /** Null: the built-in accent color. */
  accent: z.nullable(z.object({ light: accentOf('light'), dark: accentOf('dark') })),
  fonts: z.enum(fontPairNames, own('desk.faults.noFonts')),
  social_urls: z
    .array(
      z
        .string(notAnAddress)
        .check(rules([isHttpsAddress, notAnAddress], atMost(200, own('desk.faults.characters', { max: 200 })))),
      notAnAddress,
    )
    .check(z.maxLength(8, own('desk.faults.items', { max: 8 }))),
  mail_from: mailbox,
  /** The recipient of contact form messages and reports. */
  contact_to: z._default(mailbox, standardMailbox),
  /** The shop's legal entity and address, shown at the bottom of pages and mails. */
  imprint: textField(400),
  price_rule: z.enum(priceRules, own('desk.faults.noRule')),
  /** In which feeds are scheduled. */
  time_zone: z._default(z.string(notAZone).check(rules([isTimeZone, notAZone])), 'UTC'),
  /** The country to which delivery costs and times are shown. */
  country: z._default(z.string(notACountry).check(rules([isCountryCode, notACountry])), standardCountry),
});

export type IdentityDraft = z.output<typeof identityDraft>;

/** behavior.md#shell-footer: profiles on three networks. */
const standardSocialUrls = ['https://www.instagram.com/', 'https://www.facebook.com/', 'https://www.pinterest.com/'];

/** The default identity. */
export const standardIdentity: IdentityDraft = {
  name: standardName,
  logo: null,
  logo_dark: null,
  icon: null,
  accent: null,
  fonts: 'newsreader',
  social_urls: standardSocialUrls,
  mail_from: standardMailbox,
  contact_to: standardMailbox,
  imprint: '',
  price_rule: 'lowest30',
  time_zone: 'UTC',
  country: standardCountry,
};

/** The identity in use. */
export type Identity = IdentityDraft & { currency: string };

/** The environment variable of each field. A set variable overrides the published identity. */
export const identityVariables = {
  name: 'SHOP_NAME',
  currency: 'CURRENCY',
  price_rule: 'PRICE_RULE',
  country: 'COUNTRY',
  mail_from: 'MAIL_FROM',
  contact_to: 'CONTACT_TO',
  social_urls: 'SOCIAL_URLS',
} as const satisfies Partial<Record<keyof Identity, string>>;

/** The fields that environment variables set. */
export type FixedIdentity = Partial<Pick<Identity, keyof typeof identityVariables>>;

/** Merges the identity in order of precedence: environment, published, default. */
export const identityOf = (
  fixed: FixedIdentity,
  published: IdentityDraft | null,
  currency: string | null,
): Identity => ({
  ...standardIdentity,
  ...published,
  currency: currency ?? standardCurrency,
  ...fixed,
});
