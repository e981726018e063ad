import { SingleBar } from 'cli-progress';
import { duration, thousands } from '../format.ts';

/** Receives the progress of an import: bytes and records read, then the current phase. */
export type Progress = {
  bytes: (count: number) => void;
  rows: (read: number) => void;
  phase: (name: string) => void;
  stop: () => void;
};

/** For imports without output. */
export const silent: Progress = { bytes: () => {}, rows: () => {}, phase: () => {}, stop: () => {} };

const lineInterval = 3_000;

const speedometer = (size: number) => {
  const started = performance.now();
  const seen = { bytes: 0, rows: 0 };
  return {
    seen,
    rate: () => `${thousands(Math.round(seen.rows / ((performance.now() - started) / 1000)))} rows/s`,
    left: () => {
      const elapsed = (performance.now() - started) / 1000;
      return duration((elapsed * Math.max(size - seen.bytes, 0)) / seen.bytes);
    },
  };
};

/** A progress bar with rows per second and time left, for a terminal. `size` in bytes. */
export const barProgress = (size: number): Progress => {
  const { seen, rate, left } = speedometer(size);
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {rows} rows | {rate} | {left} left',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: false,
  });
  const payload = () => ({ rows: thousands(seen.rows), rate: rate(), left: left() });
  bar.start(size, 0, payload());
  const timer = setInterval(() => bar.update(seen.bytes, payload()), 100);
  const stop = () => {
    clearInterval(timer);
    bar.stop();
  };
  return {
    bytes: (count) => {
      seen.bytes += count;
    },
    rows: (read) => {
      seen.rows = read;
    },
    phase: (name) => {
      stop();
      process.stderr.write(`${name} ...\n`);
    },
    stop,
  };
};

/** A line every few seconds, for a log. `size` in bytes. */
export const lineProgress = (size: number, say: (line: string) => void): Progress => {
  const { seen, rate, left } = speedometer(size);
  const timer = setInterval(() => {
    const share = Math.floor((100 * seen.bytes) / Math.max(size, 1));
    say(`${share} %, ${thousands(seen.rows)} rows, ${rate()}, ${left()} left`);
  }, lineInterval);
  return {
    bytes: (count) => {
      seen.bytes += count;
    },
    rows: (read) => {
      seen.rows = read;
    },
    phase: (name) => {
      clearInterval(timer);
      say(`${name} ...`);
    },
    stop: () => clearInterval(timer),
  };
};
