import type { ComponentProps } from 'react';
import type { useWasNear } from '../../../lib/use-was-near.ts';
import { CardStrip } from './card-strip.tsx';

type Props = ComponentProps<typeof CardStrip> & { near: ReturnType<typeof useWasNear<HTMLDivElement>> };

/** A row of products whose cards load near the view. Its skeleton rests until then, because each beat costs a drawing. */
export const NearStrip = ({ near: { ref, wasNear }, ...strip }: Props) => (
  <div ref={ref} className={wasNear ? undefined : '[&_*]:animate-none'}>
    <CardStrip {...strip} />
  </div>
);
