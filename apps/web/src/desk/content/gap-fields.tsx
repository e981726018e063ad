import { fillGap, type Gap, type GapName, gaps, gapsIn, leaveGapOut } from '@wearfolio/contracts/content/gaps';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { say } from '../parts/say.ts';

type AskProps = {
  name: GapName;
  /** Takes the focus, because it follows an answer. */
  isNext: boolean;
  onAnswer: (answer: string) => void;
  onLeaveOut: () => void;
};

const Ask = ({ name, isNext, onAnswer, onLeaveOut }: AskProps) => {
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { label, hint, isOptional }: Gap = gaps[name];
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);
  const fill = (event: FormEvent): void => {
    event.preventDefault();
    if (answer.trim() !== '') onAnswer(answer.trim());
  };
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={fill}>
      <Field
        label={say(label)}
        name={`gap-${name}`}
        autoComplete="off"
        maxLength={500}
        hint={say(hint)}
        ref={field}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="outlined" size="float" disabled={answer.trim() === ''}>
          {t('desk.content.fill')}
        </Button>
        {isOptional && <TextButton onClick={onLeaveOut}>{t('desk.content.gapLeftOut')}</TextButton>}
      </p>
    </form>
  );
};

type Props = { body: PageDraft; onChange: (body: PageDraft) => void };

/** Asks for the gaps of a text one by one. */
export const GapFields = ({ body, onChange }: Props) => {
  const [isAnswered, setAnswered] = useState(false);
  const missing = gapsIn(body.markdown);
  const [name] = missing;
  if (name === undefined) return null;
  const change = (part: Partial<PageDraft>): void => {
    setAnswered(true);
    onChange({ ...body, ...part });
  };
  return (
    <section className="mb-6 bg-soft-warn p-4" aria-label={t('desk.content.gapsText')}>
      <p className="font-medium">{t('desk.content.gaps', { count: missing.length })}</p>
      <p className="type-small text-ink-2">{t('desk.content.templateNotice')}</p>
      <Ask
        key={name}
        name={name}
        isNext={isAnswered}
        onAnswer={(answer) =>
          change({ markdown: fillGap(body.markdown, name, answer), answers: { ...body.answers, [name]: answer } })
        }
        onLeaveOut={() => change({ markdown: leaveGapOut(body.markdown, name) })}
      />
    </section>
  );
};
