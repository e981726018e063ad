import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import type { Queue } from './use-queue.ts';

type Props = {
  queue: Pick<Queue<unknown>, 'place' | 'next' | 'previous'>;
  total: number;
  /** The label of the button to the next item. */
  nextWords: string;
  /** Whether `total` is exact, or only what is loaded so far. */
  isCounted?: boolean;
};

/** The position in a queue, with buttons to the previous and next item. */
export const QueueBar = ({ queue: { place, next, previous }, total, nextWords, isCounted = true }: Props) => (
  <p className="type-card figures mb-4 flex flex-wrap items-center gap-x-5 text-ink-2" aria-live="polite">
    {isCounted ? t('desk.decisions.placeOf', { place: place + 1, total }) : formatNumber(place + 1)}
    <TextButton disabled={place === 0} onClick={previous}>
      {t('desk.parts.previous')}
    </TextButton>
    <TextButton disabled={place + 1 >= total} onClick={next}>
      {nextWords}
    </TextButton>
  </p>
);
