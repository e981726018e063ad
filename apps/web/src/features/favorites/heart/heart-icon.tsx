import { useState } from 'react';

const outline = 'M10 16.5 3.9 10.4a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5Z';

/** The heart: outlined, or filled in the accent color. It swells when it is filled. */
export const HeartIcon = ({ isFilled, filledClass = 'text-accent' }: { isFilled: boolean; filledClass?: string }) => {
  const [wasFilled] = useState(isFilled);
  const motion = wasFilled ? '' : 'animate-heart';
  return (
    <svg
      className={`shrink-0 ${isFilled ? `${motion} ${filledClass}` : ''}`}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  );
};
