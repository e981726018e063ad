import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { exportContent, importContent } from '../content/content-folder.ts';
import { type Context, callerPath, onDatabase } from './context.ts';

/** `content export FOLDER` and `content import FOLDER`: what the desk published, as files that can live in git. */
export const addContentCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const content = program.command('content').description('the home page and pages of the desk as files');
  content
    .command('export')
    .description('write what the desk published into a folder')
    .argument('<folder>', 'where home.json, pages and pictures are written')
    .action((folder: string) =>
      onDatabase(context, async (url) => {
        const keys = await exportContent(url, callerPath(folder));
        say(keys.length === 0 ? 'The desk has published nothing' : `Written: ${keys.join(', ')}`);
      }),
    );
  content
    .command('import')
    .description('publish what a folder holds, after all of it was checked')
    .argument('<folder>', 'as export wrote it')
    .action((folder: string) =>
      onDatabase(context, async (url) => {
        const keys = await importContent(url, commandLine, callerPath(folder));
        say(keys.length === 0 ? 'The shop shows all of it already' : `Published: ${keys.join(', ')}`);
      }),
    );
  content.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- content export content/published
  npm run catalogue -- content import content/published`,
  );
};
