import { fetchPicture } from '@wearfolio/catalogue/pictures/fetch-picture';
import { openDeriver } from '@wearfolio/pictures/derive-apart';

/** Of a picture in a preview, in pixels. */
const width = 240;

/** How long a store may take for a picture, in ms. */
const patience = 10_000;

type Options = { privateHosts: readonly string[]; publicUrl: string };

/**
 * Fetches pictures of stores for previews of feeds, with the protections for feeds, and makes them small in a process of
 * its own. Keeps nothing.
 */
export const openPreviewPictures = ({ privateHosts, publicUrl }: Options) => {
  const deriver = openDeriver();
  return {
    /** The picture as WebP; null if there is none. */
    make: async (source: string, signal: AbortSignal): Promise<Buffer | null> => {
      try {
        const fetched = await fetchPicture(source, {
          since: undefined,
          privateHosts,
          publicUrl,
          signal,
          time: patience,
        });
        if (fetched.isUnchanged) return null;
        const { files } = await deriver.derive(fetched.bytes, [width]);
        return files[0]?.bytes ?? null;
      } catch {
        // Whatever is wrong with it, the card is shown without it.
        return null;
      }
    },
    close: deriver.close,
  };
};
