import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { exportContent, importContent } from '../content/content-folder.ts';
import { type Context, callerPath, onDatabase } from './context.ts';

/** `content export FOLDER` and `content import FOLDER`: the desk's published content as files for git. */
export const addContentCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const content = program.command('content').description("export and import the desk's home page and pages as files");
  content
    .command('export')
    .description('write all published pages into a folder')
    .argument('<folder>', 'the folder to write home.json, pages and pictures to')
    .action((folder: string) =>
      onDatabase(context, async (url) => {
        const keys = await exportContent(url, callerPath(folder));
        say(keys.length === 0 ? 'The desk has published nothing' : `Written: ${keys.join(', ')}`);
      }),
    );
  content
    .command('import')
    .description('check a folder, then publish its pages')
    .argument('<folder>', 'a folder that export wrote')
    .action((folder: string) =>
      onDatabase(context, async (url) => {
        const keys = await importContent(url, commandLine, callerPath(folder));
        say(keys.length === 0 ? 'The shop shows all of this content already' : `Published: ${keys.join(', ')}`);
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
