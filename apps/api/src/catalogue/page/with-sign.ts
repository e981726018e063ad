import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';

type Answer = Pick<Reply<typeof listProducts>, 'facets' | 'understood'>;

/** The currency sign in the names of prices. It is replaced by the sign of the shop's currency. */
const written = '$';

/** The answer, with the sign of the shop's currency in the names of prices. */
export const withSign = <A extends Answer>(answer: A, sign: string): A => {
  if (sign === written) return answer;
  const signed = <N extends { name: string }>(named: N): N => ({
    ...named,
    name: named.name.replaceAll(written, sign),
  });
  const { facets, understood } = answer;
  return {
    ...answer,
    facets: { ...facets, price_range: facets.price_range.map(signed) },
    ...(understood && { understood: understood.map((one) => (one.kind === 'price' ? signed(one) : one)) }),
  };
};
