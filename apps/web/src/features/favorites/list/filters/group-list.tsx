import type { FavoritesState } from '../../favorites-url.ts';
import { type Drop, DropList } from './drop-list.tsx';
import { NameList } from './name-list.tsx';

/** What can be ticked in My Favorites, in the order of the bar. */
export const listGroups = [
  { name: 'store', label: 'Store' },
  { name: 'brand', label: 'Brand' },
  { name: 'dropped', label: 'Price drop' },
] as const;

export type ListGroup = (typeof listGroups)[number]['name'];

/** What there is to tick of each. */
export type Choices = Readonly<{ store: readonly string[]; brand: readonly string[]; dropped: readonly Drop[] }>;

type Props = {
  group: ListGroup;
  choices: Choices;
  state: FavoritesState;
  onChange: (state: FavoritesState) => void;
};

/** The rows of one group. */
export const GroupList = ({ group, choices, ...list }: Props) =>
  group === 'dropped' ? (
    <DropList drops={choices.dropped} {...list} />
  ) : (
    <NameList group={group} names={choices[group]} {...list} />
  );
