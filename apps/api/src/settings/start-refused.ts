/** An expected reason not to start. It is shown as one line without a stack, and the process exits with 1. */
export class StartRefused extends Error {}
