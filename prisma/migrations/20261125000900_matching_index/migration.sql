-- Nobody looks for pairs by verdict and score alone, and a plan that does is a slow one.
DROP INDEX "match_candidate_verdict_score_idx";
