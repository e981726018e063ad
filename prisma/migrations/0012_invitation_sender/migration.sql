-- AlterTable
ALTER TABLE "staff_invitation" ADD COLUMN     "invited_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "staff_invitation_invited_by_id_idx" ON "staff_invitation"("invited_by_id");

-- AddForeignKey
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log names the sender of each mailed invitation. Open ones whose sender is gone end.
WITH sender AS (
  SELECT DISTINCT ON (lower(subject)) subject::citext AS email, staff_id FROM audit_log
  WHERE action = 'invite staff' ORDER BY lower(subject), id DESC
)
UPDATE staff_invitation AS invitation SET
  invited_by_id = staff.id,
  expires_at = CASE WHEN staff.id IS NULL AND used_at IS NULL THEN least(expires_at, now()) ELSE expires_at END
FROM sender LEFT JOIN staff ON staff.id = sender.staff_id
WHERE sender.email = invitation.email AND sender.staff_id IS NOT NULL AND NOT is_first_owner;
