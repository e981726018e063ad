import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { thousands } from '../format.ts';
import { listPlaced, type PlaceOfCategory } from '../values/fed-categories.ts';
import { listMappings, type MappingKind, mappingKinds, removeMapping, setMapping } from '../values/mappings.ts';
import { previewMapping } from '../values/preview-mapping.ts';
import { listValues } from '../values/unmapped-values.ts';
import { type Context, onDatabase, tableLines } from './context.ts';
import { UsageError } from './usage-error.ts';

const showMappings = async (url: string, { say }: Context): Promise<void> => {
  const mappings = await listMappings(url);
  if (mappings.length === 0) say('Nothing is mapped yet');
  for (const line of tableLines(mappings.map(({ kind, from, to }) => [kind, from, '->', to]))) say(line);
};

const mostPlaces = 3;

/** Formats 'women/shoes/boots 12, other/unsorted/everything-else 2 (unknown) and 4 more'. */
const placesOf = (places: readonly PlaceOfCategory[]): string => {
  const shown = places
    .slice(0, mostPlaces)
    .map(
      ({ path, certainty, rows }) => `${path} ${thousands(rows)}${certainty === 'certain' ? '' : ` (${certainty})`}`,
    );
  return `${shown.join(', ')}${places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : ''}`;
};

const showPlaced = async (url: string, { say }: Context, store: string | undefined): Promise<void> => {
  const placed = await withConnection(url, (db) => listPlaced(db, { store, limit: mostPlaced }));
  if (placed.length === 0) return say('No feed has named a category yet');
  const rows = placed.map(({ rows: count, value, places }) => [thousands(count), value, placesOf(places)]);
  for (const line of tableLines([['rows', 'category', 'placed in'], ...rows])) say(line);
};

/** The number of moved categories that are printed. */
const mostMoved = 20;

/** Longer lists are on the desk. */
const mostPlaced = 200;

const showProposals = async (url: string, { say }: Context): Promise<void> => {
  const part = { offset: 0, limit: mostPlaced };
  const rows = await withConnection(url, async (db) => {
    const found: string[][] = [];
    for (const kind of ['category', 'color'] as const)
      for (const { rows: count, value, mappedTo, proposal } of await listValues(db, kind, part))
        if (mappedTo === null) found.push([thousands(count), kind, value, proposal?.to ?? '', proposal?.why ?? '']);
    return found;
  });
  if (rows.length === 0) return say('All values are mapped');
  for (const line of tableLines([['rows', 'kind', 'value', 'proposed', 'because'], ...rows])) say(line);
};

/** `map category|color|brand FROM TO`, `map category`, `map propose` and `map list`. */
export const addMapCommand = (program: Command, context: Context): void => {
  const map = program.command('map').description('map values of feeds; the next import applies the mapping');
  const targets: Record<MappingKind, string> = {
    category: 'a path of our tree, like women/shoes/boots',
    color: 'a color of the palette, such as Blue',
    brand: 'the name of the brand',
  };
  const sayMoved = async (url: string, from: string, to: string): Promise<void> => {
    const { moved, staying } = await withConnection(url, (db) => previewMapping(db, { from, to }));
    const total = moved.reduce((sum, { rows }) => sum + rows, 0);
    context.say(`Moves ${thousands(total)} ${total === 1 ? 'row' : 'rows'} of the latest feeds`);
    const lines = moved
      .slice(0, mostMoved)
      .map(({ value, path, certainty, rows }) => [thousands(rows), value, path, certainty]);
    for (const line of tableLines(lines)) context.say(line);
    if (staying > 0)
      context.say(
        `${thousands(staying)} ${staying === 1 ? 'row stays' : 'rows stay'}: another column is sure of the kind`,
      );
  };
  const keep = (kind: MappingKind, from: string, to: string): Promise<void> =>
    onDatabase(context, async (url) => {
      if (kind === 'category') await sayMoved(url, from, to);
      const kept = await setMapping(url, { kind, from, to });
      context.say(`The next import maps the ${kind} '${kept.from}' to ${kept.to}`);
    });
  map
    .command('category')
    .description('map a category of the feeds; without arguments, list all categories and where their rows were placed')
    .argument('[from]', 'the value in the feed; * matches any text')
    .argument('[to]', targets.category)
    .option('--store <name>', 'only values of this store')
    .action((from: string | undefined, to: string | undefined, { store }: { store?: string }) => {
      if (from === undefined) return onDatabase(context, (url) => showPlaced(url, context, store));
      if (to === undefined) throw new UsageError(`Give a target: ${targets.category}`);
      return keep('category', from, to);
    });
  for (const kind of ['color', 'brand'] as const) {
    map
      .command(kind)
      .description(`map a ${kind} in the feeds to one of the shop`)
      .argument('<from>', 'the value in the feed, as `status` shows it')
      .argument('<to>', targets[kind])
      .action((from: string, to: string) => keep(kind, from, to));
  }
  map
    .command('remove')
    .description('remove a mapping; the next import decides without it')
    .argument('<kind>', mappingKinds.join(', '))
    .argument('<from>', 'the mapped value, as `map list` shows it')
    .action((given: string, from: string) => {
      const kind = mappingKinds.find((one) => one === given);
      if (!kind) throw new UsageError(`A mapping is one of: ${mappingKinds.join(', ')}`);
      return onDatabase(context, async (url) => {
        await removeMapping(url, { kind, from });
        context.say(
          `The next import no longer maps the ${kind} '${from}'. To read a feed again: npm run catalogue -- reimport`,
        );
      });
    });
  map
    .command('list')
    .description('list all mappings')
    .action(() => onDatabase(context, (url) => showMappings(url, context)));
  map
    .command('propose')
    .description('propose mappings for unknown values, the most frequent first')
    .action(() => onDatabase(context, (url) => showProposals(url, context)));
  map.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- map category --store "Northern Outfitters"
  npm run catalogue -- map category "Footwear > Rain" women/shoes/boots
  npm run catalogue -- map category "* > Winter boots*" women/shoes/boots
  npm run catalogue -- map remove category "Footwear > Rain"
  npm run catalogue -- map color "Caspian Dusk" Blue
  npm run catalogue -- map brand Evolve Evolv`,
  );
};
