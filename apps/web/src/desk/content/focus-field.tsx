import { focusStep } from '@wearfolio/contracts/home/focus-step';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';

type Focus = NonNullable<HomePicture['focus']>;

const center: Focus = { x: 50, y: 50 };

const inSteps = (share: number): number =>
  Math.max(0, Math.min(100, Math.round((share * 100) / focusStep) * focusStep));

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-focusStep, 0],
  ArrowRight: [focusStep, 0],
  ArrowUp: [0, -focusStep],
  ArrowDown: [0, focusStep],
};

type Props = { picture: HomePicture; onChange: (focus: Focus | undefined) => void };

/** The point of a picture that stays in view where the shop crops it: pressed, dragged, or moved with arrow keys. */
export const FocusField = ({ picture: { src, width, height, focus }, onChange }: Props) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { x, y } = focus ?? center;
  const moveTo = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width: wide, height: high } = box.current?.getBoundingClientRect() ?? new DOMRect();
    if (wide > 0 && high > 0) onChange({ x: inSteps((clientX - left) / wide), y: inSteps((clientY - top) / high) });
  };
  const press = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move || event.altKey) return;
    event.preventDefault();
    onChange({ x: inSteps((x + move[0]) / 100), y: inSteps((y + move[1]) / 100) });
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span id={id} className="type-small text-ink-2">
          {t('desk.content.focus')}
        </span>
        {focus && (
          <TextButton className="type-small" onClick={() => onChange(undefined)}>
            {t('desk.content.focusCenter')}
          </TextButton>
        )}
      </div>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t('desk.content.focusAt', { x, y })}
        className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden bg-picture-ground select-none"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="block h-auto max-h-60 w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -m-3 size-6 rounded-full border-2 border-white bg-black/30 outline outline-black/70"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <p id={`${id}-hint`} className="type-small text-ink-3">
        {t('desk.content.focusHint')}
      </p>
    </div>
  );
};
