import type { Piece } from '@wearfolio/contracts/home/home-sections';
import { Link } from 'react-router-dom';
import { silhouetteOf } from '../../../ui/drawing/silhouette.ts';
import { SilhouetteDrawing } from '../../../ui/drawing/silhouette-drawing.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** The positions of the pieces. The first of three is the largest. */
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
 * A product's picture on a tone. It is contained in any ratio, and its white background becomes the tone. Without a
 * picture, the drawing of its kind is shown.
 */
const PiecePicture = ({ piece: { picture, categoryPath }, sizes, isFirst = false }: PieceProps) => (
  <Picture
    className="absolute inset-0 size-full object-contain mix-blend-multiply"
    src={picture?.src ?? null}
    alt=""
    width={picture?.width ?? 800}
    height={picture?.height ?? 1000}
    sizes={sizes}
    isFirst={isFirst}
    fallback={<SilhouetteDrawing kind={silhouetteOf(categoryPath)} />}
  />
);

type Props = {
  pieces: readonly Piece[];
  sizes: string;
  /** Whether the pictures load eagerly. */
  isFirst?: boolean;
  /** Whether each piece links to its product; false inside another link. */
  isLinked?: boolean;
  /** The classes for the space around and between the pieces. */
  className: string;
  /** The ground of single pieces, if it differs. */
  pieceClass?: string;
};

/** Up to three products, composed into one picture that fills its frame. */
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
