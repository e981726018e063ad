import { type DragEvent, useId, useState } from 'react';
import { formatFixed } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import type { Uploading } from './use-upload.ts';

const megabyte = 1024 ** 2;

const sizeWords = (bytes: number): string =>
  bytes < megabyte
    ? t('desk.feeds.kb', { bytes: Math.ceil(bytes / 1024) })
    : t('desk.parts.mb', { bytes: formatFixed(bytes / megabyte, 1) });

const accepted = '.csv,.tsv,.txt,.xml,.json,.jsonl,.ndjson,.gz,.zip';

const stateWords = ({ upload, isSending }: Uploading): string => {
  if (!upload) return t('desk.feeds.uploadHint');
  const { name, bytes, received } = upload;
  if (received === bytes) return t('desk.feeds.uploaded', { name, size: sizeWords(bytes) });
  const sofar = t('desk.feeds.uploadProgress', { name, size: sizeWords(received), size2: sizeWords(bytes) });
  return isSending ? sofar : t('desk.feeds.uploadStopped', { sofar });
};

/** Uploads a chosen or dropped feed and shows the progress. */
export const UploadField = ({ uploading }: { uploading: Uploading }) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { upload, isSending, error, send } = uploading;
  const sendFirst = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) send(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    sendFirst(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button.
    <div
      className={`border border-dashed p-4 ${isOver ? 'border-ink bg-tint' : 'border-line-2'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id={id}
          type="file"
          accept={accepted}
          className="peer sr-only"
          aria-describedby={`${id}-state`}
          onChange={({ target }) => {
            sendFirst(target.files);
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className="inline-flex h-10 cursor-pointer items-center border border-ink px-7 font-medium hover:bg-tint peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink max-md:h-11"
        >
          {upload ? t('desk.feeds.chooseAnotherFile') : t('desk.feeds.chooseFile')}
        </label>
        <p id={`${id}-state`} className="type-card min-w-0 flex-1 wrap-anywhere text-ink-2" role="status">
          {stateWords(uploading)}
        </p>
      </div>
      {upload && isSending && (
        <progress
          className="mt-3 block h-1.5 w-full accent-ink"
          aria-label={t('desk.feeds.upload')}
          max={upload.bytes}
          value={upload.received}
        />
      )}
      {error && (
        <p className="type-card mt-2 wrap-anywhere text-sale" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
