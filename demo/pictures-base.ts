/** Where the shop serves the demo's pictures; feeds name them by it. */
export const picturesBase = '/pictures/';
