import { createElement, type ReactNode, useMemo } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { AnyLink } from '../../../ui/any-link.tsx';
import { PlainText } from '../../../ui/plain-text.tsx';

const headings: Readonly<Record<string, string>> = {
  h2: 'type-heading pt-6 text-balance text-ink',
  h3: 'type-small-heading pt-4 text-ink',
};

const kept: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
]);

/** The allowed targets of links in a text. */
const place = /^(\/(?!\/)|https?:\/\/|mailto:)/i;

/** Deeper nesting is cut off. */
const deepest = 20;

const link = (href: string, key: number, children: ReactNode) => {
  if (!place.test(href)) return children;
  if (/^mailto:/i.test(href)) return createElement('a', { key, href, className: 'underlined' }, children);
  return (
    <AnyLink key={key} href={href} className="underlined">
      {children}
    </AnyLink>
  );
};

const rebuilt = (node: Node, key: number, depth: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || depth > deepest) return null;
  const name = node.localName;
  if (!kept.has(name)) return null;
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, depth + 1));
  if (name === 'a') return link(node.getAttribute('href') ?? '', key, children);
  return createElement(name, { key, className: headings[name] }, ...children);
};

const Built = ({ html }: { html: string }) => {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, at) => rebuilt(node, at, 0));
  }, [html]);
  return content;
};

/**
 * A text of staff. The server has sanitized it; here it is also rebuilt from a few elements, so that no HTML is
 * inserted as is.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className="prose text-[0.9375rem] leading-6 text-ink-2">
    {useIsHydrated() ? <Built html={html} /> : <PlainText html={html} />}
  </div>
);
