import type { Page } from 'playwright-core';

/**
 * Adds a virtual authenticator with passkeys and automatic user verification to the browser. `count` counts its
 * passkeys; `answer` says whether its holder answers at once.
 */
export const addDevice = async (page: Page) => {
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
  return {
    count: async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    answer: (enabled: boolean) => devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};
