// Loaded before everything else in a process that measures ablations. The sources of the cleaner are changed as they are
// loaded, so that each mechanism can be switched off; the product itself has no switch and pays for none.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Off, withSwitches } from './with-switches.ts';

/** The state of the switches. `acted` holds the mechanisms that did more than nothing since it was emptied. */
export const switches: { off: ReadonlySet<string>; acted: Set<string>; all: Set<string>; generation: number } = {
  off: new Set(),
  acted: new Set(),
  all: new Set(),
  generation: 0,
};

const nothing: Readonly<Record<Off, (first: unknown) => unknown>> = {
  null: () => null,
  undefined: () => undefined,
  false: () => false,
  zero: () => 0,
  list: () => [],
  same: (first) => first,
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.length === 0 && other.length === 0);

type AnyFunction = (...all: unknown[]) => unknown;

/** A regular expression that finds nothing while it is switched off. */
class Switched extends RegExp {
  readonly id: string;
  /** `split` and `matchAll` copy the expression by its constructor, and the copy has the same switch. */
  constructor(pattern: RegExp, flags: string, id?: string) {
    super(pattern.source, flags);
    this.id = id ?? (pattern instanceof Switched ? pattern.id : '');
  }
  override exec(text: string): RegExpExecArray | null {
    if (switches.off.has(this.id)) return null;
    const found = super.exec(text);
    if (found !== null) switches.acted.add(this.id);
    return found;
  }
}

const ofFunction = (id: string, off: Off, run: AnyFunction): AnyFunction => {
  switches.all.add(id);
  return (...all) => {
    const none = nothing[off](all[0]);
    if (switches.off.has(id)) return none;
    const value = run(...all);
    if (!isSame(value, none)) switches.acted.add(id);
    return value;
  };
};

const ofPattern = (id: string, pattern: RegExp): RegExp => {
  switches.all.add(id);
  return new Switched(pattern, pattern.flags, id);
};

Object.assign(globalThis, { ablation: { switches, ofFunction, ofPattern } });

// What reads prices, links and texts decides no fact that is measured.
const cleaner =
  /\/packages\/feeds\/src\/((?:clean\/(?:memo|(?:brand|category|color|options|size|title)\/.*)|profile\/.*|group\/.*|words\/(?:kind|people|value).*))\.ts$/;

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const name = url.startsWith('file:') ? cleaner.exec(fileURLToPath(url))?.[1] : undefined;
    return name === undefined ? loaded : { ...loaded, source: withSwitches(name, String(loaded.source)) };
  },
});
