import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { uploadPicture } from './api.ts';

type Props = {
  label: string;
  /** What is uploaded, if there are several buttons. */
  of?: string;
  onUpload: (picture: HomePicture) => void;
};

/** A button that uploads a picture, and tells why the shop refuses one. */
export const UploadButton = ({ label, of = label, onUpload }: Props) => {
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ isBusy: boolean; fault: string }>({ isBusy: false, fault: '' });
  const upload = async (chosen: File): Promise<void> => {
    setState({ isBusy: true, fault: '' });
    try {
      onUpload(await uploadPicture(chosen));
      setState({ isBusy: false, fault: '' });
    } catch (error) {
      const fault = error instanceof Error ? error.message : t('desk.content.pictureRefused');
      setState({ isBusy: false, fault });
    }
  };
  return (
    <>
      <Button look="outlined" size="float" disabled={state.isBusy} onClick={() => file.current?.click()}>
        {state.isBusy ? t('desk.content.uploading') : label}
      </Button>
      <input
        ref={file}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('desk.content.file', { label: of })}
        accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      {state.fault && (
        <p className="type-small text-sale" role="alert">
          {state.fault}
        </p>
      )}
    </>
  );
};
