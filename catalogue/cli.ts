#!/usr/bin/env node
// `npm run catalogue -- <command>`: the tool with which ops run the catalogue.
// Exit code 0: all well; 1: refused or failed; 2: the command line is wrong.
import { runTool } from './tool.ts';

const interrupt = new AbortController();
const onSignal = (): void => {
  // Whoever insists does not wait for the clean end.
  if (interrupt.signal.aborted) process.exit(130);
  interrupt.abort(new Error('Interrupted; the catalogue is as it was'));
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);

process.exitCode = await runTool(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (text) => process.stderr.write(text),
  signal: interrupt.signal,
});
