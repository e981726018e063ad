/** A defect: a text to replace in a file, and the test file that must fail then. */
export type Defect = { name: string; file: string; find: string; replace: string; room: string; test: string };
