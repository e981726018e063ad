import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { expectPending, holdCall, refuseCall, toldError } from '../testing/forms.ts';
import { it, type Open, type Opening } from '../testing/journey.ts';
import { main, press } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';

const call = '**/api/email-subscription/create';

const field = (page: Page) => main(page).getByLabel('E-mail address').filter({ visible: true });
const button = (page: Page, name = 'Subscribe') => main(page).getByRole('button', { name, exact: true });
/** Opens the home page and scrolls to the form. */
const openForm = async (open: Open, opening?: Opening): Promise<Page> => {
  const page = await open('/', opening);
  await main(page).getByRole('region', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await field(page).waitFor();
  return page;
};

const submit = (page: Page) => press(page, button(page).filter({ visible: true }));

describe('the newsletter on the home page', () => {
  it('validates while typing on phones', { tags: 'sweep' }, async ({ open }) => {
    const page = await openForm(open, { screen: phone });

    await field(page).pressSequentially('ada@');

    await expect.poll(() => toldError(field(page))).toBe('Email must be a valid email');
    await field(page).pressSequentially('mail.example');
    await expect.poll(() => toldError(field(page))).toBeNull();
  });

  it('validates on submit on wide screens', async ({ open }) => {
    const page = await openForm(open);

    await field(page).pressSequentially('ada@');
    await field(page).blur();
    expect(await toldError(field(page))).toBeNull();
    await submit(page);

    await expect.poll(() => toldError(field(page))).toBe('Email must be a valid email');
    await page.getByRole('alert').getByText('Error! Email must be a valid email').waitFor();
  });

  it('requires an address with a top-level domain', { tags: 'sweep' }, async ({ open }) => {
    const page = await openForm(open);

    await submit(page);
    await expect.poll(() => toldError(field(page))).toBe('Please enter a valid email');
    await field(page).fill('ada@localhost');
    await submit(page);

    await expect.poll(() => toldError(field(page))).toBe('Please enter a valid email');
  });

  it('disables the button while sending, then clears the field and explains the next step', async ({ open }) => {
    const page = await openForm(open);
    const { release } = await holdCall(page, call);
    await field(page).fill('ada.newsletter@mail.example');

    await submit(page);
    await expectPending(main(page).locator('form'));
    release();

    await main(page).getByText('Check your inbox to confirm').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => button(page).isEnabled()).toBe(true);
  });

  it.for([
    ['phones', phone],
    ['wide screens', desktop],
  ] as const)('shows one message at a time below the form of %s', { tags: 'sweep' }, async ([, screen], { open }) => {
    const page = await openForm(open, { screen });
    await page.route(call, (route) => route.fulfill({ json: { message: 'Created Successfully' } }));
    const thanks = main(page).getByText('Check your inbox to confirm');
    await field(page).fill('ada@mail.example');
    await submit(page);
    await thanks.waitFor();

    await submit(page);
    await expect.poll(() => toldError(field(page))).toBe('Please enter a valid email');

    await expect.poll(() => thanks.count()).toBe(0);
  });

  it.for(
    sample(
      [
        [
          400,
          { message: 'No', errors: { email: ['This address cannot be used', 'Really'] } },
          'This address cannot be used',
        ],
        [429, { message: 'Too many attempts' }, 'Something went wrong!'],
        [500, { message: 'Broken' }, 'Something went wrong!'],
      ] as const,
      1,
    ),
  )("shows the server's error %d in a toast", async ([status, body, text], { open }) => {
    const page = await openForm(open, { forgives: /status of (400|429|500)/ });
    await refuseCall(page, call, status, body);
    await field(page).fill('ada@mail.example');

    await submit(page);

    await page.getByText(text).waitFor();
    expect(await field(page).inputValue()).toBe('ada@mail.example');
  });
});
