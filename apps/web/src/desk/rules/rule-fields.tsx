import type { FeedRule } from '@wearfolio/contracts/desk-rules';
import type { ReactNode } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields, type Known } from './condition-fields.tsx';

const replaced = <T,>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, place) => (place === at ? item : one));
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

const partName = (isAction: boolean, at: number): string =>
  isAction ? t('desk.rules.action', { number: at + 1 }) : t('desk.rules.condition', { number: at + 1 });

type PartsProps<T> = {
  isAction?: boolean;
  items: readonly T[];
  children: (item: T, name: string, at: number) => ReactNode;
  onRemove: (at: number) => void;
  onAdd: () => void;
};

const Parts = <T,>({ isAction = false, items, children, onRemove, onAdd }: PartsProps<T>) => (
  <div className="grid gap-4">
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
      <div key={at} className="grid gap-3 border-l-2 border-line pl-4 sm:grid-cols-2">
        {children(item, partName(isAction, at), at)}
        <TextButton
          className="justify-self-start"
          aria-label={t('desk.rules.removePart', { part: partName(isAction, at) })}
          onClick={() => onRemove(at)}
        >
          {t('desk.parts.remove')}
        </TextButton>
      </div>
    ))}
    <Button look="outlined" size="float" className="justify-self-start" onClick={onAdd}>
      {isAction ? t('desk.rules.addAction') : t('desk.rules.addCondition')}
    </Button>
  </div>
);

type Props = { known: Known; rule: FeedRule; onChange: (rule: FeedRule) => void };

/** A rule: its name, its conditions, and what then happens. */
export const RuleFields = ({ known, rule, onChange }: Props) => {
  const { name, when, actions } = rule;
  return (
    <>
      <Field
        label={t('desk.parts.name')}
        name="name"
        className="max-w-110"
        value={name}
        onChange={({ target }) => onChange({ ...rule, name: target.value })}
      />
      <div>
        <h3 className="type-card mb-2 font-medium">
          {when.length === 0 ? t('desk.rules.forAllRows') : t('desk.rules.ifAll')}
        </h3>
        <Parts
          items={when}
          onRemove={(at) => onChange({ ...rule, when: without(when, at) })}
          onAdd={() => onChange({ ...rule, when: [...when, { of: 'name', test: 'contains', value: '' }] })}
        >
          {(condition, label, at) => (
            <ConditionFields
              known={known}
              name={label}
              condition={condition}
              onChange={(next) => onChange({ ...rule, when: replaced(when, at, next) })}
            />
          )}
        </Parts>
      </div>
      <div>
        <h3 className="type-card mb-2 font-medium">{t('desk.rules.thenDo')}</h3>
        <Parts
          isAction
          items={actions}
          onRemove={(at) => onChange({ ...rule, actions: without(actions, at) })}
          onAdd={() => onChange({ ...rule, actions: [...actions, { type: 'set', of: 'name', value: '' }] })}
        >
          {(action, label, at) => (
            <ActionFields
              known={known}
              name={label}
              action={action}
              onChange={(next) => onChange({ ...rule, actions: replaced(actions, at, next) })}
            />
          )}
        </Parts>
      </div>
    </>
  );
};
