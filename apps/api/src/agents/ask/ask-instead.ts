/** What an agent asked cannot be answered. The message says what to ask instead. */
export class AskInstead extends Error {}
