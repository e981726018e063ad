import { describe, expect, it } from 'vitest';
import { addressDataMail } from './address-data.ts';
import { contactMail, contactReplyMail } from './contact.ts';
import { deletionMail } from './deletion.ts';
import { digestMail } from './digest.ts';
import { emailChangedMail, emailChangeMail, emailReplacedMail, emailRequestedMail } from './email-change.ts';
import { exportMail } from './export.ts';
import { passwordChangedMail } from './password-changed.ts';
import { resetMail } from './reset.ts';
import { staffResetMail } from './staff-reset.ts';
import { subscriptionMail } from './subscription.ts';
import { verificationMail } from './verification.ts';

const link = `https://shop.test/some-path/${'x'.repeat(43)}`;

const scarf = {
  name: 'Scarf <long>',
  brand: 'Fold & Hem',
  color: 'Red',
  image: 'https://shop.test/pictures/scarf-800.avif',
  href: 'https://shop.test/product/1/scarf',
  before: '$49.00',
  now: '$39.00',
  isBackInStock: false,
};
const back = { ...scarf, name: 'Coat', before: null, isBackInStock: true };

const mails = {
  verification: verificationMail({ firstName: 'Ada', verifyHref: link, disownHref: `${link}/no` }),
  reset: resetMail({ firstName: 'Ada', href: link }),
  deletion: deletionMail({ firstName: 'Ada', href: link }),
  export: exportMail({ firstName: 'Ada', href: link }),
  'data of an address': addressDataMail(),
  'new address': emailChangeMail({ firstName: 'Ada', href: link }),
  'address requested': emailRequestedMail({ firstName: 'Ada', email: 'ada@new.test', forgotHref: link }),
  'unverified address changed': emailReplacedMail({ firstName: 'Ada', email: 'a***@new.test', contactHref: link }),
  'address changed': emailChangedMail({ firstName: 'Ada', email: 'ada@new.test', href: link }),
  'password changed': passwordChangedMail({ firstName: 'Ada', forgotHref: link }),
  'staff reset': staffResetMail({ href: link }),
  subscription: subscriptionMail({ verifyHref: link, stopHref: `${link}/stop` }),
  contact: contactMail({ fullName: 'Ada', email: 'ada@shop.test', phone: null, subject: 'Hello', message: 'A\nB' }),
  'reply to a message': contactReplyMail({
    ...{ fullName: 'Ada', email: 'ada@shop.test', phone: null, subject: 'Hello', message: 'A\nB' },
    reply: 'Good <morning>\nWe found it.',
  }),
  alerts: digestMail({
    firstName: 'Ada',
    subject: 'Updates on 3 favorites, and news in 1 saved search',
    sections: [
      { title: 'Updates on 3 favorites', products: [scarf, back, scarf] },
      { title: 'Red <dresses>', products: [scarf], action: { label: 'See all', href: `${link}/search` } },
    ],
    stopHref: `${link}/stop`,
  }),
};

const brand = { name: 'Wearfolio', accent: null, imprint: '', logo: null };

describe.each(Object.entries(mails))('the %s mail', (_name, content) => {
  const mail = content(brand);

  it('has a plain text with short lines and unbroken addresses', () => {
    const lines = mail.text.split('\n');

    expect(lines.filter((line) => line.length > 72 && !/^https:\/\/\S+$/.test(line))).toEqual([]);
    expect(mail.text).not.toMatch(/<\/|undefined|null/);
    expect(mail.text).toMatch(/\n-- \n/);
  });

  it('has every address of the text in its HTML, and loads only product pictures', () => {
    const addresses = mail.text.match(/^https:\/\/\S+$/gm) ?? [];

    for (const address of addresses) expect(mail.html).toContain(`href="${address}"`);
    expect(mail.html).not.toMatch(/<script|<link|@import|@font-face|url\(/);
    expect([...mail.html.matchAll(/src="([^"]+)"/g)].every(([, source]) => source === scarf.image)).toBe(true);
  });

  it('supports light and dark mode', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('max-width:600px');
  });
});

describe('the contact form mail', () => {
  const subjectOf = (subject: string) =>
    contactMail({ fullName: 'Ada', email: 'ada@shop.test', phone: null, subject, message: 'A' })(brand).subject;

  it.each([
    ['x'.repeat(150), 150],
    ['x'.repeat(151), 150],
    [`${'x'.repeat(149)}👗 of yours`, 149],
    [`${'x'.repeat(146)}👩‍👧 and me`, 146],
    [`${'x'.repeat(149)}e\u0301`, 149],
  ])('shortens the subject %s to %d characters without splitting one', (subject, length) => {
    expect(subjectOf(subject)).toBe(`Contact form: ${subject.slice(0, length)}`);
  });
});

describe('the digest', () => {
  it('shows changes by section in two columns, with escaped names', () => {
    const { subject, html, text } = mails.alerts(brand);

    expect(subject).toBe('Updates on 3 favorites, and news in 1 saved search');
    expect(html).toMatch(/<h2[^>]*>Updates on 3 favorites<\/h2>.*<h2[^>]*>Red &lt;dresses&gt;<\/h2>/s);
    expect(text).toContain(`See all:\n${link}/search`);
    expect(html.match(/<tr>\s*<td class="ink-2" width="50%"/g)).toHaveLength(3);
    expect(html).toContain('Fold &amp; Hem');
    expect(html).toContain('Scarf &lt;long&gt;');
    expect(html).toMatch(/\$39\.00.*<s [^>]*>\$49\.00<\/s>/s);
    expect(text).toContain(
      'Fold & Hem: Scarf <long>, Red\n$39.00, down from $49.00\nhttps://shop.test/product/1/scarf',
    );
    expect(text).toContain('$39.00, back in stock');
  });
});

describe('a mail of a shop with its own identity', () => {
  it("has the shop's name, logo, accent and imprint", () => {
    const shop = {
      name: 'Fold & Hem',
      accent: { light: '#1f5c3a', dark: '#8ecba4' },
      imprint: 'Ada Lovelace\nBath Road 1, London',
      logo: 'https://shop.test/shop-pictures/a/1-9x9-ffffff-mail.jpg',
    };
    const { html, text } = mails.verification(shop);

    expect(html).toContain('alt="Fold &amp; Hem"');
    expect(html).toContain(`src="${shop.logo}"`);
    expect(html).toContain('bgcolor="#1f5c3a"');
    expect(html).toContain('.button { background-color: #8ecba4 !important }');
    expect(html).toContain('Ada Lovelace<br>Bath Road 1, London');
    expect(text).toContain('Fold & Hem\n\n-- \n');
    expect(text).toContain('Ada Lovelace\nBath Road 1, London');
    expect(html + text).not.toContain('Wearfolio');
  });
});
