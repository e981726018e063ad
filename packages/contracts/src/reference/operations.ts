import { getHealth, getReadiness } from '../operations.ts';
import { describe } from './describe.ts';

export const operationsCalls = [
  describe(getHealth, {}, { group: 'Operations', summary: 'Check that the process is alive', token: 'none' }),
  describe(getReadiness, {}, { group: 'Operations', summary: 'Check that the shop is ready', token: 'none' }),
];
