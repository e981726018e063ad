import { fontPairNames, fontPairs } from '@wearfolio/contracts/identity/font-pairs';
import { type IdentityDraft, identityDraft, priceRules } from '@wearfolio/contracts/identity/identity';
import { standardCountry } from '@wearfolio/contracts/identity/standard';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { PictureField } from '../content/fields.tsx';
import { say } from '../parts/say.ts';
import { Select } from '../parts/select.tsx';
import { AccentField } from './accent-field.tsx';
import { type Lock, lockWords, useLocks } from './use-locks.ts';

type AreaProps = {
  label: string;
  value: string;
  rows: number;
  hint: string;
  error: string | undefined;
  lock?: Lock | undefined;
  onChange: (value: string) => void;
  onLeave?: () => void;
};

const Area = ({ label, value, rows, hint, error, lock, onChange, onLeave }: AreaProps) => (
  <TextArea
    label={label}
    rows={rows}
    hint={lock ? lockWords(lock) : hint}
    error={error}
    readOnly={lock !== undefined}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={onLeave}
  />
);

type LineProps = {
  label: string;
  name: string;
  value: string;
  max: number;
  hint?: string;
  error: string | undefined;
  lock: Lock | undefined;
  onChange: (value: string) => void;
};

const LockableLine = ({ lock, value, hint, max, onChange, ...field }: LineProps) => {
  const shownHint = lock ? lockWords(lock) : hint;
  return (
    <Field
      {...field}
      autoComplete="off"
      maxLength={max}
      readOnly={lock !== undefined}
      value={lock?.value ?? value}
      {...(shownHint !== undefined && { hint: shownHint })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const ruleNames = {
  lowest30: t('desk.identity.lowestPrice30DaysBefore'),
  store: t('desk.identity.storesOwnRegularPrice'),
} as const;

/** The first error of each field, by the prefix of its path. */
const faultsOf = (body: IdentityDraft): Map<string, string> => {
  const { error } = identityDraft.safeParse(body);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!faults.has(field)) faults.set(field, say(message));
  }
  return faults;
};

type Props = {
  body: IdentityDraft;
  /** Takes an update function, because a picture can be uploading while other fields change. */
  onChange: (change: (body: IdentityDraft) => IdentityDraft) => void;
  isEditor: boolean;
};

/** The fields of the shop's identity. A field set in the environment is locked. */
export const IdentityFields = ({ body, onChange, isEditor }: Props) => {
  const lockOf = useLocks();
  const faults = faultsOf(body);
  const change = (part: Partial<IdentityDraft>): void => onChange((now) => ({ ...now, ...part }));
  const ruleLock = lockOf('price_rule');
  const socialLock = lockOf('social_urls');
  const picture = { hasWords: false, thumbClass: 'h-14 w-40' } as const;
  return (
    <fieldset className="grid gap-7" disabled={!isEditor}>
      <LockableLine
        label={t('desk.parts.name')}
        name="name"
        max={40}
        value={body.name}
        lock={lockOf('name')}
        error={faults.get('name')}
        onChange={(name) => change({ name })}
      />
      <PictureField
        {...picture}
        label={t('desk.parts.logo')}
        without={t('desk.identity.nameLetters')}
        picture={body.logo}
        error={faults.get('logo')}
        onChange={(logo) => change({ logo })}
      />
      {body.logo && (
        <PictureField
          {...picture}
          label={t('desk.identity.logoOnDarkPages')}
          without={t('desk.identity.sameLogo')}
          picture={body.logo_dark}
          error={faults.get('logo_dark')}
          onChange={(logo_dark) => change({ logo_dark })}
        />
      )}
      <PictureField
        {...picture}
        thumbClass="size-14"
        label={t('desk.identity.icon')}
        without={t('desk.identity.iconHint')}
        picture={body.icon}
        error={faults.get('icon')}
        onChange={(icon) => change({ icon })}
      />
      <AccentField accent={body.accent} onChange={(accent) => change({ accent })} />
      <Select
        label={t('desk.identity.fonts')}
        value={body.fonts}
        onChoose={(name) => change({ fonts: fontPairNames.find((one) => one === name) ?? body.fonts })}
      >
        {fontPairNames.map((name) => (
          <option key={name} value={name}>
            {t('desk.identity.fontPair', fontPairs[name].families)}
          </option>
        ))}
      </Select>
      <Area
        label={t('desk.identity.profilesOnSocialNetworks')}
        rows={4}
        hint={t('desk.identity.socialHint')}
        value={socialLock ? socialLock.value.replaceAll(', ', '\n') : body.social_urls.join('\n')}
        lock={socialLock}
        error={faults.get('social_urls')}
        onChange={(text) => change({ social_urls: text.split('\n') })}
        onLeave={() => change({ social_urls: body.social_urls.map((url) => url.trim()).filter((url) => url !== '') })}
      />
      <LockableLine
        label={t('desk.launch.sender')}
        name="mail_from"
        max={200}
        hint={t('desk.identity.senderHint')}
        value={body.mail_from}
        lock={lockOf('mail_from')}
        error={faults.get('mail_from')}
        onChange={(mail_from) => change({ mail_from })}
      />
      <LockableLine
        label={t('desk.launch.recipient')}
        name="contact_to"
        max={200}
        hint={t('desk.identity.recipientHint')}
        value={body.contact_to}
        lock={lockOf('contact_to')}
        error={faults.get('contact_to')}
        onChange={(contact_to) => change({ contact_to })}
      />
      <Area
        label={t('desk.identity.imprintHint')}
        rows={3}
        hint={t('desk.identity.atFootPagesMails')}
        value={body.imprint}
        error={faults.get('imprint')}
        onChange={(imprint) => change({ imprint })}
      />
      <LockableLine
        label={t('desk.identity.timeZone')}
        name="time_zone"
        max={60}
        hint={t('desk.identity.timeZoneHint')}
        value={body.time_zone}
        lock={undefined}
        error={faults.get('time_zone')}
        onChange={(time_zone) => change({ time_zone })}
      />
      <LockableLine
        label={t('desk.parts.country')}
        name="country"
        max={2}
        hint={t('desk.identity.countryHint')}
        value={body.country ?? standardCountry}
        lock={lockOf('country')}
        error={faults.get('country')}
        onChange={(country) => change({ country: country.trim().toUpperCase() })}
      />
      {ruleLock ? (
        <LockableLine
          label={t('desk.identity.priceBesideReducedOne')}
          name="price_rule"
          max={20}
          value={ruleLock.value}
          lock={ruleLock}
          error={undefined}
          onChange={() => undefined}
        />
      ) : (
        <Select
          label={t('desk.identity.priceBesideReducedOne')}
          value={body.price_rule}
          onChoose={(rule) => change({ price_rule: priceRules.find((one) => one === rule) ?? body.price_rule })}
        >
          {priceRules.map((rule) => (
            <option key={rule} value={rule}>
              {ruleNames[rule]}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
};
