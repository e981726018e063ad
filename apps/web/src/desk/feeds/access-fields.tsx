import type { FeedAccess } from '@wearfolio/contracts/desk-feed-source';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../parts/select.tsx';
import type { SettingErrors } from './settings-fields.tsx';

/** How the shop identifies itself to the server of a feed. Without `access`, as before. */
export type Access = { access?: FeedAccess; user: string; header: string; secret: string };

/** A server that asks for nothing. */
export const openAccess: Access = { access: 'open', user: '', header: '', secret: '' };

export const accessWords: Record<FeedAccess, string> = {
  open: t('desk.feeds.nothing'),
  password: t('desk.feeds.userPassword'),
  bearer: t('desk.feeds.token'),
  header: t('desk.feeds.keyHeader'),
};

const secretWords = {
  password: t('desk.parts.password'),
  bearer: t('desk.feeds.tokenSecret'),
  header: t('desk.feeds.key'),
} as const;

const isAccess = (name: string): name is FeedAccess => Object.hasOwn(accessWords, name);

/** Whether an address sends a password in plain text. */
const isReadable = (address: string): boolean => /^(?:http|ftp):/i.test(address.trim());

type Props = {
  access: Access;
  /** Of the feed. */
  address: string;
  /** Whether what the shop showed before can stay. */
  canStay?: boolean;
  errors: SettingErrors;
  onChange: (access: Access) => void;
};

/** What the server of a feed asks for. Passwords are sent once, and never shown again. */
export const AccessFields = ({ access: said, address, canStay = false, errors, onChange }: Props) => {
  const { access, user, header, secret } = said;
  const field = (name: 'user' | 'header' | 'secret', label: string, type: 'text' | 'password') => (
    <Field
      label={label}
      name={`feed-${name}`}
      type={type}
      autoComplete="off"
      spellCheck={false}
      isRequired
      error={errors[name]}
      value={{ user, header, secret }[name]}
      onChange={({ target }) => onChange({ ...said, [name]: target.value })}
    />
  );
  return (
    <div className="grid items-start gap-x-3 gap-y-8 sm:grid-cols-[auto_1fr_1fr]">
      <Select
        label={t('desk.feeds.serverAsks')}
        className="gap-1.5 [&>select]:h-12"
        value={access ?? ''}
        onChoose={(name) => {
          const { access: _, ...rest } = said;
          onChange(isAccess(name) ? { ...rest, access: name } : rest);
        }}
      >
        {canStay && <option value="">{t('desk.feeds.sameAsBefore')}</option>}
        {Object.entries(accessWords).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Select>
      {access === 'password' && field('user', t('desk.feeds.user'), 'text')}
      {access === 'header' && field('header', t('desk.feeds.nameHeader'), 'text')}
      {access !== undefined && access !== 'open' && (
        <div className="grid gap-2">
          {field('secret', secretWords[access], 'password')}
          {isReadable(address) && (
            <p className="type-small bg-soft-warn p-2 text-warn" role="status">
              {/^ftp/i.test(address.trim()) ? t('desk.feeds.unencryptedFtp') : t('desk.feeds.unencryptedHttp')}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
