import {
  accentContrast,
  isHexColor,
  leastContrast,
  readableShade,
  type Scheme,
} from '@wearfolio/contracts/identity/accent';
import type { IdentityDraft } from '@wearfolio/contracts/identity/identity';
import { formatFixed, inSentence } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';

/** The default accent: the one built into the shop. */
const builtAccent = { light: '#a5351f', dark: '#ff9a80' };

const names = { light: t('desk.identity.onLightPages'), dark: t('desk.identity.onDarkPages') } as const;

type ShadeProps = { scheme: Scheme; value: string; onChange: (value: string) => void };

/** A color as a hex value or from the browser's color picker, with its contrast and the nearest readable shade. */
const Shade = ({ scheme, value, onChange }: ShadeProps) => {
  const isColor = isHexColor(value);
  const contrast = isColor ? accentContrast(value, scheme) : 0;
  const isReadable = contrast >= leastContrast;
  const proposal = isColor && !isReadable ? readableShade(value, scheme) : null;
  const error = isColor
    ? t('desk.identity.contrastTooLow', { contrast: formatFixed(contrast, 1) })
    : t('desk.identity.colorRule');
  return (
    <div>
      <div className="flex gap-3">
        <input
          type="color"
          className="mt-5.5 h-12 w-14 border border-line-2 bg-surface p-1"
          aria-label={t('desk.identity.palette', { name: names[scheme] })}
          value={isColor ? value.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <Field
          label={names[scheme]}
          name={`accent-${scheme}`}
          className="min-w-0 flex-1"
          autoComplete="off"
          maxLength={7}
          value={value}
          {...(isReadable
            ? { hint: t('desk.identity.contrastEnough', { contrast: formatFixed(contrast, 1) }) }
            : { error })}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      {proposal && (
        <p className="type-small mt-6 flex flex-wrap items-center gap-x-2 text-ink-2">
          <span className="inline-block size-4" style={{ background: proposal }} />
          {t('desk.identity.nearestShade', { proposal })}
          <TextButton
            aria-label={t('desk.identity.take', { proposal, name: inSentence(names[scheme]) })}
            onClick={() => onChange(proposal)}
          >
            {t('desk.identity.takeAction')}
          </TextButton>
        </p>
      )}
    </div>
  );
};

type Props = { accent: IdentityDraft['accent']; onChange: (accent: IdentityDraft['accent']) => void };

/** The color of filled buttons and hearts. Without it, buttons are black. */
export const AccentField = ({ accent, onChange }: Props) => (
  <div className="grid gap-3">
    <CheckBox
      label={t('desk.identity.accentSwitch')}
      checked={accent !== null}
      onChange={({ target }) => onChange(target.checked ? builtAccent : null)}
    />
    {accent && (
      <div className="grid gap-5 sm:grid-cols-2">
        <Shade scheme="light" value={accent.light} onChange={(light) => onChange({ ...accent, light })} />
        <Shade scheme="dark" value={accent.dark} onChange={(dark) => onChange({ ...accent, dark })} />
      </div>
    )}
  </div>
);
