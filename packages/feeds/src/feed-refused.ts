/** The whole feed cannot be read; the message is a sentence for whoever started the import. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
