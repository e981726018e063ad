import type { Page } from 'playwright-core';

/**
 * Adds a virtual authenticator with passkeys and automatic user verification to the browser. Returns a function that
 * counts its passkeys.
 */
export const addDevice = async (page: Page): Promise<() => Promise<number>> => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
};
