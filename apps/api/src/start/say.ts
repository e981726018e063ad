/** Prints one line to the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints a step of the start and its result. */
export const sayStep = (name: string, text: string): void => say(`  ${name.padEnd(11)}${text}`);
