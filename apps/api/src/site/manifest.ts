import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { FastifyPluginAsync } from 'fastify';
import { iconSource } from './identity-look.ts';

const address = '/icons/manifest.webmanifest';

const iconsOf = ({ icon }: Identity) =>
  icon && {
    icons: [160, 480].map((width) => ({
      src: iconSource(icon.src, width),
      sizes: `${Math.min(width, icon.width)}x${Math.min(width, icon.width)}`,
      type: 'image/webp',
      purpose: 'any',
    })),
  };

/** The web app manifest for home screens, with the shop's own name and icon. */
export const manifestRoute: FastifyPluginAsync<{ webDir: string }> = async (app, { webDir }) => {
  const built = await readFile(join(webDir, address), 'utf8').catch(() => null);
  app.get(address, async (_request, reply) => {
    if (built === null) return reply.callNotFound();
    const identity = app.identity();
    const { name } = identity;
    void reply.header('Cache-Control', 'public, max-age=300').type('application/manifest+json');
    return JSON.stringify({ ...JSON.parse(built), name, short_name: name, ...iconsOf(identity) });
  });
};
