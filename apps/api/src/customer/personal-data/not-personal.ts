/**
 * The columns without personal data, by table. A test fails for a column that is neither here nor in the register, so
 * that each new column is classified.
 */
export const notPersonal: Readonly<Record<string, string>> = {
  category: 'id name slug path level position parent_id',
  brand: 'id display_name folded_name slug merged_into_id shown_id logo text',
  store:
    'id name slug shipping_policy delivery_country uses_primary_color_image click_out_template currency_is_kept hot_links_pictures feeds_out archive_files profile language confirmed_prices logo text remove_at',
  store_delivery:
    'store_id country region currency fee_cents free_from_cents days_from days_to returns_days returns_free returns_note',
  color: 'id name hexa is_filter position parent_id',
  size: 'id attribute_name attribute_value sort_order group_id kind',
  brand_size: 'brand_id size_id group_id',
  size_pair: 'store_id brand ladder from_system from_value to_system to_value count',
  size_chart: 'brand ladder from_system from_value to_system to_value set_at',
  product:
    'id store_id cluster_id clustered_at former_cluster_ids external_id brand_id category_id name title slug description price_cents retail_cents currency quoted_cents quoted_retail_cents stock product_url active hidden_by_feed gtin mpn material pattern size_system size_type age_group audience condition delivery shipping_weight_grams unit_measure price_timetable content_hash struck_quoted_cents struck_kind struck_until drop_permille drop_from_cents dropped_at guessed_color picture_hashes popularity first_seen last_changed returned_at',
  former_product: 'id product_id since',
  match_pending: 'id product_id regroup',
  offer_evidence: 'product_id brand fingerprint evidence',
  match_state: 'product_id brand block_keys state grouped',
  match_block: 'key product_id',
  match_weight: 'brand version weights offers changed made_at',
  match_candidate: 'first second verdict score reasons',
  match_decision: 'first second verdict decided_at act before',
  product_color: 'id product_id color_id is_primary position returned_at',
  product_media:
    'id product_id product_color_id path width height position is_default is_hidden is_duplicate is_own fed_position',
  variant: 'id product_id external_id color_id size_id stock price_cents currency gtin mpn sku',
  price_change: 'id product_id price_cents retail_cents currency quoted_cents quoted_retail_cents stock changed_at',
  held_price:
    'product_id price_cents retail_cents currency quoted_cents quoted_retail_cents import_id since rejected_at',
  listing:
    'product_id cluster_id category_ids brand_id brand_ids store_id color_ids size_ids size_kinds color_sizes collection_ids trait_ids price_cents delivered_cents delivered_abroad on_sale in_stock active first_seen has_picture popularity drop_permille dropped_at title keywords details card change_number',
  lease: 'name holder expires_at',
  collection: 'id key title',
  collection_item: 'collection_id product_id position',
  import:
    'id store_id source format outcome reason phase read created changed unchanged merged rejected regrouped sold_out placed named_color matched_color facts quality started_at finished_at',
  import_reject: 'id import_id line field value reason',
  unmapped_value: 'import_id kind value rows',
  fed_category: 'store_id value path certainty rows unmovable',
  kept_feed: 'store_id import_id host file bytes format link media_base kept_at',
  feed_upload: 'id store_id name bytes received created_at',
  feed_upload_part: 'upload_id begins_at bytes',
  feed_trial: 'store_id upload_id settings asked_at phase read finished_at refusal result',
  value_mapping: 'kind from to updated_at',
  removed_mapping: 'kind from removed_at',
  search_synonym: 'from to is_both_ways note created_at',
  currency_rate: 'currency rate updated_at',
  reference_rate: 'day currency rate',
  click_out: 'product_id day store_id brand_id count visitors',
  click_day: 'day store_id count visitors',
  click_month: 'month product_id store_id brand_id count visitors',
  daily_count: 'figure day value count',
  commission: 'network transaction_id advertiser day status currency sale_cents commission_cents',
  commission_day: 'day network advertiser status currency transactions orders sale_cents commission_cents',
  commission_advertiser: 'network advertiser store_id',
  commission_refusal: 'report_id line reason',
  picture:
    'key source host state fault version recipe content_hash width height color hash product_color bytes etag last_modified priority attempts shown due_at claimed_until fetched_at learned_at has_stale_cards unused_since',
  picture_host: 'host failures resume_at fault',
  picture_want: 'folder key kind wanted_at',
  shop_state: 'key value',
  webhook:
    'id partner_id url secret events sent_up_to attempts next_at failing_since last_sent_at last_answer paused_at created_at',
  partner_event: 'id at kinds product_id import_id data',
  partner_seen: 'product_id price_cents in_stock',
  partner: 'id name slug key_hash quota_per_day market terms paused_at created_at used_day used',
  feed_schedule:
    'store_id url cron format link etag last_modified last_fetched_at last_outcome created_at paused_at credentials credentials_kind host_key failures',
  text_feed: 'store_id language url etag last_modified products outcome read_at failures is_unmapped',
  removed_offer: 'product_id notice_id removed_at',
  product_override: 'product_id field of value',
  product_fed: 'product_id title brand_id category_id audience guessed_color description',
  product_text: 'product_id language title description',
  switched_off: 'kind subject_id',
  catalogue_change_item: 'change_id product_id value before is_done',
  content_picture_file: 'hash name bytes',
  search_seen: 'product_id currency quoted_cents',
};
