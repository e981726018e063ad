import { Picture } from '../../ui/picture.tsx';

/** A small picture of a product beside its name; an empty frame if there is none. */
export const Thumb = ({ src, className = 'h-12 w-10' }: { src: string | null; className?: string }) => (
  <span className={`relative block shrink-0 overflow-hidden bg-picture-ground ${className}`}>
    <Picture
      src={src}
      alt=""
      width={80}
      height={100}
      sizes="80px"
      className="absolute inset-0 size-full object-contain"
      fallback={null}
    />
  </span>
);
