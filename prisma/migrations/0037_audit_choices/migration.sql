-- The audit log lists who changed anything and what, and narrows to one of them, without reading every entry.
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log"("actor", "id");

CREATE INDEX "audit_log_action_id_idx" ON "audit_log"("action", "id");
