import { message } from '@wearfolio/messages/key';
import type { FavoritesState } from '../../favorites-url.ts';
import { type Drop, DropList } from './drop-list.tsx';
import { NameList } from './name-list.tsx';

/** The filters of My Favorites, in order. */
export const listGroups = [
  { name: 'store', label: message('product.store') },
  { name: 'brand', label: message('product.brand') },
  { name: 'dropped', label: message('listing.drop') },
] as const;

export type ListGroup = (typeof listGroups)[number]['name'];

/** The options of each filter. */
export type Choices = Readonly<{ store: readonly string[]; brand: readonly string[]; dropped: readonly Drop[] }>;

type Props = {
  group: ListGroup;
  choices: Choices;
  state: FavoritesState;
  onChange: (state: FavoritesState) => void;
};

/** The options of one filter. */
export const GroupList = ({ group, choices, ...list }: Props) =>
  group === 'dropped' ? (
    <DropList drops={choices.dropped} {...list} />
  ) : (
    <NameList group={group} names={choices[group]} {...list} />
  );
