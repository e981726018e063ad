/** Whether somebody could guess a secret: one of few different characters, or one that an example shows. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 10 || /change.?me|secret|example|password|placeholder/i.test(secret);
