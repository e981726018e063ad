import { afterAll, beforeAll, describe, expect } from 'vitest';
import { phone, untilDrawn } from '../testing/browser.ts';
import { fieldOf, formOf, newPerson, openAccountShop, signInHere, toast } from '../testing/customer.ts';
import { refuseCall } from '../testing/forms.ts';
import { it } from '../testing/journey.ts';

let shop: Awaited<ReturnType<typeof openAccountShop>>;

beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.stop());

describe('a toast', () => {
  it('stays while it has the focus, and can be closed by keyboard', async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });
    await signInHere(page, newPerson());
    const shown = toast(page, 'Incorrect e-mail or password');
    await shown.waitFor();

    await page.keyboard.press('Alt+t');

    const time = page.locator('[role="progressbar"]');
    await expect.poll(() => time.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused');
    expect(await time.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s');
    await page.keyboard.press('Tab');
    await expect.poll(() => time.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused');
    await shown.hover();
    await page.mouse.move(0, 0);
    await untilDrawn(page);
    await expect.poll(() => time.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused');
    await page.keyboard.press('Enter');
    await shown.waitFor({ state: 'hidden' });
  });

  it('stays while the pointer is on it, and can be swiped away', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });
    await signInHere(page, newPerson());
    const shown = toast(page, 'Incorrect e-mail or password');
    await shown.hover();
    const time = page.locator('[role="progressbar"]');
    await expect.poll(() => time.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused');
    const { x = 0, y = 0 } = (await shown.boundingBox()) ?? {};

    await page.mouse.down();
    await page.mouse.move(x - 400, y, { steps: 8 });
    await page.mouse.up();

    await shown.waitFor({ state: 'hidden' });
  });

  it('resumes its timer after the pointer leaves', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });
    await signInHere(page, newPerson());
    const shown = toast(page, 'Incorrect e-mail or password');
    const time = page.locator('[role="progressbar"]');
    const state = () => time.evaluate((bar) => getComputedStyle(bar).animationPlayState);
    await shown.click();
    await expect.poll(state).toBe('paused');

    await page.mouse.move(0, 0);

    await expect.poll(state).toBe('running');
  });

  it('returns the focus on Escape and resumes its timer', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });
    await signInHere(page, newPerson());
    await toast(page, 'Incorrect e-mail or password').waitFor();
    const field = fieldOf(formOf(page, 'Login'), 'Email');
    const time = page.locator('[role="progressbar"]');
    const state = () => time.evaluate((bar) => getComputedStyle(bar).animationPlayState);
    await field.focus();
    await page.keyboard.press('Alt+t');
    await expect.poll(state).toBe('paused');

    await page.keyboard.press('Escape');

    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(state).toBe('running');
  });

  it('goes on when the shopper fills in a form, and does not cover the field', async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, screen: phone, forgives: /status of 400/ });
    await signInHere(page, newPerson());
    const shown = toast(page, 'Incorrect e-mail or password');
    await shown.hover();
    const time = page.locator('[role="progressbar"]');
    await expect.poll(() => time.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused');
    const email = fieldOf(formOf(page, 'Login'), 'Email');
    // Where the toast is.
    await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 16));

    await email.fill('ada@shop.test');

    // The browser may still tell the toast that it scrolled under the pointer.
    await expect
      .poll(async () => {
        await email.press('End');
        return time.evaluate((bar) => getComputedStyle(bar).animationPlayState);
      })
      .toBe('running');
    const boxes = () => Promise.all([shown.boundingBox(), email.boundingBox()]);
    await expect
      .poll(async () => {
        const [over, field] = await boxes();
        return over === null || field === null || over.y >= field.y + field.height || over.y + over.height <= field.y;
      })
      .toBe(true);
  });

  it('is removed when three newer ones appear, if it has no action', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('alert');

    for (const message of ['One', 'Two', 'Three', 'Four']) {
      await refuseCall(page, '**/api/customer/signin', 400, { message });
      await signInHere(page, newPerson());
      await toast(page, message).waitFor();
      // Stops the timers, so that none expires.
      await page.evaluate(() => {
        for (const time of document.getAnimations()) time.pause();
      });
    }

    await expect.poll(() => shown.allTextContents()).toEqual(['Two', 'Three', 'Four']);
  });
});
