import { createElement, type ReactNode, useMemo } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { PlainText } from '../../../ui/plain-text.tsx';

/** What an import keeps, packages/feeds/src/clean/text/html.ts. */
const kept: ReadonlySet<string> = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3']);

/** Elements whose content is not readable text. */
const dropped: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea'],
]);

/** Deeper nesting is cut off. */
const deepest = 20;

const rebuilt = (node: Node, key: number, depth: number): ReactNode => {
  if (node.nodeType === node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== node.ELEMENT_NODE || depth > deepest) return null;
  const name = node.nodeName.toLowerCase();
  if (dropped.has(name)) return null;
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map((child, place) => rebuilt(child, place, depth + 1));
  // Other elements are replaced by their text, with spaces around it.
  if (!kept.has(name)) return [' ', ...children, ' '];
  return createElement(name, { key }, ...children);
};

const Built = ({ html }: { html: string }) => {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, place) => rebuilt(node, place, 0));
  }, [html]);
  return content;
};

/**
 * A store's description, sanitized again in the browser (behavior.md#product-description): parsed into an inert
 * document and rebuilt from a few elements without attributes. `lang` is its language, where it is not that of the page.
 */
export const Description = ({ html, lang }: { html: string; lang?: string | undefined }) => (
  <div className="prose" lang={lang}>
    {useIsHydrated() ? <Built html={html} /> : <PlainText html={html} />}
  </div>
);
