import { describe, expect, inject } from 'vitest';
import { fillIn, formOf, linkTo, newPerson, register, signInHere, toast } from '../testing/customer.ts';
import { holdCall, refuseCall } from '../testing/forms.ts';
import { it, type Open } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

const askForLink = async (open: Open, email: string) => {
  const page = await open('/login', { shopUrl: shop.url, forgives: /status of 40[01]/ });
  await main(page).getByRole('link', { name: 'Forgot password' }).click();
  await main(page).getByRole('heading', { level: 1, name: 'Forgot Password' }).waitFor();
  await fillIn(formOf(page), { Email: email });
  await formOf(page).getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => addressOf(page)).toBe('/reset-password/success-message');
  return page;
};

const chosen = 'a field of tulips';

describe('resetting a forgotten password', () => {
  it('C6: works once with a mailed link', async ({ open }) => {
    const person = await register(shop);
    const page = await askForLink(open, person.email);
    await main(page).getByText('reset password link was sent to your e-mail').waitFor();
    const link = await linkTo(shop, person, '/reset');
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));

    await page.goto(link);
    await main(page).getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor();
    await expect.poll(() => page.title()).toBe('Reset Password');
    // The secret is removed from the address and from the Referer header.
    await expect.poll(() => addressOf(page)).toMatch(/^\/reset-?password\/read$/);
    const secret = link.split('/').at(-1) ?? '';
    await fillIn(formOf(page), { Password: chosen, 'Confirm password': chosen });
    await formOf(page).getByRole('button', { name: 'Reset Password' }).click();

    await toast(page, 'Your password has been changed').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/login');
    expect(referrers.filter((referrer) => referrer?.includes(secret))).toEqual([]);
    await signInHere(page, { ...person, password: chosen });
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');

    await page.goto(link);
    await fillIn(formOf(page), { Password: chosen, 'Confirm password': chosen });
    await formOf(page).getByRole('button', { name: 'Reset Password' }).click();
    const text = 'This link is not valid or has expired';
    await formOf(page).getByRole('alert').getByText(text).waitFor();
    expect(await toast(page, text).count()).toBe(0);
  });

  it('ends the session of the browser and leads to sign-in', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const page = await askForLink(open, person.email);
    const link = await linkTo(shop, person, '/reset');
    await page.goto('/login');
    await signInHere(page, person);
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');

    const known = page.waitForResponse('**/api/customer/details');
    await page.goto(link);
    await known;
    await fillIn(formOf(page), { Password: chosen, 'Confirm password': chosen });
    await formOf(page).getByRole('button', { name: 'Reset Password' }).click();

    await toast(page, 'Your password has been changed').waitFor();
    await signInHere(page, { ...person, password: chosen });
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');
    expect(await toast(page, 'Your session has ended').count()).toBe(0);
  });

  it('keeps the layout stable when a double click follows an error', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`/resetpassword/${'A'.repeat(43)}`, { shopUrl: shop.url, forgives: /status of 400/ });
    const button = formOf(page).getByRole('button', { name: 'Reset Password' });
    await fillIn(formOf(page), { Password: chosen, 'Confirm password': chosen });
    await button.click();
    await formOf(page).getByRole('alert').getByText('This link is not valid or has expired').waitFor();
    const top = async (name: string) => (await formOf(page).getByRole('button', { name }).boundingBox())?.y;
    const before = await top('Reset Password');
    const { release } = await holdCall(page, '**/api/customer/resetpassword');

    await button.click();

    expect(await top('Loading...')).toBe(before);
    release();
  });

  it('gives the same reply for an unknown address', async ({ open }) => {
    const page = await askForLink(open, newPerson().email);

    await main(page).getByRole('link', { name: 'Login' }).click();

    await main(page).getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  });

  it('shows a server error in a toast and above the form', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login/forgot', { shopUrl: shop.url, forgives: /status of 429/ });
    await expect.poll(() => page.title()).toBe('Forgot Password');
    await refuseCall(page, '**/api/customer/forgotpassword', 429, { message: 'Too many attempts' });
    await fillIn(formOf(page), { Email: 'ada@mail.example' });

    await formOf(page).getByRole('button', { name: 'Send the link' }).click();

    await toast(page, 'Too many attempts').waitFor();
    await formOf(page).getByRole('alert').getByText('Too many attempts').waitFor();
    expect(addressOf(page)).toBe('/login/forgot');
  });

  it('rejects an invalid link', async ({ open }) => {
    const page = await open('/reset-password/short', { shopUrl: shop.url });
    await fillIn(formOf(page), { Password: chosen, 'Confirm password': chosen });

    await formOf(page).getByRole('button', { name: 'Reset Password' }).click();

    await formOf(page).getByRole('alert').getByText('This link is not valid or has expired').waitFor();
  });
});
