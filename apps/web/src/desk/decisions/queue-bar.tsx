import { TextButton } from '../../ui/button.tsx';
import type { Queue } from './use-queue.ts';

type Props = {
  queue: Pick<Queue<unknown>, 'place' | 'next' | 'previous'>;
  total: number;
  /** What going on without a decision is called. */
  nextWords: string;
  /** Whether `total` is all of them, or what is known so far. */
  isCounted?: boolean;
};

/** Which item of how many stands there, and the ways to the others. */
export const QueueBar = ({ queue: { place, next, previous }, total, nextWords, isCounted = true }: Props) => (
  <p className="type-card figures mb-4 flex flex-wrap items-center gap-x-5 text-ink-2" aria-live="polite">
    {(place + 1).toLocaleString('en')}
    {isCounted && ` of ${total.toLocaleString('en')}`}
    <TextButton disabled={place === 0} onClick={previous}>
      Previous
    </TextButton>
    <TextButton disabled={place + 1 >= total} onClick={next}>
      {nextWords}
    </TextButton>
  </p>
);
