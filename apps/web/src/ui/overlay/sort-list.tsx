import { Icon } from '../icon.tsx';

type Props<Order extends string> = {
  orders: readonly { value: Order; name: string }[];
  chosen: Order;
  onChoose: (order: Order) => void;
};

/** The orders of a list; one is always chosen. */
export const SortList = <Order extends string>({ orders, chosen, onChoose }: Props<Order>) => (
  <ul>
    {orders.map(({ value, name }) => (
      <li key={value}>
        <button
          type="button"
          className="flex h-13 w-full items-center justify-between -outline-offset-2 hover:bg-tint aria-pressed:font-medium md:h-10 md:px-6"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
          {value === chosen && <Icon name="check" size={16} />}
        </button>
      </li>
    ))}
  </ul>
);
