import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { previewQuery } from '../content/api.ts';
import { Select } from '../parts/select.tsx';

const widths = { phone: 'w-97.5 max-w-full', desktop: 'w-180 max-w-none' } as const;

/**
 * Renders an e-mail in an iframe. Styles are set through the DOM, because the content security policy blocks inline
 * styles in HTML.
 */
const show = (inside: Document, html: string): void => {
  const plain = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-look="');
  const mail = new DOMParser().parseFromString(plain, 'text/html');
  for (const image of mail.querySelectorAll('img')) image.src = new URL(image.src, location.origin).pathname;
  inside.body.replaceChildren(...[...mail.body.childNodes].map((node) => inside.importNode(node, true)));
  for (const element of inside.querySelectorAll<HTMLElement>('[data-look]'))
    element.style.cssText = element.dataset.look ?? '';
  inside.body.style.margin = '0';
};

const MailFrame = ({ html, width }: { html: string; width: keyof typeof widths }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    show(inside, html);
    const stay = (event: Event): void => event.preventDefault();
    inside.addEventListener('click', stay, true);
    return () => inside.removeEventListener('click', stay, true);
  }, [html]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
    <section className="overflow-x-auto border border-line" aria-label={t('desk.newsletter.previewMail')} tabIndex={0}>
      <iframe ref={frame} title={t('desk.newsletter.mail')} className={`block h-180 bg-white ${widths[width]}`} />
    </section>
  );
};

/** A newsletter as readers see it: on a phone, on a desktop, and as plain text. */
export const MailPreview = ({ documentKey, text }: { documentKey: string; text: string }) => {
  const [look, setLook] = useState<'phone' | 'desktop' | 'text'>('phone');
  const { data, error } = useQuery({
    ...previewQuery(documentKey, useDebounced(text, 500)),
    placeholderData: (before) => before,
  });
  const mail = data?.mail;
  return (
    <>
      <Select
        label={t('desk.parts.preview')}
        className="mb-3 w-48"
        value={look}
        onChoose={(name) => setLook(name === 'desktop' || name === 'text' ? name : 'phone')}
      >
        <option value="phone">{t('desk.parts.phone')}</option>
        <option value="desktop">{t('desk.parts.desktop')}</option>
        <option value="text">{t('desk.newsletter.plainText')}</option>
      </Select>
      {error && (
        <p className="mb-3 text-sale" role="status">
          {error.message}
        </p>
      )}
      {!mail && !error && <Skeleton className="h-180 max-w-97.5" />}
      {mail && look !== 'text' && <MailFrame key={look} html={mail.html} width={look} />}
      {mail && look === 'text' && (
        <section
          className="h-180 overflow-auto border border-line bg-surface p-4"
          aria-label={t('desk.newsletter.plainText')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
          tabIndex={0}
        >
          <pre className="font-mono text-[0.75rem] whitespace-pre-wrap">{mail.text}</pre>
        </section>
      )}
    </>
  );
};
