import { languageNameOf } from '@wearfolio/messages/language-name';
import { locales } from '@wearfolio/messages/locales';
import { Select } from '../parts/select.tsx';

export type ShopLanguage = (typeof locales)[number];

export const isShopLanguage = (text: string): text is ShopLanguage => locales.some((code) => code === text);

type Props = {
  label: string;
  value: ShopLanguage | '';
  /** The words of '', if it can be chosen. */
  none?: string;
  onChoose: (language: ShopLanguage | '') => void;
};

/** The choice of a language of the shop. */
export const LanguageSelect = ({ label, value, none, onChoose }: Props) => (
  <Select
    className="max-w-80"
    label={label}
    value={value}
    onChoose={(chosen) => onChoose(isShopLanguage(chosen) ? chosen : '')}
  >
    {none !== undefined && <option value="">{none}</option>}
    {locales.map((code) => (
      <option key={code} value={code}>
        {languageNameOf(code)}
      </option>
    ))}
  </Select>
);
