/** The maximum extent of a drawing in its own coordinates. */
export const drawingRegion =
  'filterUnits="userSpaceOnUse" x="-440" y="-40" width="880" height="1080" color-interpolation-filters="sRGB"';

/** The shadow of a piece on what is below. `lift` is its thickness, 2 to 10. */
export const liftFilter = (id: string, lift: number) =>
  `<filter id="${id}" ${drawingRegion}><feDropShadow dx="${(lift * 0.7).toFixed(1)}" dy="${lift}" stdDeviation="${(lift * 0.8).toFixed(1)}" flood-color="#1A0F06" flood-opacity=".3"/></filter>`;

/** The cast and contact shadow of a silhouette on the ground, in the canvas's coordinates. */
export const silhouetteFilter = (id: string, width: number, height: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="${width + 400}" height="${height + 400}" color-interpolation-filters="sRGB">` +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="22"/><feOffset dx="20" dy="30"/><feComponentTransfer result="far"><feFuncA type="linear" slope=".34"/></feComponentTransfer>' +
  '<feFlood flood-color="#2A1C10"/><feComposite in2="far" operator="in" result="cast"/>' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="5" dy="8"/><feComponentTransfer result="near"><feFuncA type="linear" slope=".42"/></feComponentTransfer>' +
  '<feFlood flood-color="#1A0F06"/><feComposite in2="near" operator="in" result="contact"/>' +
  '<feMerge><feMergeNode in="cast"/><feMergeNode in="contact"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

export const blurFilter = (id: string, blur: number, [x, y, width, height] = [-440, -40, 880, 1080]) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

export const grainFilter = (id: string, seed: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed}"/>` +
  '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .3 0 0 0 0 .24 0 0 0 .5 -.19"/></filter>';
