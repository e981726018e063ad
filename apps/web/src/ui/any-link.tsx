import { isOwnPath } from '@wearfolio/contracts/content/place';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../lib/t.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link of staff: to a path of the shop, or to another site in a new tab. */
export const AnyLink = ({ href, children, ...rest }: Props) => {
  if (isOwnPath(href)) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> {t('ui.opensInNewTab')}</span>
    </a>
  );
};
