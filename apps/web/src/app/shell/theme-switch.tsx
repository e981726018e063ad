import { message } from '@wearfolio/messages/key';
import { t } from '../../lib/t.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

const names = { light: message('shell.light'), dark: message('shell.dark'), system: message('shell.system') } as const;

/** Chooses the theme: light, dark or system (look 2.1). */
export const ThemeSwitch = () => {
  const chosen = useTheme();
  return (
    <fieldset className="noscript:hidden flex items-center gap-5">
      <legend className="sr-only">{t('shell.theme')}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="inline-flex min-h-11 cursor-pointer items-center hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink md:min-h-7"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <span className={theme === chosen ? 'underlined' : 'border-b border-clear pb-0.5'}>{t(names[theme])}</span>
        </label>
      ))}
    </fieldset>
  );
};
