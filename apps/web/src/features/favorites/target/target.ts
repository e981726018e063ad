/** A size that a target may be for. */
export type TargetSize = { id: number; name: string };

/** A target price as the server tells of it; in currency units. */
export type Target = { price: number; size_id: number | null };
