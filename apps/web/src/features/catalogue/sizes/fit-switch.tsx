import { useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { switchFit, useKeptSizes } from '../../../session/worn-sizes.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { useMySizes } from './use-my-sizes.ts';

const [MySizes, prepare] = lazyOverlay(async () => (await import('./my-sizes.tsx')).MySizes);

/** The switch 'In my size' of a list. It asks for the shopper's sizes first, if they are unknown. */
export const FitSwitch = () => {
  const { isOn } = useKeptSizes();
  const { worn } = useMySizes();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const hasSizes = worn !== undefined && worn.length > 0;
  const ask = () => {
    setUsed(true);
    setOpen(true);
  };
  const turn = (on: boolean) => {
    if (on && worn !== undefined && !hasSizes) ask();
    else switchFit(on);
  };
  return (
    <div className="flex items-center gap-3 whitespace-nowrap">
      <Switch label={t('sizes.inMine')} isOn={isOn && hasSizes} onSwitch={turn} />
      {hasSizes && (
        <TextButton
          className="type-small text-ink-3"
          aria-label={t('sizes.edit')}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={ask}
        >
          {t('ui.edit')}
        </TextButton>
      )}
      {isUsed && (
        <MySizes isOpen={isOpen} onClose={() => setOpen(false)} onSaved={(saved) => switchFit(saved.length > 0)} />
      )}
    </div>
  );
};
