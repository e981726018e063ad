/** Thrown for a request that cannot be carried out; the message is one clear line for its author. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}
