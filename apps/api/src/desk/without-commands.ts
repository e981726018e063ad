const commands: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\. Proposed mapping: .* and run: npm run catalogue -- .*$/s,
    '. Say which column is what in the preview of the feed',
  ],
  [/\. (?:Run|Set one first): npm run catalogue -- rate set .*$/s, '. Set one in the exchange rates under Identity'],
  [/\.? (?:Run|See|Set one first|Confirm it): npm run catalogue -- .*$/s, ''],
  [/Repeat with --\w+ \S+, or set (.+?) on the store's page of the desk/, 'Set $1 in the feed settings'],
  [/\. Add --yes to import it anyway$/, ''],
  [
    /Settle it with --map FILE, such as .*, or under Columns and fields at the desk$/,
    'Settle it under Columns and fields',
  ],
];

/** A reason of the catalogue without the commands that resolve it, because the desk has fields and buttons for that. */
export const withoutCommands = (reason: string): string =>
  commands.reduce((text, [pattern, words]) => text.replace(pattern, words), reason);
