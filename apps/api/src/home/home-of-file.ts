import type { HomeFile, HomePicture } from '@wearfolio/contracts/home/home-file';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { standardDescription } from './shop-description.ts';

const withArt = <Part extends { picture: HomePicture }>({ picture, ...rest }: Part) => ({ ...rest, art: { picture } });

/** The home page from a file, in the order of behavior.md#home-sections. */
export const homeOfFile = ({ slides, editorsChoice, summerShop, tropicalGlow, newArrivals }: HomeFile): HomePage => ({
  description: standardDescription,
  sections: [
    { kind: 'slides', title: 'Brands', slides: slides.map(withArt) },
    newestStrip,
    { kind: 'choice', ...withArt(editorsChoice), href: '/shop/featured_product' },
    { kind: 'tiles', title: summerShop.title, tiles: summerShop.tiles.map(withArt) },
    savedStrip,
    { kind: 'scenes', title: tropicalGlow.title, look: 'portrait', scenes: tropicalGlow.scenes.map(withArt) },
    { kind: 'scenes', title: newArrivals.title, look: 'landscape', scenes: newArrivals.scenes.map(withArt) },
  ],
});
