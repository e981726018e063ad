import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listWearable } from '@wearfolio/contracts/sizes';
import { message } from '@wearfolio/messages/key';
import { useState } from 'react';
import { formatList } from '../../../lib/formats.ts';
import { nameOf } from '../../../lib/name-of.ts';
import { bySystem, wornName } from '../../../lib/size-name.ts';
import { t } from '../../../lib/t.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog, DialogHead } from '../../../ui/overlay/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useMySizes, wearableQuery } from './use-my-sizes.ts';

/** The names of size systems that are not countries. */
const systemNames = {
  letters: message('sizes.letters'),
  waist: message('sizes.waist'),
  chest: message('sizes.chest'),
  age: message('sizes.age'),
  height: message('sizes.height'),
  inches: message('sizes.inches'),
} as const;

const systemName = (system: string): string =>
  system in systemNames ? t(systemNames[system as keyof typeof systemNames]) : system;

type Question = Reply<typeof listWearable>['data'][number];

type Props = { isOpen: boolean; onClose: () => void; onSaved?: (worn: readonly string[]) => void };

const kindOf = (wear: string): string => wear.split(':')[0] ?? '';
const systemOf = (wear: string): string => wear.split(':')[1] ?? '';

const sizeName = ({ kind, systems }: Question, wear: string): string => {
  const [, system = '', ...value] = wear.split(':');
  const sizes = systems.find((one) => one.system === system)?.sizes ?? [];
  return wornName(sizes.find((size) => `${kind}:${system}:${size.value}` === wear)?.name ?? value.join(':'));
};

const box =
  'h-11 min-w-11 border border-line px-2 figures hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink';
const choice = 'min-h-11 px-1 text-ink-3 aria-pressed:text-ink aria-pressed:font-medium';

/** The size systems of one kind, and the sizes of the chosen system. */
const Sizes = ({ question, worn, onWear }: { question: Question; worn: string[]; onWear: (wear: string) => void }) => {
  const systems = bySystem(question.systems);
  const [first] = systems;
  const [system, setSystem] = useState(worn[0] ? systemOf(worn[0]) : first?.system);
  const sizes = question.systems.find((one) => one.system === system)?.sizes ?? [];
  return (
    <div className="pt-1 pb-5">
      {question.systems.length > 1 && (
        <fieldset className="mb-2 flex flex-wrap gap-x-4">
          <legend className="sr-only">{t('sizes.system')}</legend>
          {systems.map((one) => (
            <button
              key={one.system}
              type="button"
              className={choice}
              aria-pressed={one.system === system}
              onClick={() => setSystem(one.system)}
            >
              <span className={one.system === system ? 'underlined' : ''}>{systemName(one.system)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('product.size')}</legend>
        {sizes.map(({ value, name }) => {
          const wear = `${question.kind}:${system}:${value}`;
          return (
            <button
              key={value}
              type="button"
              className={box}
              aria-pressed={worn.includes(wear)}
              aria-label={wornName(name)}
              onClick={() => onWear(wear)}
            >
              {value.replace('x', ' / ')}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
};

type RowProps = {
  question: Question;
  worn: string[];
  isOpen: boolean;
  onOpen: () => void;
  onWear: (wear: string) => void;
};

const Row = ({ question, worn, isOpen, onOpen, onWear }: RowProps) => (
  <section className="border-b border-line">
    <h3>
      <button
        type="button"
        className="flex h-14 w-full items-center gap-3 -outline-offset-2"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <span className="flex-1 text-start font-medium">{nameOf(question.name)}</span>
        <span className="max-w-1/2 truncate text-ink-3 figures">
          {worn.length > 0 ? formatList(worn.map((wear) => sizeName(question, wear))) : t('sizes.notSaid')}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
    </h3>
    {isOpen && <Sizes question={question} worn={worn} onWear={onWear} />}
  </section>
);

const Form = ({ kept, onClose, onSaved }: { kept: readonly string[] } & Omit<Props, 'isOpen'>) => {
  const { data: questions } = useQuery(wearableQuery);
  const { save } = useMySizes();
  const [worn, setWorn] = useState([...kept]);
  const [open, setOpen] = useState(questions?.[0]?.kind ?? 'women-tops');
  // A second size of one kind means between sizes. A size of another system replaces the old ones.
  const wear = (one: string) => {
    const others = worn.filter((other) => kindOf(other) !== kindOf(one) || systemOf(other) === systemOf(one));
    setWorn(worn.includes(one) ? worn.filter((other) => other !== one) : [...others, one]);
  };
  const submit = async () => {
    try {
      await save(worn);
      onSaved?.(worn);
      onClose();
    } catch {
      showToast({ text: t('sizes.notSaved'), kind: 'error' });
    }
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
        <p className="py-4 text-ink-2">{t('sizes.intro')}</p>
        {questions ? (
          questions.map((question) => (
            <Row
              key={question.kind}
              question={question}
              worn={worn.filter((one) => kindOf(one) === question.kind)}
              isOpen={open === question.kind}
              onOpen={() => setOpen(open === question.kind ? '' : question.kind)}
              onWear={wear}
            />
          ))
        ) : (
          <div className="flex justify-center py-10">
            <Spinner />
          </div>
        )}
        <p className="type-small py-4 text-ink-3">{t('sizes.note')}</p>
      </div>
      <div className="flex items-center justify-end gap-5 border-t border-line px-5 py-3">
        <Button onClick={() => void submit()}>{t('sizes.saveMySizes')}</Button>
      </div>
    </>
  );
};

/** The form for the shopper's sizes, by kind. Loaded when first pointed at. */
export const MySizes = ({ isOpen, onClose, onSaved }: Props) => {
  const { worn } = useMySizes();
  return (
    <Dialog look="small" isOpen={isOpen} onClose={onClose}>
      <DialogHead>{t('sizes.mine')}</DialogHead>
      {worn ? (
        <Form kept={worn} onClose={onClose} {...(onSaved && { onSaved })} />
      ) : (
        <div className="flex justify-center py-10">
          <Spinner />
        </div>
      )}
    </Dialog>
  );
};
