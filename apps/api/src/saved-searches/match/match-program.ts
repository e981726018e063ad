import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { matchSearches } from './match-searches.ts';

// Customers' requests take precedence.
setPriority(10);

// The address comes on standard input, because arguments are visible to other users.
process.stdout.write(JSON.stringify(await matchSearches(await text(process.stdin))));
