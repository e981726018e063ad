/**
 * A value kept with an object, as in a WeakMap. It is a property that neither JSON nor a copy of the object includes.
 * For tens of thousands of cached objects, a WeakMap makes each collection of garbage pause longer than a search, because
 * V8 follows its entries last and alone.
 */
export class Attachment<One extends object, Value> {
  readonly #key = Symbol('attachment');

  get(one: One): Value | undefined {
    return Reflect.get(one, this.#key) as Value | undefined;
  }

  set(one: One, value: Value): void {
    Object.defineProperty(one, this.#key, { value, writable: true });
  }
}
