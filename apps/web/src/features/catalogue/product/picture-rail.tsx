import { t } from '../../../lib/t.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { originClass } from '../card/picture-source.ts';

type Props = {
  pictures: readonly string[];
  className: string;
  current: number;
  onChoose: (index: number) => void;
};

/** The pictures as thumbnails to choose one. */
export const PictureRail = ({ pictures, className, current, onChoose }: Props) => (
  <ul className={className}>
    {pictures.map((src, index) => (
      <li key={src} className="w-18">
        <button
          type="button"
          className="block w-full border border-clear aria-pressed:border-ink"
          aria-label={t('product.picture', { index: index + 1 })}
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          <div className={`frame dimmed-in-dark ${originClass(src)}`}>
            <Picture src={src} alt="" width={800} height={1000} sizes="72px" fallback={null} />
          </div>
        </button>
      </li>
    ))}
  </ul>
);
