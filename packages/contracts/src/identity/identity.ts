import * as z from 'zod/mini';
import { homePicture } from '../home/home-file.ts';
import { atLeast, atMost, isPlainLine, isPlainText, notPlainText, rules } from '../text/text.ts';
import { accentContrast, isHexColor, leastContrast, readableShade, type Scheme } from './accent.ts';
import { fontPairNames } from './font-pairs.ts';
import { standardCurrency, standardName } from './standard.ts';

/** Just enough to catch a slip: `Name <mailbox@host>` or the bare address. */
export const isMailbox = (text: string): boolean =>
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text);

const picture = z.nullable(
  homePicture.check(
    z.refine(({ src }) => /^\/(?![/\\])/.test(src), { error: 'Upload the picture to the shop', path: ['src'] }),
  ),
);

const notAColor = 'A color is # and six digits, such as #a5351f';

const accentOf = (scheme: Scheme) =>
  z.string(notAColor).check(
    rules([isHexColor, notAColor]),
    z.superRefine((color, context) => {
      if (!isHexColor(color) || accentContrast(color, scheme) >= leastContrast) return;
      context.addIssue({
        code: 'custom',
        message: `The contrast is ${accentContrast(color, scheme).toFixed(1)}, and text needs 4.5. The nearest shade that has it is ${readableShade(color, scheme)}`,
      });
    }),
  );

const notAnAddress = 'Write whole addresses, such as https://social.example/shop';

const isHttps = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);

/** Which price is struck beside a reduced one (decision 81). */
export const priceRules = ['lowest30', 'store'] as const;

/** What staff say of the shop itself. Its currency has a call of its own, since all prices are converted again. */
export const identityDraft = z.object({
  name: z
    .string('Please enter a name')
    .check(
      rules(atLeast(1, 'Please enter a name'), atMost(40, 'A name is at most 40 characters'), [
        (text) => isPlainLine(text) && text.trim() === text,
        notPlainText,
      ]),
    ),
  /** In place of the name at the top of pages and mails; `logo_dark` on dark pages. */
  logo: picture,
  logo_dark: picture,
  /** Square, for the browser's tab and the home screen of phones. */
  icon: picture,
  /** Null: the accent that the shop is built with. */
  accent: z.nullable(z.object({ light: accentOf('light'), dark: accentOf('dark') })),
  fonts: z.enum(fontPairNames, 'There is no such pair of fonts'),
  social_urls: z
    .array(
      z.string(notAnAddress).check(rules([isHttps, notAnAddress], atMost(200, 'At most 200 characters'))),
      notAnAddress,
    )
    .check(z.maxLength(8, 'At most 8 of them')),
  mail_from: z
    .string('Please enter a mailbox')
    .check(
      rules(
        atMost(200, 'At most 200 characters'),
        [isPlainLine, notPlainText],
        [isMailbox, 'A mailbox is like Wearfolio <hello@shop.example>'],
      ),
    ),
  /** Who runs the shop, and where: at the foot of pages and mails. */
  imprint: z.string(notPlainText).check(rules(atMost(400, 'At most 400 characters'), [isPlainText, notPlainText])),
  price_rule: z.enum(priceRules, 'Choose a rule'),
});

export type IdentityDraft = z.output<typeof identityDraft>;

/** Spec 2: the product's profiles on three networks. */
const standardSocialUrls = ['https://www.instagram.com/', 'https://www.facebook.com/', 'https://www.pinterest.com/'];

/** A shop of which nobody said anything yet. */
export const standardIdentity: IdentityDraft = {
  name: standardName,
  logo: null,
  logo_dark: null,
  icon: null,
  accent: null,
  fonts: 'newsreader',
  social_urls: standardSocialUrls,
  mail_from: 'Wearfolio <hello@wearfolio.example>',
  imprint: '',
  price_rule: 'lowest30',
};

/** What the shop is, in the end. */
export type Identity = IdentityDraft & { currency: string };

/** Which environment variable says what; where it is set, it wins. */
export const identityVariables = {
  name: 'SHOP_NAME',
  currency: 'CURRENCY',
  price_rule: 'PRICE_RULE',
  mail_from: 'MAIL_FROM',
  social_urls: 'SOCIAL_URLS',
} as const satisfies Partial<Record<keyof Identity, string>>;

/** What the environment says. */
export type FixedIdentity = Partial<Pick<Identity, keyof typeof identityVariables>>;

/** What the environment fixes, else what staff published, else what is so by itself. */
export const identityOf = (
  fixed: FixedIdentity,
  published: IdentityDraft | null,
  currency: string | null,
): Identity => ({
  ...(published ?? standardIdentity),
  currency: currency ?? standardCurrency,
  ...fixed,
});
