import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { matchSearches } from './match-searches.ts';

// Customers who ask for a listing go first.
setPriority(10);

// The address comes by the standard input, since arguments are for everybody to see.
process.stdout.write(JSON.stringify(await matchSearches(await text(process.stdin))));
