import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { smallSource, sourceSet } from '@wearfolio/contracts/pictures';
import { settings } from '../../lib/settings.ts';

const Logo = ({ picture, className }: { picture: HomePicture; className: string }) => (
  <img
    src={smallSource(picture.src)}
    srcSet={sourceSet(picture.src)}
    sizes="180px"
    width={picture.width}
    height={picture.height}
    alt={settings.shop.name}
    className={`h-8 w-auto max-w-45 object-contain object-left ${className}`}
  />
);

/** The shop's logo, or its name if it has none. */
export const ShopName = ({ className = '' }: { className?: string }) => {
  const { name, logo, logoDark } = settings.shop;
  if (!logo) return <span className={`type-logo ${className}`}>{name}</span>;
  return (
    <>
      <Logo picture={logo} className={logoDark ? 'dark:hidden' : ''} />
      {logoDark && <Logo picture={logoDark} className="hidden dark:block" />}
    </>
  );
};
