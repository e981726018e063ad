import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { fieldOf, fillIn, formOf } from '../testing/customer.ts';
import { errorsOnceLeft, hasFocus, shownErrors, toldError } from '../testing/forms.ts';
import { it } from '../testing/journey.ts';

type FormCase = { path: string; half?: 'Login' | 'Register'; button: string; good: Record<string, string> };

const password = 'tulip fan 47';
const names = { 'First name': 'Ada', 'Last name': 'Lovelace' };
const passwords = { Password: password, 'Confirm password': password };

const forms = {
  'sign-in': {
    path: '/login',
    half: 'Login',
    button: 'Login',
    good: { Email: 'ada@mail.example', Password: password },
  },
  'sign-up': {
    path: '/signup',
    button: 'Register',
    good: { ...names, Email: 'ada@mail.example', ...passwords },
  },
  'forgot password': { path: '/login/forgot', button: 'Send the link', good: { Email: 'ada@mail.example' } },
  'reset password': { path: `/reset-password/${'a'.repeat(43)}`, button: 'Reset Password', good: passwords },
} as const satisfies Record<string, FormCase>;

const newPassword = [
  ['Password', '', 'Please enter the password'],
  ['Password', 'short 7', 'Password must be at least 8 characters'],
  ['Password', 'x'.repeat(51), 'Password must be at most 50 characters'],
  ['Password', 'ü'.repeat(40), 'Password must be at most 50 characters'],
  ['Password', '**********', 'Password must not be made of asterisks only'],
  ['Confirm password', '', 'Please enter the confirm password'],
  ['Confirm password', 'tulip fan 48', 'Confirm password must match with password'],
] as const;

const email = [
  ['Email', '', 'Please enter the email'],
  ['Email', 'ada@', 'Email must be a valid email'],
  ['Email', 'ada@mail', 'Please enter the email'],
] as const;

// behavior.md#constants-lengths: all rules of the forms for guests. profile.test.ts covers those of the profile.
const rules: Record<keyof typeof forms, readonly (readonly [field: string, value: string, message: string])[]> = {
  'sign-in': [...email, ['Password', '', 'Please enter the password']],
  'sign-up': [
    ['First name', '', 'Please enter the first name'],
    ['First name', 'Jo', 'First Name must be at least 3 characters'],
    ['Last name', '', 'Please enter the last name'],
    ['Last name', '   ', 'Last Name must be at least 1 character'],
    ...email,
    ...newPassword,
  ],
  'forgot password': email,
  'reset password': newPassword,
};

/** The first rule of each field. `npm run sweep` uses all; packages/contracts tests their messages. */
const rulesOf = (name: keyof typeof forms) =>
  inject('everySize') ? rules[name] : [...new Map(rules[name].toReversed().map((rule) => [rule[0], rule])).values()];

const errorsOf = async (form: Locator): Promise<(string | null)[]> => {
  const fields = await form.locator('input:not([tabindex="-1"]):not([type="checkbox"])').all();
  return (await Promise.all(fields.map(toldError))).filter((told) => told !== null);
};

const submit = (form: Locator, { button }: FormCase): Promise<void> =>
  form.getByRole('button', { name: button, exact: true }).click();

/** Fails the test if an invalid form is sent. */
const refuseCalls = async (page: Page): Promise<void> => {
  // The browser asks for passkeys to offer before anything is typed.
  await page.route(/\/api\/customer\/(?!passkey-signin\/start)/, (route) => route.abort());
};

describe.each(Object.entries(forms))('the form of %s', (name, given: FormCase) => {
  it('shows the error of a broken rule at its field', async ({ open }) => {
    const page = await open(given.path);
    await refuseCalls(page);
    const form = formOf(page, given.half);

    for (const [label, value, message] of rulesOf(name as keyof typeof forms)) {
      const rule = `${label} ${value}`;
      await fillIn(form, { ...given.good, [label]: value });
      await submit(form, given);
      const field = fieldOf(form, label);
      await expect.poll(() => toldError(field), { message: rule }).toBe(message);
      // Announced while the field has the focus, and visible after it loses it.
      await expect.poll(() => hasFocus(field), { message: rule }).toBe(true);
      await expect.poll(() => shownErrors(form), { message: rule }).not.toContain(message);
      await expect.poll(() => errorsOnceLeft(form, field), { message: rule }).toContain(message);
      await form
        .getByRole('alert')
        .getByText(/^Error! Please correct [12] fields?\.$/)
        .waitFor();
    }
  });

  it('lists all invalid fields in a summary that can be dismissed', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(given.path);
    await refuseCalls(page);
    const form = formOf(page, given.half);

    await submit(form, given);

    const alert = form.getByRole('alert');
    await alert.getByText('Error!').waitFor();
    const labels = Object.keys(given.good);
    await expect.poll(() => errorsOf(form)).toHaveLength(labels.length);
    const [first = ''] = labels;
    await expect.poll(() => hasFocus(fieldOf(form, first))).toBe(true);
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'hidden' });
  });
});

describe('an invalid field', () => {
  it.for([
    ['sign-in', 'Email', 'ada@', 'Password'],
    ['reset password', 'Password', 'short', 'Confirm password'],
  ] as const)(
    'is validated on change in the form of %s',
    { tags: 'sweep' },
    async ([name, label, value, next], { open }) => {
      const given: FormCase = forms[name];
      const page = await open(given.path);
      const form = formOf(page, given.half);

      await fieldOf(form, label).fill(value);
      await expect.poll(() => toldError(fieldOf(form, label))).toContain('must be');
      await expect.poll(() => shownErrors(form)).toEqual([]);

      await fieldOf(form, next).focus();
      await expect.poll(() => shownErrors(form)).toHaveLength(1);
    },
  );

  it("keeps the form's layout when its error appears and disappears", { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login');
    const form = formOf(page, 'Register');
    const heightOf = async () => (await form.locator('> .grid').boundingBox())?.height;
    const before = await heightOf();
    await fillIn(form, { ...forms['sign-up'].good, 'First name': 'Jo', 'Last name': '   ' });

    await submit(form, forms['sign-up']);
    await expect.poll(() => errorsOf(form)).toHaveLength(2);
    const withErrors = await heightOf();
    await fillIn(form, names);
    await expect.poll(() => errorsOf(form)).toEqual([]);

    expect(withErrors).toBe(before);
    await expect.poll(() => heightOf()).toBe(before);
  });

  it('is not validated before the first submit in the form of sign-up', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/signup');
    const form = formOf(page);

    await fillIn(form, { 'First name': 'Jo', Email: 'ada@' });
    await fieldOf(form, 'Password').focus();

    expect(await errorsOf(form)).toEqual([]);
  });
});

describe('a new password', () => {
  it('is rated while typing, without being rejected', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/signup');
    const form = formOf(page);

    await fieldOf(form, 'Password').fill('password1');
    await form.getByText('This is a very common password and easy to guess').waitFor();
    await fieldOf(form, 'Password').fill('tulip fan at seven');
    await form.getByText('Strong', { exact: true }).waitFor();
  });

  it('can be shown', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/signup');
    const field = fieldOf(formOf(page), 'Password');
    await field.fill('tulip fan 47');

    await formOf(page).getByRole('button', { name: 'Show password', exact: true }).click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
    await formOf(page).getByRole('button', { name: 'Hide password', exact: true }).click();

    await expect.poll(() => field.getAttribute('type')).toBe('password');
  });
});
