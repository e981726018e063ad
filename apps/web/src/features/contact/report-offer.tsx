import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';

const [ReportDialog] = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog, Nothing, <Nothing />);

type Props = { productId: number; name: string };

/** A button that opens the form to report an offer. The form is loaded on demand. */
export const ReportOffer = ({ productId, name }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <TextButton className="type-small mt-4 text-ink-2" aria-haspopup="dialog" onClick={open}>
        {t('contact.report')}
      </TextButton>
      {wasOpen && <ReportDialog productId={productId} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
