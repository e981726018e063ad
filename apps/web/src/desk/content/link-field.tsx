import { useQuery } from '@tanstack/react-query';
import { isPlace } from '@wearfolio/contracts/content/place';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextButton } from '../../ui/button.tsx';
import { linkQuery } from './api.ts';
import { Line } from './fields.tsx';
import { LinkPicker, type PickedKinds } from './link-picker.tsx';

const LinkState = ({ link }: { link: string }) => {
  const settled = useDebounced(link.trim(), 300);
  const isWritten = isPlace(settled);
  const { data: isAlive } = useQuery({ ...linkQuery(settled), enabled: isWritten && settled.startsWith('/') });
  const isDead = settled !== '' && (!isWritten || isAlive === false);
  return (
    <p className={`type-small -mt-3 ${isDead ? 'text-sale' : 'text-ok'}`} role="status">
      {isDead && (isWritten ? t('desk.content.linkNowhere') : t('desk.content.linkMalformed'))}
      {!isDead && isAlive && t('desk.content.linkLeads')}
    </p>
  );
};

type Props = PickedKinds & { label: string; value: string; onChange: (href: string) => void; hint?: string };

/** A link: typed and checked meanwhile, or picked. */
export const LinkField = ({ label, value, onChange, hint, ...picked }: Props) => {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid gap-4">
      <Line label={label} value={value} onChange={onChange} {...(hint !== undefined && { hint })} />
      <LinkState link={value} />
      <TextButton
        className="type-small -mt-3 justify-self-start"
        aria-expanded={isPicking}
        aria-label={isPicking ? t('desk.content.closePickerOf', { label }) : t('desk.content.pickLinkOf', { label })}
        onClick={() => setIsPicking(!isPicking)}
      >
        {isPicking ? t('desk.content.closePicker') : t('desk.content.pickLink')}
      </TextButton>
      {isPicking && (
        <LinkPicker
          {...picked}
          onPick={(href) => {
            onChange(href);
            setIsPicking(false);
          }}
        />
      )}
    </div>
  );
};
