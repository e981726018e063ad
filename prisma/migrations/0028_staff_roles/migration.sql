-- More roles. A viewer now sees figures only; those who were viewers keep reading every page as readers.
ALTER TABLE staff DROP CONSTRAINT staff_role_check;
UPDATE staff SET role = 'reader' WHERE role = 'viewer';
ALTER TABLE staff ADD CONSTRAINT staff_role_check
  CHECK (role = ANY (ARRAY['viewer', 'reader', 'support', 'feeds', 'merchandiser', 'editor', 'owner']));

-- The links that are open were sent for the role of before.
ALTER TABLE staff_invitation DROP CONSTRAINT staff_invitation_role_check;
UPDATE staff_invitation SET role = 'reader' WHERE role = 'viewer';
ALTER TABLE staff_invitation ADD CONSTRAINT staff_invitation_role_check
  CHECK (role = ANY (ARRAY['viewer', 'reader', 'support', 'feeds', 'merchandiser', 'editor', 'owner']));
