import { getHealth, getReadiness } from '../operations.ts';
import { describe } from './describe.ts';

export const operationsCalls = [
  describe(getHealth, {}, { group: 'Operations', summary: 'The process lives', token: 'none' }),
  describe(
    getReadiness,
    {},
    { group: 'Operations', summary: 'The shop can serve, else 503 with the reason', token: 'none' },
  ),
];
