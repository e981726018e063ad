import { type DocumentKind, documentKey, isContentKey } from '@wearfolio/contracts/content/content-body';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { documentPath } from './api.ts';

/** Asks for the name of a new document and opens its editor. The document exists only after it is saved there. */
export const NewDocument = ({ kind, label }: { kind: DocumentKind; label: string }) => {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const keyOf = (name: string): string => documentKey(kind, name.trim());
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={handleSubmit(({ name }) => navigate(documentPath(keyOf(name))))}
    >
      <Field
        label={label}
        hint={t('desk.content.keyRule')}
        autoComplete="off"
        autoCapitalize="none"
        error={formState.errors.name?.message}
        {...register('name', {
          validate: (name) => isContentKey(keyOf(name)) || t('desk.content.keyNeeded'),
        })}
      />
      <Button type="submit" look="outlined" size="float" className="mt-5.5 h-12">
        {t('desk.content.create')}
      </Button>
    </form>
  );
};
