import { changeProducts } from '@wearfolio/contracts/desk-changes';
import type { DeskProduct } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { UploadButton } from '../content/upload-button.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { useCatalogueChange } from './undo.tsx';

type Ordered = DeskProduct['pictures'];

const moved = (list: Ordered, from: number, to: number): Ordered => {
  const next = [...list];
  const [picture] = next.splice(from, 1);
  if (picture) next.splice(to, 0, picture);
  return next;
};

type Props = { product: DeskProduct; isEditor: boolean };

/** Orders and hides the pictures of a product, and adds own ones. */
export const PictureOrder = ({ product, isEditor }: Props) => {
  const { id, pictures, changed } = product;
  const [order, setOrder] = useState<Ordered>(pictures);
  const save = useCatalogueChange((value: string | null) =>
    call(changeProducts, { body: { field: 'pictures', of: 0, value, ids: [id] } }),
  );
  const isOther = JSON.stringify(order) !== JSON.stringify(pictures);
  const leaveOut = (at: number): void =>
    setOrder(order.map((picture, place) => (place === at ? { ...picture, is_hidden: !picture.is_hidden } : picture)));
  const add = (src: string): void =>
    setOrder([
      { path: src, src, color: '', is_hidden: false, is_own: true },
      ...order.filter(({ path }) => path !== src),
    ]);
  return (
    <>
      {order.length === 0 && <p className="type-card mb-3 text-ink-2">{t('desk.catalogue.noPicturesInFeed')}</p>}
      <ol className="flex flex-wrap gap-4">
        {order.map(({ path, src, color, is_hidden, is_own }, at) => (
          <li key={`${path} ${color}`} className="w-36">
            <Thumb src={src} className={`h-44 w-36 ${is_hidden ? 'opacity-40' : ''}`} />
            <p className="type-small mt-1 truncate text-ink-2">
              {at + 1}.{' '}
              {is_own ? <span className="font-medium text-info">{t('desk.catalogue.ownPicture')}</span> : color}
              {is_hidden && ` ${t('desk.catalogue.leftOut')}`}
            </p>
            {isEditor && (
              <p className="type-small flex flex-wrap gap-x-3">
                <TextButton
                  disabled={at === 0}
                  aria-label={t('desk.catalogue.pictureEarlier', { at: at + 1 })}
                  onClick={() => setOrder(moved(order, at, at - 1))}
                >
                  {t('desk.catalogue.earlier')}
                </TextButton>
                <TextButton
                  disabled={at === order.length - 1}
                  aria-label={t('desk.catalogue.pictureLater', { at: at + 1 })}
                  onClick={() => setOrder(moved(order, at, at + 1))}
                >
                  {t('desk.catalogue.later')}
                </TextButton>
                {is_own && (
                  <TextButton
                    aria-label={t('desk.parts.removePicture', { at: at + 1 })}
                    onClick={() => setOrder(order.filter((_, place) => place !== at))}
                  >
                    {t('desk.parts.remove')}
                  </TextButton>
                )}
                <TextButton
                  aria-label={
                    is_hidden
                      ? t('desk.catalogue.pictureShow', { at: at + 1 })
                      : t('desk.catalogue.pictureLeaveOut', { at: at + 1 })
                  }
                  onClick={() => leaveOut(at)}
                >
                  {is_hidden ? t('desk.catalogue.show') : t('desk.catalogue.leaveOutAction')}
                </TextButton>
              </p>
            )}
          </li>
        ))}
      </ol>
      {isEditor && (
        <div className="mt-3">
          <UploadButton label={t('desk.parts.addPicture')} onUpload={({ src }) => add(src)} />
        </div>
      )}
      {isEditor && (isOther || changed.includes('pictures')) && (
        <p className="type-card mt-3 flex flex-wrap items-center gap-4">
          {isOther && (
            <>
              <Button
                look="outlined"
                size="float"
                disabled={save.isPending}
                onClick={() =>
                  save.mutate(JSON.stringify(order.map(({ path, is_hidden: isHidden }) => ({ path, isHidden }))))
                }
              >
                {t('desk.catalogue.saveOrder')}
              </Button>
              <TextButton onClick={() => setOrder(pictures)}>{t('desk.catalogue.back')}</TextButton>
            </>
          )}
          {!isOther && (
            <TextButton disabled={save.isPending} onClick={() => save.mutate(null)}>
              {t('desk.catalogue.picturesFeed')}
            </TextButton>
          )}
        </p>
      )}
    </>
  );
};
