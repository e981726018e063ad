import type { Rules } from '@wearfolio/contracts/fields/customer-forms';
import type { FieldValues, Resolver } from 'react-hook-form';

type Forms = typeof import('@wearfolio/contracts/fields/customer-forms');

const load = () =>
  Promise.all([import('@wearfolio/contracts/fields/customer-forms'), import('@hookform/resolvers/zod')] as const);

// Nobody has typed anything before they are there.
void load().catch(() => undefined);

/**
 * The rules of a form of an account. They are loaded beside the form, which is shown without them. Where they do not
 * arrive, the server alone checks what is sent, and says the same.
 */
export const rulesOf =
  <Typed extends FieldValues, Sent>(pick: (forms: Forms) => Rules<Typed, Sent>): Resolver<Typed, unknown, Sent> =>
  async (values, context, options) => {
    const loaded = await load().catch(() => null);
    if (!loaded) return { values: values as unknown as Sent, errors: {} };
    const [forms, { zodResolver }] = loaded;
    return zodResolver(pick(forms))(values, context, options);
  };
