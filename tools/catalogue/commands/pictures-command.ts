import { Argument, type Command } from 'commander';
import { thousands } from '../format.ts';
import { pictureFigures, refetchPictures, type StorePictures } from '../pictures/figures.ts';
import { setHotLinking } from '../pictures/hot-link.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

const heads = ['store', 'ready', 'waiting', 'dead', 'duplicates', 'products without picture', 'served by', 'reasons'];

const rowOf = (figures: StorePictures): string[] => [
  figures.store,
  ...[figures.ready, figures.waiting, figures.dead, figures.duplicates, figures.bare].map(thousands),
  figures.isHotLinked ? 'the store' : 'the shop',
  figures.faults.map(({ fault, count }) => `${fault} ${thousands(count)}`).join(', '),
];

const showStatus = async (url: string, { say }: Context): Promise<void> => {
  const { stores, hosts } = await pictureFigures(url);
  if (stores.length === 0) return say('There are no stores yet');
  for (const line of tableLines([heads, ...stores.map(rowOf)])) say(line);
  for (const { host, fault, until } of hosts)
    say(`${host} is paused until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${fault}`);
};

const places = ['us', 'store'] as const;

/** `pictures status|refetch|serve`: stores' pictures served by the shop (docs/pictures.md). */
export const addPicturesCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const pictures = program.command('pictures').description("manage stores' pictures that the shop serves itself");
  pictures
    .command('status')
    .description('count ready, waiting and dead pictures of each store, with reasons')
    .action(() => onDatabase(context, (url) => showStatus(url, context)));
  pictures
    .command('refetch')
    .description('fetch all pictures of a store again, including dead ones')
    .requiredOption('--store <name>', 'name of the store')
    .action(({ store }: { store: string }) =>
      onDatabase(context, async (url) => {
        const count = await refetchPictures(url, store);
        say(`The worker fetches ${thousands(count)} pictures again`);
      }),
    );
  pictures
    .command('serve')
    .description("set who serves a store's pictures: the shop, or the store if its terms forbid copies")
    .argument('<store>', 'name of the store')
    .addArgument(new Argument('<by>', 'who serves them').choices(places))
    .action((store: string, by: (typeof places)[number]) =>
      onDatabase(context, async (url) => {
        const name = await setHotLinking(url, store, by === 'store');
        say(
          by === 'store'
            ? `Shoppers load the pictures of ${name} from the store`
            : `The shop serves the pictures of ${name}`,
        );
      }),
    );
};
