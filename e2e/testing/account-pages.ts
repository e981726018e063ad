import type { Page } from 'playwright-core';
import { fillIn, formOf } from './customer.ts';
import { main } from './listing.ts';
import { saveSearchesHere, signInWithFavorites, signUpHere } from './signed-in.ts';

const heading = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('heading', { level: 1, name }).waitFor();

const openForm = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(path);
  await heading(page, title);
};

const unknownLink = 'A'.repeat(43);

/** The account pages, for the list of all pages. */
export const accountPages = [
  { name: 'login', show: (page: Page) => openForm(page, '/login', 'Login') },
  {
    name: 'login-wrong',
    show: async (page: Page) => {
      await openForm(page, '/login', 'Login');
      const tab = main(page).getByRole('tab', { name: 'Register' });
      if (await tab.isVisible()) await tab.click();
      const form = formOf(page, 'Register');
      await fillIn(form, { 'First name': 'El', Email: 'elena@', Password: 'tulip fan 47' });
      await form.getByRole('button', { name: 'Register', exact: true }).click();
      await form.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', show: (page: Page) => openForm(page, '/signup', 'Register') },
  { name: 'forgot-password', show: (page: Page) => openForm(page, '/login/forgot', 'Forgot Password') },
  {
    name: 'reset-link-sent',
    show: (page: Page) => openForm(page, '/reset-password/success-message', 'Check your e-mail'),
  },
  {
    name: 'reset-password',
    show: async (page: Page) => {
      await openForm(page, `/reset-password/${unknownLink}`, 'Reset Password');
      await fillIn(formOf(page), { Password: 'password1' });
      await main(page).getByText('This is a very common password').waitFor();
    },
  },
  {
    name: 'register-success',
    show: async (page: Page) => {
      await signUpHere(page);
      await openForm(page, '/register-success', 'Check your e-mail');
    },
  },
  {
    name: 'verify-email',
    show: async (page: Page) => {
      await page.goto(`/emailVerificaton/${unknownLink}`);
      await main(page).getByText('not valid').waitFor();
    },
  },
  { name: 'disown-account', show: (page: Page) => openForm(page, `/not-me/${unknownLink}`, 'This was not me') },
  {
    name: 'delete-account',
    show: async (page: Page) => {
      await signUpHere(page);
      await openForm(page, '/delete-account', 'Delete account');
    },
  },
  {
    name: 'report-offer',
    show: async (page: Page) => {
      await page.goto('/product/1');
      await main(page).getByRole('button', { name: 'Report this offer' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report this offer' });
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await dialog.getByText('Please confirm that what you say is true').waitFor();
    },
    isFloating: true,
  },
  {
    name: 'change-email',
    show: async (page: Page) => {
      await signUpHere(page);
      await openForm(page, '/change-email', 'Change e-mail address');
    },
  },
  { name: 'undo-email', show: (page: Page) => openForm(page, `/undo-email/${unknownLink}`, 'Undo the change') },
  {
    name: 'confirm-deletion',
    show: (page: Page) => openForm(page, `/delete-account/${unknownLink}`, 'Delete account'),
  },
  {
    name: 'profile',
    show: async (page: Page) => {
      await signUpHere(page);
      await openForm(page, '/profile', 'Profile');
      await main(page).getByText('Nothing saved yet').waitFor();
    },
  },
  {
    name: 'profile-full',
    show: async (page: Page) => {
      await signInWithFavorites(page);
      await openForm(page, '/profile', 'Profile');
      await main(page).getByRole('link', { name: 'See all your favorites' }).waitFor();
    },
  },
  {
    name: 'saved-searches',
    show: async (page: Page) => {
      await saveSearchesHere(page);
      await openForm(page, '/saved-searches', 'Saved searches');
      await main(page).getByRole('heading', { name: 'Red dresses' }).waitFor();
    },
  },
  {
    name: 'followed-brands',
    show: async (page: Page) => {
      await signInWithFavorites(page);
      await openForm(page, '/followed-brands', 'Followed brands');
      await main(page).getByRole('region', { name: 'From brands you follow' }).getByRole('article').first().waitFor();
    },
  },
  {
    name: 'profile-edit',
    show: async (page: Page) => {
      await signUpHere(page);
      await openForm(page, '/profile-edit', 'My Account');
      await fillIn(formOf(page), { 'First name': '', Password: 'tulip fan 47' });
      await formOf(page).getByRole('button', { name: 'Update' }).click();
      await formOf(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'account-menu',
    show: async (page: Page) => {
      await signUpHere(page);
      await page.goto('/about');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('dialog', { name: 'Account' }).waitFor();
    },
    isFloating: true,
  },
];
