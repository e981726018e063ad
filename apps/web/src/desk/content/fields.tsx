import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { FocusField } from './focus-field.tsx';
import { UploadButton } from './upload-button.tsx';

type TextProps = { label: string; value: string; onChange: (value: string) => void; hint?: string; max?: number };

/** A text field of one line. */
export const Line = ({ label, value, onChange, hint, max }: TextProps) => (
  <Field
    label={label}
    name={label}
    autoComplete="off"
    maxLength={max}
    value={value}
    {...(hint !== undefined && { hint })}
    onChange={({ target }) => onChange(target.value)}
  />
);

type PictureProps = {
  picture: HomePicture | null;
  onChange: (picture: HomePicture | null) => void;
  label?: string;
  /** The sentence to show without a picture. */
  without?: string;
  /** Whether the shop crops the picture, so that it has a focal point. */
  isCropped?: boolean;
  /** Whether the picture replaces text: a logo stands for the shop's name. */
  hasWords?: boolean;
  error?: string | undefined;
  /** The classes of the picture in the editor. */
  thumbClass?: string;
};

/** A picture with buttons to upload and remove it. */
export const PictureField = ({
  picture,
  onChange,
  label = t('desk.parts.picture'),
  without = t('desk.content.productsLinkedListing'),
  hasWords = true,
  isCropped = false,
  error,
  thumbClass = 'h-20 w-24',
}: PictureProps) => {
  return (
    <div className="grid gap-2">
      <p className="type-small text-ink-2">{label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {picture && <Thumb src={picture.src} className={thumbClass} />}
        <UploadButton
          of={label}
          label={picture ? t('desk.content.anotherPicture') : t('desk.content.uploadPicture')}
          onUpload={(uploaded) => onChange({ ...uploaded, alt: picture?.alt ?? '' })}
        />
        {picture && (
          <TextButton aria-label={t('desk.content.removeName', { name: label })} onClick={() => onChange(null)}>
            {t('desk.parts.remove')}
          </TextButton>
        )}
        {!picture && <span className="type-small text-ink-3">{t('desk.content.none', { without })}</span>}
      </div>
      {error && (
        <p className="type-small text-sale" role="alert">
          {error}
        </p>
      )}
      {picture && isCropped && <FocusField picture={picture} onChange={(focus) => onChange({ ...picture, focus })} />}
      {picture && hasWords && (
        <Line
          label={t('desk.content.pictureText')}
          hint={t('desk.content.pictureTextHint')}
          value={picture.alt}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </div>
  );
};
