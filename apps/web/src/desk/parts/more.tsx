import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** The button below a list without a total that loads its next rows. */
export const More = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) =>
  hasNextPage && (
    <Button
      look="outlined"
      size="float"
      className="mt-4"
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t('desk.parts.showMore')}
    </Button>
  );
