import type { RuleCondition, RuleList } from '@wearfolio/contracts/desk-rules';
import { storeAudiences } from '@wearfolio/contracts/desk-store-settings';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { KindField } from '../catalogue/kind-field.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { fieldLabel } from '../feeds/mapping.ts';
import { Select } from '../parts/select.tsx';
import { factWords, testChoices } from './words.ts';

/** What the parts of a rule can name. */
export type Known = Pick<RuleList, 'fields' | 'facts' | 'colors'>;

const isColumn = (of: string): boolean => of.startsWith('column:');

/** Whole kinds to compare with, one a line. */
const Kinds = ({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) => {
  const kinds = value.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="grid content-start gap-2">
      <KindField
        label={t('desk.rules.partValue', { part: name })}
        value=""
        none={t('desk.rules.addKind')}
        onChoose={(path) => onChange([...new Set([...kinds, path])].join('\n'))}
      />
      <ul>
        {kinds.map((path) => (
          <li key={path} className="flex items-center justify-between gap-4">
            {categoryWords(path)}
            <TextButton
              className="type-small"
              aria-label={t('desk.rules.removePart', { part: categoryWords(path) })}
              onClick={() => onChange(kinds.filter((one) => one !== path).join('\n'))}
            >
              {t('desk.parts.remove')}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
};

const hintOf = ({ of, test }: RuleCondition, { colors }: Known): string => {
  if (test === 'matches') return t('desk.rules.patternLines');
  if (of === 'fact:audience') return t('desk.rules.oneOf', { values: storeAudiences.join(', ') });
  return of === 'fact:color' ? t('desk.rules.oneOf', { values: colors.join(', ') }) : t('desk.rules.lines');
};

type ConditionProps = { known: Known; name: string; condition: RuleCondition; onChange: (next: RuleCondition) => void };

/** A condition: what it looks at, the test and the values. */
export const ConditionFields = ({ known, name, condition, onChange }: ConditionProps) => {
  const { of, test, value = '', not = false } = condition;
  const choose = (next: string): void => onChange({ ...condition, of: next });
  const isKind = of === 'fact:kind' && test === 'is';
  return (
    <>
      <Select label={t('desk.rules.partWhat', { part: name })} value={isColumn(of) ? 'column:' : of} onChoose={choose}>
        <optgroup label={t('desk.rules.facts')}>
          {known.facts.map((fact) => (
            <option key={fact} value={`fact:${fact}`}>
              {factWords(fact)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('desk.rules.fields')}>
          {known.fields.map((field) => (
            <option key={field} value={field}>
              {fieldLabel(field)}
            </option>
          ))}
        </optgroup>
        <option value="column:">{t('desk.rules.aColumn')}</option>
      </Select>
      {isColumn(of) && (
        <Field
          label={t('desk.rules.partColumn', { part: name })}
          name="column"
          value={of.slice('column:'.length)}
          onChange={({ target }) => choose(`column:${target.value}`)}
        />
      )}
      <Select
        label={t('desk.rules.partTest', { part: name })}
        value={`${not ? 'not ' : ''}${test}`}
        onChoose={(key) => {
          const found = testChoices.find((one) => one.key === key);
          if (found) onChange({ of, test: found.test, not: found.not, ...(found.test === 'empty' ? {} : { value }) });
        }}
      >
        {testChoices.map(({ key, words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
      {isKind && <Kinds name={name} value={value} onChange={(next) => onChange({ ...condition, value: next })} />}
      {test !== 'empty' && !isKind && (
        <TextArea
          label={t('desk.rules.partValue', { part: name })}
          name="value"
          rows={2}
          hint={hintOf(condition, known)}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      )}
    </>
  );
};
