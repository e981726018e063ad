import { text } from 'node:stream/consumers';
import { matchSearches } from './match-searches.ts';

// The address comes by the standard input, since arguments are for everybody to see.
process.stdout.write(JSON.stringify(await matchSearches(await text(process.stdin))));
