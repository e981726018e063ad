/** What was asked cannot be done; the message is one clear line for whoever asked. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}
