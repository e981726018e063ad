import type { Client } from 'pg';

/** The numbered migrations that create what the former, dated ones created together. */
export const baseline: readonly string[] = [
  '0001_catalogue',
  '0002_listing',
  '0003_feeds',
  '0004_matching',
  '0005_pictures',
  '0006_customers',
  '0007_favorites',
  '0008_newsletter_and_contact',
  '0009_insight',
  '0010_desk',
];

/** The last commit with dated migrations. Started once, it brings any older database to `formerMigrations`. */
const lastCommit = 'd7c79947';

/** The dated migrations that `baseline` replaced, all applied by the last commit that had them. */
export const formerMigrations: readonly string[] = [
  '20261121000000_catalogue',
  '20261121010000_click_out_search_log',
  '20261121020000_accounts_and_favorites',
  '20261121030000_feed_link',
  '20261121040000_sold_out_index',
  '20261121050000_price_change_times',
  '20261121060000_held_price',
  '20261121070000_product_returned',
  '20261121080000_product_last_seen',
  '20261121090000_color_returned',
  '20261122000000_unasked_indexes',
  '20261123000000_clean_catalogue',
  '20261123120000_jewelry',
  '20261124224200_cluster_id',
  '20261124225200_cluster_brands',
  '20261124225500_matching',
  '20261124230000_available_sizes',
  '20261124231500_quality',
  '20261124232600_feed_mapping',
  '20261124233700_kept_feed',
  '20261124234500_quoted_prices',
  '20261125000900_matching_index',
  '20261125010000_search_details',
  '20261125020000_clustered_at',
  '20261125030000_search_synonym',
  '20261126100000_traits',
  '20261127100000_popularity',
  '20261127110000_search_pair',
  '20261127120000_price_standing',
  '20261128130000_listing_title',
  '20261128200000_match_anew',
  '20261129100000_alert_sent_key',
  '20261129110000_card_retail_kind',
  '20261129120000_price_change_covering',
  '20261130100000_sizes',
  '20261130120000_favorite_size',
  '20261201100000_saved_searches',
  '20261202100000_pictures',
  '20261202100000_product_audience',
  '20261204100000_match_state',
  '20261205100000_drop_reference',
  '20261205100000_removed_search',
  '20261205100000_size_at_any_store',
  '20261206090000_weigh_anew',
  '20261206120000_picture_use',
  '20261206150000_account_deletion',
  '20261206160000_email_change',
  '20261207100000_personal_data',
  '20261207110000_offer_notice',
  '20261207120000_consent',
  '20261208100000_staff',
  '20261209100000_folding_of_plain_texts',
  '20261210100000_match_grouped',
  '20261211100000_alerts_by_choice',
  '20261211100000_overrides',
  '20261212100000_store_feeds',
  '20261213100000_content',
  '20261215110000_contact_status',
  '20261216100000_passkeys',
  '20261217100000_feed_uploads',
  '20261217110000_notice_lists',
  '20261218100000_newsletters',
  '20261220100000_daily_counts',
  '20261220110000_commissions',
  '20261221100000_categories_by_value',
  '20270101100000_search_index',
];

/**
 * Records the numbered migrations in a database that has all dated ones, in one transaction: its tables are the same, so
 * no statement runs. Does nothing in any other database of this version. Throws if the database has only some of the
 * dated migrations, with the commit to start first. `applied` are the migrations that the database records.
 */
export const adoptFormerMigrations = async (db: Client, applied: readonly string[]): Promise<void> => {
  const had = formerMigrations.filter((name) => applied.includes(name));
  if (had.length === 0) return;
  if (had.length < formerMigrations.length) {
    throw new Error(
      `This database is of an older version, with ${had.length} of ${formerMigrations.length} former migrations. ` +
        `Start commit ${lastCommit} on it once, then this version. Nothing was changed.`,
    );
  }
  await db.query('BEGIN');
  try {
    await db.query('DELETE FROM _prisma_migrations WHERE migration_name = ANY ($1)', [formerMigrations]);
    await db.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       SELECT gen_random_uuid()::text, 'adopted', name, clock_timestamp(), 1 FROM unnest($1::text[]) AS name`,
      [baseline],
    );
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
