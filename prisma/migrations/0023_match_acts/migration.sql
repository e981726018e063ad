-- One act of staff may decide about many pairs of offers, and is undone as a whole. `before` is the verdict that it
-- replaced.
ALTER TABLE "match_decision" ADD COLUMN     "act" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "before" TEXT;

CREATE INDEX "match_decision_act_idx" ON "match_decision"("act");
