import { isPlace } from '@wearfolio/contracts/content/place';
import { useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { deeds, type Marked } from './mark-text.ts';

type LinkProps = { onLink: (address: string) => void; onCancel: () => void };

const LinkForm = ({ onLink, onCancel }: LinkProps) => {
  const [address, setAddress] = useState('/');
  const isGood = isPlace(address.trim());
  return (
    <div className="flex flex-wrap items-end gap-3 bg-tint p-3">
      <Field
        label={t('desk.content.linkTarget')}
        name="link"
        autoComplete="off"
        className="min-w-0 flex-1 basis-60"
        hint={t('desk.content.linkHint')}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button size="float" disabled={!isGood} onClick={() => onLink(address.trim())}>
        {t('desk.content.setLink')}
      </Button>
      <TextButton onClick={onCancel}>{t('ui.cancel')}</TextButton>
    </div>
  );
};

type Props = { label: string; value: string; onChange: (value: string) => void; rows?: number };

const buttons = [
  ['heading', t('desk.content.heading')],
  ['bold', t('desk.content.bold')],
  ['list', t('desk.parts.list')],
] as const;

/** A text of several paragraphs, with buttons that mark headings, bold words, lists and links. */
export const Markdown = ({ label, value, onChange, rows = 16 }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isLinking, setLinking] = useState(false);
  const mark = (deed: (marked: Marked) => Marked): void => {
    const field = area.current;
    if (!field) return;
    const marked = deed({ text: value, from: field.selectionStart, to: field.selectionEnd });
    onChange(marked.text);
    // The selection can be set once the new text is there.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.from, marked.to);
    });
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2" role="toolbar" aria-label={t('desk.content.marks', { label })}>
        {buttons.map(([name, words]) => (
          <Button key={name} look="outlined" size="float" className="px-4" onClick={() => mark(deeds[name])}>
            {words}
          </Button>
        ))}
        <Button
          look="outlined"
          size="float"
          className="px-4"
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {t('desk.parts.link')}
        </Button>
      </div>
      {isLinking && (
        <LinkForm
          onLink={(address) => {
            mark((marked) => deeds.link(marked, address));
            setLinking(false);
          }}
          onCancel={() => setLinking(false)}
        />
      )}
      <TextArea
        ref={area}
        label={label}
        hint={t('desk.content.textHint')}
        rows={rows}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};
