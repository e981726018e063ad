import { join } from 'node:path';

// A later part wins over an earlier one.
const parts = [
  'tokens',
  'base',
  'shell',
  'navigation',
  'notice',
  'mark',
  'figures',
  'table',
  'form',
  'settings',
  'sign-in',
] as const;

/** The files of `/ops/ops.css`, in its order. */
export const sheetFiles = parts.map((part) => join(import.meta.dirname, `${part}.css`));
