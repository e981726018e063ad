import { encode } from 'uqr';

/** A QR code as one path. Black on white in both themes, because some cameras cannot read inverted codes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-52" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
