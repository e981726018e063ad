/** The URL path of the demo's pictures, as used in its feeds. */
export const picturesBase = '/pictures/';
