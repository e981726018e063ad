import { feedPrivateHosts, readTokenSecret } from '@wearfolio/database/env';
import { type Command, Option } from 'commander';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { testWebhook } from '../partners/test-webhook.ts';
import {
  addWebhook,
  type EventKind,
  eventKinds,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  type Webhook,
} from '../partners/webhooks.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const minute = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

const stateOf = ({ pausedAt, attempts }: Webhook): string => {
  if (pausedAt !== null) return 'paused';
  return attempts > 0 ? `failed ${attempts} times` : 'ok';
};

const lineOf = (webhook: Webhook): string[] => [
  String(webhook.id),
  webhook.partner,
  new URL(webhook.url).host,
  webhook.events.join(' '),
  stateOf(webhook),
  `${webhook.waiting} waiting`,
  `sent ${minute(webhook.lastSentAt)}`,
  webhook.lastAnswer ?? '',
];

const secretOfShop = (): string => {
  const tokenSecret = readTokenSecret();
  if (tokenSecret === null) throw new Refused('Start the shop once, or set TOKEN_SECRET');
  return tokenSecret;
};

/** `webhooks add|list|test|resume|remove` (behavior.md#partners-webhooks). */
export const addWebhooksCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const webhooks = program.command('webhooks').description('manage which addresses of partners are told of changes');
  webhooks
    .command('add')
    .description('add a webhook and print the secret of its signatures, once')
    .argument('<partner>', 'name of the partner')
    .argument('<url>', 'public http or https address')
    .addOption(
      new Option('--event <kinds...>', 'what it is told').choices(eventKinds).default([...eventKinds], 'everything'),
    )
    .action((partner: string, address: string, { event: events }: { event: EventKind[] }) =>
      onDatabase(context, async (url) => {
        const given = { partner, address, events, privateHosts: feedPrivateHosts, tokenSecret: secretOfShop() };
        const { id, secret } = await addWebhook(url, commandLine, given);
        say(`Webhook ${id} is told from now on. Its secret is shown only once:`);
        say(secret);
      }),
    );
  webhooks
    .command('list')
    .description('list all webhooks with their deliveries')
    .action(() =>
      onDatabase(context, async (url) => {
        const all = await withConnection(url, listWebhooks);
        if (all.length === 0) say('There are no webhooks yet');
        for (const line of tableLines(all.map(lineOf))) say(line);
      }),
    );
  webhooks
    .command('test')
    .description('send a webhook an event of the type `test`, also while it is paused')
    .argument('<id>', 'id of the webhook', wholeNumber)
    .action((id: number) =>
      onDatabase(context, async (url) => {
        const network = { privateHosts: feedPrivateHosts, tokenSecret: secretOfShop() };
        say(`Webhook ${id} accepted the test: ${await testWebhook(url, commandLine, id, network)}`);
      }),
    );
  webhooks
    .command('resume')
    .description('tell a paused webhook again, from where it stopped')
    .argument('<id>', 'id of the webhook', wholeNumber)
    .action((id: number) =>
      onDatabase(context, async (url) => {
        await resumeWebhook(url, commandLine, id);
        say(`Webhook ${id} is told again`);
      }),
    );
  webhooks
    .command('remove')
    .description('remove a webhook')
    .argument('<id>', 'id of the webhook', wholeNumber)
    .action((id: number) =>
      onDatabase(context, async (url) => {
        await removeWebhook(url, commandLine, id);
        say(`Webhook ${id} is removed`);
      }),
    );
  webhooks.addHelpText(
    'after',
    `
Example:
  npm run catalogue -- webhooks add "Style Weekly" https://weekly.example/hook --event price.dropped import.finished`,
  );
};
