-- Names on screens are American; the addresses keep their slugs.
UPDATE "category" SET "name" = 'Jewelry' WHERE "name" = 'Jewellery';
