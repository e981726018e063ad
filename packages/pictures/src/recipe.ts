/**
 * The version of the recipe. Increase it when the same bytes would give other pictures, so that they are derived again.
 */
export const recipe = 2;
