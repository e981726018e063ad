/** A size that a target can be limited to. */
export type TargetSize = { id: number; name: string };

/** A target price of the API, in currency units; of the price, or of that with delivery. */
export type Target = { price: number; size_id: number | null; with_delivery: boolean };
