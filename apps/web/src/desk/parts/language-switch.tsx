import { languageNameOf } from '@wearfolio/messages/language-name';
import { deskLocales } from '@wearfolio/messages/locales';
import { useLocation } from 'react-router-dom';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';

/** This page in another language, which the server then remembers on this device. */
const useAddressIn = (): ((language: string) => string) => {
  const { pathname, search, hash } = useLocation();
  return (language) => {
    const parameters = new URLSearchParams(search);
    parameters.set('language', language);
    return `${pathname}?${parameters}${hash}`;
  };
};

/** The languages of the desk. Another language has its own scripts, so its link loads the page. */
export const LanguageSwitch = () => {
  const addressIn = useAddressIn();
  return (
    <nav aria-label={t('desk.parts.language')}>
      <ul className="type-card flex flex-wrap gap-x-5">
        {deskLocales.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
              className="group inline-flex min-h-11 items-center text-ink-2 hover:text-ink aria-[current]:text-ink md:min-h-7"
            >
              <span className={language === locale ? 'underlined' : 'border-b border-clear pb-0.5'}>
                {languageNameOf(language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
