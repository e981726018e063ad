import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const widths = {
  phone: { frame: 'w-97.5 max-w-full', name: 'Phone' },
  desktop: { frame: 'w-360 max-w-none', name: 'Desktop' },
} as const;

export type PreviewWidth = keyof typeof widths;

/**
 * A page of the shop as it looks on a screen of this width: in a frame of its own, so that the styles of phones are those of
 * a phone. The frame has no address; it takes the styles of the desk, and its links lead nowhere.
 */
export const PreviewFrame = ({ width, children }: { width: PreviewWidth; children: ReactNode }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
      inside.head.append(inside.importNode(style, true));
    inside.documentElement.className = document.documentElement.className;
    for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value);
    const stay = (event: Event): void => event.preventDefault();
    inside.addEventListener('click', stay, true);
    inside.addEventListener('submit', stay, true);
    setBody(inside.body);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
    <section className="overflow-x-auto border border-line" aria-label={`Preview: ${widths[width].name}`} tabIndex={0}>
      <iframe ref={frame} title="Preview" className={`block h-180 bg-paper ${widths[width].frame}`} />
      {body && createPortal(children, body)}
    </section>
  );
};
