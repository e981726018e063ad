/** A reason not to start that is nobody's bug: shown as one line, without a stack, before the process ends with 1. */
export class StartRefused extends Error {}
