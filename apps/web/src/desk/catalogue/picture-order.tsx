import { changeProducts, type DeskProduct } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button, TextButton } from '../../ui/button.tsx';
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

/** Orders and hides the pictures of a product. */
export const PictureOrder = ({ product, isEditor }: Props) => {
  const { id, pictures, changed } = product;
  const [order, setOrder] = useState<Ordered>(pictures);
  const save = useCatalogueChange((value: string | null) =>
    call(changeProducts, { body: { field: 'pictures', of: 0, value, ids: [id] } }),
  );
  const isOther = JSON.stringify(order) !== JSON.stringify(pictures);
  const leaveOut = (at: number): void =>
    setOrder(order.map((picture, place) => (place === at ? { ...picture, is_hidden: !picture.is_hidden } : picture)));
  if (pictures.length === 0) return <p className="type-card text-ink-2">The feed has no pictures.</p>;
  return (
    <>
      <ol className="flex flex-wrap gap-4">
        {order.map(({ path, src, color, is_hidden }, at) => (
          <li key={`${path} ${color}`} className="w-36">
            <Thumb src={src} className={`h-44 w-36 ${is_hidden ? 'opacity-40' : ''}`} />
            <p className="type-small mt-1 truncate text-ink-2">
              {at + 1}. {is_hidden ? 'left out' : color}
            </p>
            {isEditor && (
              <p className="type-small flex flex-wrap gap-x-3">
                <TextButton
                  disabled={at === 0}
                  aria-label={`Picture ${at + 1} earlier`}
                  onClick={() => setOrder(moved(order, at, at - 1))}
                >
                  Earlier
                </TextButton>
                <TextButton
                  disabled={at === order.length - 1}
                  aria-label={`Picture ${at + 1} later`}
                  onClick={() => setOrder(moved(order, at, at + 1))}
                >
                  Later
                </TextButton>
                <TextButton
                  aria-label={`Picture ${at + 1}: ${is_hidden ? 'show' : 'leave out'}`}
                  onClick={() => leaveOut(at)}
                >
                  {is_hidden ? 'Show' : 'Leave out'}
                </TextButton>
              </p>
            )}
          </li>
        ))}
      </ol>
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
                Save this order
              </Button>
              <TextButton onClick={() => setOrder(pictures)}>Back</TextButton>
            </>
          )}
          {!isOther && (
            <TextButton disabled={save.isPending} onClick={() => save.mutate(null)}>
              Pictures of the feed
            </TextButton>
          )}
        </p>
      )}
    </>
  );
};
