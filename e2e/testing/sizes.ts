import { inject } from 'vitest';
import { desktop, phone, type Screen } from './browser.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    /** Whether tests run at all their sizes: `npm run sweep`. */
    everySize: boolean;
  }
}

const wide: [name: string, screen: Screen] = ['1440', desktop];
const narrow: [name: string, screen: Screen] = ['390', phone];

/** For behavior that differs between phones and wide screens. */
export const bothSizes = [wide, narrow];

/** For tests whose steps are the same at both sizes: `npm test` runs them at 1440, `npm run sweep` at both. */
export const mostlyWide = inject('everySize') ? bothSizes : [wide];

/** Like `mostlyWide`, but `npm test` runs them at 390. */
export const mostlyNarrow = inject('everySize') ? bothSizes : [narrow];

/** The first `count` rows of a table whose rows use the same code. `npm run sweep` uses all rows. */
export const sample = <Row>(rows: readonly Row[], count: number): readonly Row[] =>
  inject('everySize') ? rows : rows.slice(0, count);
