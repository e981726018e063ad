import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { ArrowButton } from './arrow-button.tsx';

/** The minimum distance of a swipe, in px. */
const swipe = 48;

type Props = {
  /** The accessible name of the slides. */
  label: string;
  count: number;
  /** Renders a slide by its index. A slide that is not `isNear` may leave out its pictures. */
  children: (place: number, isNear: boolean) => ReactNode;
  /** The classes that place the arrows. */
  controlsClass: string;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Slides turned by arrows, keys or swipes, in a loop. They never turn by themselves. */
export const Carousel = ({ label, count, children, controlsClass }: Props) => {
  const [shown, setShown] = useState(0);
  const [isInUse, setInUse] = useState(false);
  const touch = useRef({ x: 0, y: 0 });
  const use = () => setInUse(true);
  const turn = (step: number) => {
    use();
    setShown((place) => (place + step + count) % count);
  };
  const turnByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    turn(step);
  };
  const beginTouch = ({ touches }: TouchEvent) => {
    use();
    const finger = touches[0];
    if (finger) touch.current = { x: finger.clientX, y: finger.clientY };
  };
  const endTouch = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    if (!finger) return;
    const x = finger.clientX - touch.current.x;
    const y = finger.clientY - touch.current.y;
    if (Math.abs(x) >= swipe && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
  };
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <section
      className="relative touch-pan-y [--focus-ring:var(--color-slide-ink)]"
      aria-roledescription={t('ui.carousel')}
      aria-label={label}
      onPointerEnter={use}
      onFocus={use}
      onTouchStart={beginTouch}
      onTouchEnd={endTouch}
    >
      {count > 1 && (
        <div className={`pointer-events-none absolute z-1 flex items-center justify-end gap-3 ${controlsClass}`}>
          <ArrowButton
            towards="left"
            look="onSlide"
            className="pointer-events-auto"
            aria-label={t('ui.previousSlide')}
            onClick={() => turn(-1)}
            onKeyDown={turnByKey}
          />
          <p className="needs-script figures text-slide-ink" aria-live="polite" aria-atomic="true">
            <span className="sr-only">{t('ui.slideNumber')} </span>
            {shown + 1} / {count}
          </p>
          <ArrowButton
            towards="right"
            look="onSlide"
            className="pointer-events-auto"
            aria-label={t('ui.nextSlide')}
            onClick={() => turn(1)}
            onKeyDown={turnByKey}
          />
        </div>
      )}
      <div className="grid *:col-start-1 *:row-start-1">
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
          <div
            key={place}
            role="group"
            aria-roledescription={t('ui.slide')}
            aria-label={t('ui.placeOf', { place: place + 1, count })}
            className={`transition-opacity duration-300 ${place === shown ? '' : 'opacity-0'}`}
            inert={place !== shown}
          >
            {children(place, place === shown || isInUse)}
          </div>
        ))}
      </div>
    </section>
  );
};
