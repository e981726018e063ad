import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { compareTexts, conflictsOf, type FieldConflict, nearDifferences, type Part } from './compare-texts.ts';
import type { EditedDocument } from './use-document.ts';

const Side = ({ title, parts }: { title: string; parts: readonly Part[] }) => (
  <div className="min-w-0">
    <h3 className="type-small text-ink-2">{title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must take the keyboard. */}
    <p className="type-card max-h-80 overflow-auto bg-surface p-3 wrap-anywhere whitespace-pre-wrap" tabIndex={0}>
      {parts.length === 0 && <span className="text-ink-3">{t('desk.content.empty')}</span>}
      {parts.map(({ text, isOwn }, at) =>
        isOwn ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
          <mark key={at} className="bg-tint text-ink underline decoration-2 underline-offset-2">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  </div>
);

const Field = ({ field: { label, mine, theirs } }: { field: FieldConflict }) => {
  const [own, other] = nearDifferences(...compareTexts(mine, theirs));
  return (
    <section className="mt-4">
      <h2 className="font-medium">{label}</h2>
      <div className="mt-1 grid gap-4 lg:grid-cols-2">
        <Side title={t('desk.content.yours')} parts={own} />
        <Side title={t('desk.content.theirs')} parts={other} />
      </div>
    </section>
  );
};

type TwoTextsProps = {
  /** Who saved which version meanwhile. */
  actor: string;
  number: number;
  fields: readonly FieldConflict[];
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
};

/** What two people wrote at a time, side by side, and the choice between them. */
export const TwoTexts = ({ actor, number, fields, isBusy, onKeep, onTake }: TwoTextsProps) => (
  <section className="mb-6 bg-soft-warn p-4" role="alert" aria-label={t('desk.content.twoEditors')}>
    <p className="font-medium">{t('desk.content.conflict', { actor, number })}</p>
    {fields.length === 0 && <p className="mt-2">{t('desk.content.sameTexts')}</p>}
    {fields.map((field) => (
      <Field key={field.label} field={field} />
    ))}
    <div className="mt-4 flex flex-wrap gap-4">
      <Button size="float" disabled={isBusy} onClick={onKeep}>
        {t('desk.content.saveOwnVersion')}
      </Button>
      <TextButton onClick={onTake}>{t('desk.content.continueWithTheirs')}</TextButton>
    </div>
  </section>
);

type Props = { edited: Omit<EditedDocument<unknown>, 'setBody'> };

/** Shows the second of two editors both texts side by side, field by field, with the differences marked. */
export const ConflictNotice = ({ edited }: Props) => {
  const { conflict, setAside, text } = edited;
  if (!conflict)
    return setAside === null ? null : (
      <p className="type-card mb-4">
        {t('desk.content.setAside')}{' '}
        <TextButton onClick={edited.backToMine}>{t('desk.content.ownTextInstead')}</TextButton>
      </p>
    );
  return (
    <TwoTexts
      {...conflict}
      fields={conflictsOf(text, conflict.body)}
      isBusy={edited.isBusy}
      onKeep={() => void edited.keepMine()}
      onTake={edited.takeTheirs}
    />
  );
};
