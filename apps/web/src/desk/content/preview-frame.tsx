import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/t.tsx';

const widths = {
  phone: { frame: 'w-97.5 max-w-full', name: t('desk.parts.phone') },
  desktop: { frame: 'w-360 max-w-none', name: t('desk.parts.desktop') },
} as const;

export type PreviewWidth = keyof typeof widths;

type FrameProps = { name: string; className: string; theme?: 'light' | 'dark'; children: ReactNode };

/**
 * Renders a part of the shop in an iframe with the styles of the desk, and its theme unless one is given. Links do
 * nothing.
 */
export const ThemedFrame = ({ name, className, theme, children }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
      inside.head.append(inside.importNode(style, true));
    inside.documentElement.className = document.documentElement.className;
    for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value);
    if (theme) inside.documentElement.dataset.theme = theme;
    const stay = (event: Event): void => event.preventDefault();
    inside.addEventListener('click', stay, true);
    inside.addEventListener('submit', stay, true);
    setBody(inside.body);
  }, [theme]);
  return (
    <>
      <iframe ref={frame} title={name} className={className} />
      {body && createPortal(children, body)}
    </>
  );
};

/** A page of the shop at this screen width. An iframe, so that media queries use this width. */
export const PreviewFrame = ({ width, children }: { width: PreviewWidth; children: ReactNode }) => (
  <section
    className="w-fit max-w-full overflow-x-auto border border-line"
    aria-label={t('desk.content.previewOf', { name: widths[width].name })}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
    tabIndex={0}
  >
    <ThemedFrame name={t('desk.parts.preview')} className={`block h-180 bg-paper ${widths[width].frame}`}>
      {children}
    </ThemedFrame>
  </section>
);
