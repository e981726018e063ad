import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { treeFaults } from '../testing/accessibility-tree.ts';
import { axeFaults } from '../testing/axe.ts';
import { joinDesk } from '../testing/staff.ts';

/** A missing or partial sign-in returns 401; an unconfirmed or forbidden action returns 403. */
export const forgives = /status of 40[13]/;

/** Waits until color transitions have ended. */
const untilSettled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Checks a page with axe and checks its accessibility tree. */
export const look = async (page: Page, landmarks: readonly string[] = ['banner', 'main']): Promise<void> => {
  await untilSettled(page);
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await treeFaults(page, landmarks), await page.title()).toEqual([]);
};

/** Accepts an invitation by its link, checks each page on the way, and returns the secret of the authenticator app. */
export const acceptInvitation = (page: Page, path: string, name: string, email?: string): Promise<string> =>
  joinDesk(page, { path, name, email }, async () => {
    expect(new URL(page.url()).hash).toBe('');
    await look(page, ['main']);
  });
