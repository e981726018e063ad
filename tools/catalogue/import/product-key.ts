/**
 * Prefix of the key of products whose rows were grouped by their contents because the feed has no groups
 * (behavior.md#feeds-rows-without-a-group).
 */
export const stemMark = 'stem:';
