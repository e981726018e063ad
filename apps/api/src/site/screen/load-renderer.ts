import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderScreen } from '@wearfolio/contracts/first-screen';

/** Loads the web app's program that renders first screens, or null when it is not built. */
export const loadRenderer = async (webDir: string): Promise<RenderScreen | null> => {
  const program = join(webDir, 'server', 'server.js');
  if (!existsSync(program)) return null;
  const { renderScreen } = await import(pathToFileURL(program).href);
  return renderScreen;
};
