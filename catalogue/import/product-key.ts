/**
 * Prefix of the key of products whose rows were grouped by their contents because the feed has no groups (decision 74).
 */
export const stemMark = 'stem:';
