/** One line of plain output on the terminal that started the shop. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A step of the start: what it is about, and how it went. */
export const sayStep = (name: string, text: string): void => say(`  ${name.padEnd(11)}${text}`);
