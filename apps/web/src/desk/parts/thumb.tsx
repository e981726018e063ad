import { SilhouetteDrawing } from '../../ui/drawing/silhouette-drawing.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = { src: string | null; className?: string };

/** A small picture of a product beside its name; a drawing of a swing tag if there is none. */
export const Thumb = ({ src, className = 'h-12 w-10' }: Props) => (
  <span className={`dimmed-in-dark relative block shrink-0 overflow-hidden bg-picture-ground ${className}`}>
    <Picture
      src={src}
      alt=""
      width={80}
      height={100}
      sizes="80px"
      className="absolute inset-0 size-full object-contain"
      fallback={<SilhouetteDrawing kind="tag" />}
    />
  </span>
);
