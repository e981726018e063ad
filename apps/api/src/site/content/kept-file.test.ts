import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepFile } from './kept-file.ts';

const setUp = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'number.txt');
  const complaints: string[] = [];
  const readings: string[] = [];
  const understand = (text: string): number => {
    readings.push(text);
    if (Number.isNaN(Number(text))) throw new Error(`'${text}' is no number`);
    return Number(text);
  };
  const read = keepFile(path, understand, (_, cause) => complaints.push(String(cause)));
  const write = (text: string, minute: number) => {
    writeFileSync(path, text);
    utimesSync(path, 0, minute * 60);
  };
  return { path, read, write, complaints, readings };
};

describe('keepFile', () => {
  it('reads a file once while it does not change', () => {
    const { read, write, readings } = setUp();

    write('7', 1);

    expect([read(), read(), read()]).toEqual([7, 7, 7]);
    expect(readings).toEqual(['7']);
  });

  it('returns null before the file appears and after it is removed', () => {
    const { path, read, write } = setUp();

    expect(read()).toBeNull();
    write('7', 1);
    expect(read()).toBe(7);
    rmSync(path);
    expect(read()).toBeNull();
  });

  it('keeps the last valid content and reports each invalid change once', () => {
    const { read, write, complaints } = setUp();

    write('7', 1);
    expect(read()).toBe(7);
    write('seven', 2);
    expect([read(), read()]).toEqual([7, 7]);
    write('eight', 3);
    expect(read()).toBe(7);
    write('8', 4);
    expect(read()).toBe(8);

    expect(complaints).toEqual(["Error: 'seven' is no number", "Error: 'eight' is no number"]);
  });
});
