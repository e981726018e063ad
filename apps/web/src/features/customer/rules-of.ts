import type { Rules } from '@wearfolio/contracts/fields/customer-forms';
import type { FieldValues, Resolver } from 'react-hook-form';

type Forms = typeof import('@wearfolio/contracts/fields/customer-forms');

const load = () =>
  Promise.all([import('@wearfolio/contracts/fields/customer-forms'), import('@hookform/resolvers/zod')] as const);

// Rules are loaded before anything can be typed.
void load().catch(() => undefined);

/**
 * Loads the validation rules of a form separately. If they do not load, only the server validates, with the same
 * messages.
 */
export const rulesOf =
  <Typed extends FieldValues, Sent>(pick: (forms: Forms) => Rules<Typed, Sent>): Resolver<Typed, unknown, Sent> =>
  async (values, context, options) => {
    const loaded = await load().catch(() => null);
    if (!loaded) return { values: values as unknown as Sent, errors: {} };
    const [forms, { zodResolver }] = loaded;
    return zodResolver(pick(forms))(values, context, options);
  };
