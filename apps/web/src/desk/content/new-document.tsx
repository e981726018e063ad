import { type DocumentKind, documentKey, isContentKey } from '@wearfolio/contracts/content/content-body';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { documentPath } from './api.ts';

/** Asks for the name of a new document and opens its editor. Nothing is kept until it is saved there. */
export const NewDocument = ({ kind, label }: { kind: DocumentKind; label: string }) => {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    const key = documentKey(kind, name.trim());
    if (isContentKey(key)) void navigate(documentPath(key));
    else setError('Use lowercase letters, digits and hyphens');
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={open}>
      <Field
        label={label}
        name="name"
        autoComplete="off"
        autoCapitalize="none"
        value={name}
        error={error || undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="outlined" size="float" className="h-12">
        Create
      </Button>
    </form>
  );
};
