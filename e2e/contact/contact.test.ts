import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import {
  errorsOnceLeft,
  expectPending,
  hasFocus,
  holdCall,
  pressButton,
  refuseCall,
  shownErrors,
  toldError,
} from '../testing/forms.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const call = '**/api/contact-us/save';

const labels = ['Full Name', 'Email', 'Phone Number', 'Subject', 'Message'] as const;

type Label = (typeof labels)[number];

const field = (page: Page, label: Label) => main(page).getByLabel(label, { exact: true });
const form = (page: Page) => main(page).locator('form');

const good: Record<Label, string> = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@mail.example',
  'Phone Number': '+49-30-123456',
  Subject: 'A wrong price',
  Message: 'The red dress costs less at the store.',
};

const fillIn = async (page: Page, values: Partial<Record<Label, string>> = {}): Promise<void> => {
  for (const label of labels) await field(page, label).fill(values[label] ?? good[label]);
};

describe('the contact page', () => {
  it("shows the shop's details and the expected reply time", { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/contact-us');

    await main(page).getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await expect.poll(() => page.title()).toBe('Wearfolio | Contact Us');
    await expect.poll(() => main(page).textContent()).toContain('24-48 hours');
  });

  it('shows an error for each missing field and focuses the first', async ({ open }) => {
    const page = await open('/contact-us');

    await pressButton(page, 'SUBMIT');

    const alert = main(page).getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain('Error! Please correct 4 fields.');
    // The message at the field with the focus is hidden.
    await alert.getByText('Full Name: Please enter your name').waitFor();
    await expect.poll(() => hasFocus(field(page, 'Full Name'))).toBe(true);
    // The error of the focused field is announced first, and shown after it loses the focus.
    await expect.poll(() => toldError(field(page, 'Full Name'))).toBe('Please enter your name');
    await expect
      .poll(() => shownErrors(form(page)))
      .toEqual(['Email must be a valid email', 'Subject must be at least 5 characters', 'Please enter your message']);

    await expect.poll(() => errorsOnceLeft(form(page), field(page, 'Full Name'))).toContain('Please enter your name');
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(field(page, 'Full Name'))).toBe(true);
  });

  it('shows what is wrong on a phone, also if the wrong field has the focus already', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/contact-us', { screen: phone });
    await fillIn(page, { 'Full Name': 'Al' });
    await field(page, 'Full Name').focus();

    await form(page).getByRole('button', { name: 'SUBMIT' }).tap();

    const said = main(page).getByRole('alert').getByText('Full Name must be at least 3 characters');
    await said.waitFor();
    const isInView = () => said.evaluate((text) => text.getBoundingClientRect().top >= 0);
    await expect.poll(isInView).toBe(true);
    await form(page).getByText('First and last name').waitFor();
  });

  it('does not validate a field when the button is pressed, because the error would move the button', {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/contact-us');
    await fillIn(page, { Subject: 'Hey' });
    await field(page, 'Subject').focus();

    await form(page).getByRole('button', { name: 'SUBMIT' }).hover();
    await page.mouse.down();
    expect(await hasFocus(field(page, 'Subject'))).toBe(true);
    expect(await shownErrors(form(page))).toEqual([]);
    await page.mouse.up();

    await main(page).getByRole('alert').getByText('Please correct 1 field.').waitFor();
  });

  it('shows the error of each field', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/contact-us');
    await fillIn(page, { Subject: '' });
    await pressButton(page, 'SUBMIT');
    await main(page).getByRole('alert').waitFor();
    await expect
      .poll(() => errorsOnceLeft(form(page), field(page, 'Subject')))
      .toEqual(['Subject must be at least 5 characters']);
    await field(page, 'Subject').fill(good.Subject);

    for (const [label, value, message] of [
      ['Full Name', 'Al', 'Full Name must be at least 3 characters'],
      ['Email', 'ada@', 'Email must be a valid email'],
      ['Phone Number', '-49-30', 'Phone number must start with + followed by up to 15 digits'],
      ['Phone Number', '030-1-', 'Phone number must start with + followed by up to 15 digits'],
      ['Phone Number', 'call me', 'Phone number must start with + followed by up to 15 digits'],
      ['Subject', 'Hey', 'Subject must be at least 5 characters'],
      ['Message', 'Hey', 'Message must be at least 5 characters'],
    ] as const) {
      await field(page, label).fill(value);
      await expect.poll(() => errorsOnceLeft(form(page), field(page, label)), { message: value }).toEqual([message]);
      await field(page, label).fill(good[label]);
      await expect.poll(() => errorsOnceLeft(form(page), field(page, label)), { message: label }).toEqual([]);
    }
  });

  it('has the specified maximum lengths, and counts the characters of the message', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/contact-us');
    expect(await field(page, 'Full Name').getAttribute('minlength')).toBe('3');
    expect(await field(page, 'Email').getAttribute('minlength')).toBe('3');

    const typed: Record<string, string> = {};
    for (const label of ['Full Name', 'Email', 'Phone Number', 'Message'] as const) {
      await field(page, label).pressSequentially('1'.repeat(label === 'Message' ? 104 : 54));
      typed[label] = await field(page, label).inputValue();
    }

    expect(Object.entries(typed).map(([label, { length }]) => [label, length])).toEqual([
      ['Full Name', 25],
      ['Email', 50],
      ['Phone Number', 15],
      ['Message', 100],
    ]);
    await main(page).getByText('100/100').waitFor();
    await field(page, 'Message').fill('Good day');
    await main(page).getByText('8/100').waitFor();
  });

  it('disables the button until the server replies', async ({ open }) => {
    const page = await open('/contact-us', { screen: phone });
    await fillIn(page, { 'Phone Number': '+49 (30) 123456' });
    const { release } = await holdCall(page, call);

    const sent = page.waitForRequest(call);
    await pressButton(page, 'SUBMIT');
    await expectPending(form(page));
    release();

    await main(page).getByText('Thank you for contacting us. We will contact you soon.').waitFor();
    expect((await sent).postDataJSON()).toEqual({
      full_name: 'Ada Lovelace',
      email: 'ada@mail.example',
      phone: '+4930123456',
      subject: 'A wrong price',
      message: 'The red dress costs less at the store.',
      leave_empty: '',
    });
    await expect.poll(() => addressOf(page)).toBe('/contact-us-success');
    await main(page).getByRole('link', { name: 'Continue Shopping' }).tap();
    await expect.poll(() => addressOf(page)).toBe('/');
  });

  it('keeps every digit of a number that has no room for its blanks, typed or pasted', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/contact-us');
    const number = field(page, 'Phone Number');
    await number.pressSequentially('+49 (0)170 12345678');
    const typed = await number.inputValue();
    await number.fill('');
    await number.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '+49 170 1234 5678');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });

    expect([typed, await number.inputValue()]).toEqual(['+4917012345678', '+4917012345678']);
  });

  it('accepts a message without a phone number', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/contact-us');
    await fillIn(page, { 'Phone Number': '' });

    await pressButton(page, 'SUBMIT');

    await expect.poll(() => addressOf(page)).toBe('/contact-us-success');
  });

  it('shows a server error in a toast and keeps the message and the focus', async ({ open }) => {
    const page = await open('/contact-us', { forgives: /status of 429/ });
    await fillIn(page);
    await refuseCall(page, call, 429, { message: 'Too many messages. Please try again later.' });

    const button = form(page).getByRole('button', { name: 'SUBMIT' });
    await button.press('Enter');

    await page.getByText('Too many messages. Please try again later.').waitFor();
    expect(await field(page, 'Message').inputValue()).toBe(good.Message);
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  it('shows a validation error of the server at its field', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/contact-us', { forgives: /status of 400/ });
    await fillIn(page);
    const refusal = {
      message: 'We cannot write to this address',
      errors: { email: ['We cannot write to this address'] },
    };
    await refuseCall(page, call, 400, refusal);

    await pressButton(page, 'SUBMIT');

    await expect.poll(() => shownErrors(form(page))).toEqual(['We cannot write to this address']);
  });

  it('has a honeypot field that people cannot see', async ({ open }) => {
    const page = await open('/contact-us');

    const trap = form(page).locator('input[name="leave_empty"]');
    const hidden = form(page)
      .locator('[aria-hidden="true"]')
      .filter({ has: page.locator('input[name="leave_empty"]') });

    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await hidden.boundingBox()).toMatchObject({ width: 1, height: 1 });
  });

  it("fills in the signed-in customer's data", async ({ openBlank }) => {
    const page = await openBlank();
    const password = 'tall ships at noon';
    const names = { first_name: 'Mary', last_name: 'Somerville' };
    const email = 'mary@mail.example';
    const reply = await page.request.post('/api/customer/signup', {
      data: { ...names, email, password, confirm_password: password },
    });
    const { data } = await reply.json();
    await page.evaluate(
      (userDetails) => localStorage.setItem('root', JSON.stringify({ auth: true, userDetails, logoutFlag: true })),
      { ...data, password: '' },
    );

    await page.goto('/contact-us');

    await expect.poll(() => field(page, 'Full Name').inputValue()).toBe('Mary Somerville');
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
  });
});
