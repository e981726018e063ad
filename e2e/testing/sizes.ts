import { inject } from 'vitest';
import { desktop, phone, type Screen } from './browser.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    /** Whether a journey is walked at every size that it knows: `npm run sweep`. */
    everySize: boolean;
  }
}

const wide: [name: string, screen: Screen] = ['1440', desktop];
const narrow: [name: string, screen: Screen] = ['390', phone];

/** For what a phone lays out otherwise, or is pressed otherwise. */
export const bothSizes = [wide, narrow];

/** For journeys of which each step is the same at both sizes: `npm test` walks them at 1440, `npm run sweep` at both. */
export const mostlyWide = inject('everySize') ? bothSizes : [wide];

/** As `mostlyWide`, but at 390 under `npm test`. */
export const mostlyNarrow = inject('everySize') ? bothSizes : [narrow];

/** The first `count` rows of a table whose rows take the same way through the code; `npm run sweep` takes all of them. */
export const sample = <Row>(rows: readonly Row[], count: number): readonly Row[] =>
  inject('everySize') ? rows : rows.slice(0, count);
