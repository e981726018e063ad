import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useEffect, useRef, useState } from 'react';

const largest = 5;

/** The scale after a double press. */
const closeUp = 2.5;

/** The exponent of one press of a zoom button. */
const step = 0.3;

/** Panzoom adds `step` to the scale for each 80 px of a pinch. */
const pinchUnit = 80;

/** In px, for one press of an arrow key. */
const panStep = 80;

/** How far a finger moves to turn to another picture, in px. */
const swipe = 48;

// Panzoom's smallest scale is off by what browsers round.
const isEnlarged = (scale: number) => scale > 1.01;

/** Pan and zoom of one element by pointer, pinch, wheel and functions. `onSwipe` gets the direction while not zoomed. */
export const usePanzoom = (onSwipe: (step: 1 | -1) => void) => {
  const panzoom = useRef<PanzoomObject>(null);
  const swiped = useRef(onSwipe);
  swiped.current = onSwipe;
  const [scale, setScale] = useState(1);

  const attach = useCallback((element: HTMLElement | null) => {
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const made = createPanzoom(element, {
      minScale: 1,
      maxScale: largest,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      canvas: true,
      step,
      cursor: '',
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    panzoom.current = made;
    setScale(1);
    const left = new AbortController();
    const { signal } = left;
    const note = () => setScale(made.getScale());
    element.addEventListener('panzoomchange', note, { signal });
    stage.addEventListener('wheel', (event) => made.zoomWithWheel(event), { signal, passive: false });
    stage.addEventListener(
      'dblclick',
      (event) => {
        if (isEnlarged(made.getScale())) made.reset();
        else made.zoomToPoint(closeUp, event);
      },
      { signal },
    );
    // A pinch to twice the distance doubles the scale.
    stage.addEventListener(
      'touchstart',
      ({ touches: [one, other] }) => {
        if (!one || !other) return;
        const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        if (distance > 0) made.setOptions({ step: (made.getScale() * pinchUnit) / distance });
      },
      { signal, passive: true },
    );
    for (const end of ['touchend', 'touchcancel'])
      stage.addEventListener(end, () => made.setOptions({ step }), { signal, passive: true });
    let start: PointerEvent | null = null;
    stage.addEventListener(
      'pointerdown',
      (event) => {
        start = event.isPrimary && !isEnlarged(made.getScale()) ? event : null;
      },
      { signal },
    );
    stage.addEventListener(
      'pointerup',
      (event) => {
        const from = start;
        start = null;
        if (!from || from.pointerId !== event.pointerId || isEnlarged(made.getScale())) return;
        const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
        if (Math.abs(x) >= swipe && Math.abs(x) > Math.abs(y)) swiped.current(x < 0 ? 1 : -1);
      },
      { signal },
    );
    return () => {
      left.abort();
      made.destroy();
      panzoom.current = null;
    };
  }, []);

  useEffect(() => {
    // A turned screen has other edges.
    const turn = () => panzoom.current?.reset({ animate: false });
    addEventListener('resize', turn);
    return () => removeEventListener('resize', turn);
  }, []);

  return {
    attach,
    scale,
    isZoomed: isEnlarged(scale),
    isLargest: scale >= largest,
    zoomIn: () => panzoom.current?.zoomIn(),
    zoomOut: () => panzoom.current?.zoomOut(),
    reset: () => panzoom.current?.reset(),
    /** Moves the view by steps to the right and down. */
    look: (right: number, down: number) =>
      panzoom.current?.pan((-right * panStep) / scale, (-down * panStep) / scale, { relative: true }),
  };
};
