#!/usr/bin/env node
// `npm run catalogue -- <command>`: the tool with which ops run the catalogue. Exit code 0: success; 1: refused or
// failed; 2: wrong command line.
import { runTool } from './tool.ts';

const interrupt = new AbortController();
const onSignal = (): void => {
  // A second Ctrl-C exits without cleaning up.
  if (interrupt.signal.aborted) process.exit(130);
  interrupt.abort(new Error('Interrupted; nothing was changed'));
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);

process.exitCode = await runTool(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (text) => process.stderr.write(text),
  signal: interrupt.signal,
});
