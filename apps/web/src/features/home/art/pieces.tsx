import type { Piece } from '@wearfolio/contracts/home/home-sections';
import { Link } from 'react-router-dom';
import { silhouetteOf } from '../../../ui/drawing/silhouette.ts';
import { SilhouetteDrawing } from '../../../ui/drawing/silhouette-drawing.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** The place of each piece. The first of three is the large one. */
const places = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] grid-rows-2 *:first:row-span-2',
] as const;

type PieceProps = {
  piece: Piece;
  sizes: string;
  isFirst?: boolean | undefined;
};

/**
 * A product's picture on the tone behind it. It is contained, whatever its ratio; the white that stores photograph on
 * becomes the tone. Without a picture, or when it fails, the drawing of its kind stands there.
 */
const PiecePicture = ({ piece: { picture, brand, categoryPath }, sizes, isFirst = false }: PieceProps) => (
  <Picture
    className="absolute inset-0 size-full object-contain mix-blend-multiply"
    src={picture?.src ?? null}
    alt=""
    width={picture?.width ?? 800}
    height={picture?.height ?? 1000}
    sizes={sizes}
    isFirst={isFirst}
    fallback={<SilhouetteDrawing kind={silhouetteOf(categoryPath)} label={brand} />}
  />
);

type Props = {
  pieces: readonly Piece[];
  sizes: string;
  /** Whether the pictures are asked for at once. */
  isFirst?: boolean;
  /** Whether each piece leads to its product. Inside another link it must not. */
  isLinked?: boolean;
  /** The room around and between the pieces. */
  className: string;
  /** The ground of each piece, where it is not that of all. */
  pieceClass?: string;
};

/** Up to three products, composed as one picture that fills its frame. */
export const Pieces = ({ pieces, sizes, isFirst, isLinked = false, className, pieceClass = '' }: Props) => (
  <ul className={`absolute inset-0 grid ${places[Math.min(pieces.length, 3)]} ${className}`}>
    {pieces.slice(0, 3).map((piece) => (
      <li key={piece.id} className={`relative min-h-0 min-w-0 ${pieceClass}`}>
        <PiecePicture piece={piece} sizes={sizes} isFirst={isFirst} />
        {isLinked && (
          <Link to={piece.href} className="absolute inset-0">
            <span className="sr-only">
              {piece.brand}, {piece.name}
            </span>
          </Link>
        )}
      </li>
    ))}
  </ul>
);
