// cspell:ignore normalised: the column of an older migration
import { Prisma } from '@wearfolio/database/generated/client';
import type { Kept, KeptElsewhere } from './kept.ts';

const { sql } = Prisma;

const byCustomer = sql`customer_id = (SELECT id FROM who)`;
const ofFavorites = sql`favorite_id IN (SELECT id FROM favorite WHERE ${byCustomer})`;
const ofSearches = sql`search_id IN (SELECT id FROM saved_search WHERE ${byCustomer})`;
const ownSubscription = sql`(${byCustomer} OR email = (SELECT email FROM who))`;
const subscriptionIds = sql`SELECT id FROM subscription WHERE ${ownSubscription}`;
const changeIds = sql`SELECT id FROM email_change WHERE ${byCustomer}`;
const messageIds = sql`SELECT id FROM contact_message WHERE email::citext = (SELECT email FROM who)`;

const noticeIds = sql`SELECT id FROM offer_notice WHERE email = (SELECT email FROM who)`;

const productName = sql`(SELECT title FROM product WHERE product.id = product_id) AS product`;
const favoriteName = sql`
  (SELECT title FROM product JOIN favorite ON product_id = product.id WHERE favorite.id = favorite_id) AS product`;
const sizeName = sql`(SELECT attribute_value FROM size WHERE size.id = size_id) AS size`;
const brandName = sql`(SELECT display_name FROM brand WHERE brand.id = brand_id) AS brand`;

const untilDeleted = 'until it is removed or the account is deleted';
const account = { basis: 'contract, art. 6 (1) (b)', atDeletion: 'deleted' } as const;
const wished = { ...account, of: byCustomer, howLong: untilDeleted } as const;

const ofStaff = { of: null, basis: 'legitimate interest, art. 6 (1) (f)', atDeletion: 'stays' } as const;

/**
 * Every table that holds personal data, in the order in which a deletion goes through them. Retention, deletion, export and
 * docs/personal-data.md follow from it. A test compares it with the schema.
 */
export const register: readonly Kept[] = [
  {
    ...account,
    table: sql`graphile_worker._private_jobs`,
    what: 'Mails and other jobs that wait or failed',
    columns: ['created_at', 'run_at', 'attempts'],
    unshown: [
      ...['id', 'job_queue_id', 'task_id', 'payload', 'priority', 'max_attempts', 'last_error', 'updated_at'],
      ...['key', 'locked_at', 'locked_by', 'revision', 'flags', 'is_available'],
    ],
    named: sql`(SELECT identifier FROM graphile_worker._private_tasks AS task WHERE task.id = task_id) AS job`,
    of: sql`payload ->> 'customerId' = (SELECT id::text FROM who)
      OR payload ->> 'subscriptionId' IN (SELECT id::text FROM (${subscriptionIds}) AS ids)
      OR payload ->> 'emailChangeId' IN (SELECT id::text FROM (${changeIds}) AS ids)
      OR payload ->> 'contactMessageId' IN (SELECT id::text FROM (${messageIds}) AS ids)
      OR payload ->> 'noticeId' IN (SELECT id::text FROM (${noticeIds}) AS ids)`,
    purpose: 'sending the mails that were asked for; a job knows ids alone, and errors have their addresses masked',
    howLong: 'until it is done; a job that was given up, for 90 days',
    expired: sql`attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '90 days'`,
  },
  {
    ...account,
    table: sql`mail_token`,
    what: 'Links in mails that were sent',
    columns: ['purpose', 'created_at', 'expires_at', 'used_at'],
    unshown: ['id', 'token_hash', 'customer_id', 'subscription_id', 'email_change_id'],
    of: sql`${byCustomer} OR subscription_id IN (${subscriptionIds}) OR email_change_id IN (${changeIds})`,
    purpose: 'links that work once; only their hashes are kept',
    howLong: '30 days after they expired',
    expired: sql`expires_at < now() - interval '30 days'`,
  },
  {
    table: sql`contact_message`,
    what: 'Messages of the contact form, sent from the verified address',
    columns: ['full_name', 'email', 'phone', 'phone_normalised', 'subject', 'message', 'created_at'],
    unshown: ['id'],
    of: sql`email::citext = (SELECT email FROM who)`,
    purpose: 'answering the message',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: 'a year',
    expired: sql`created_at < now() - interval '1 year'`,
    atDeletion: 'deleted',
  },
  {
    table: sql`offer_notice`,
    what: 'Reports of offers, sent from the verified address',
    columns: [
      ...['product_title', 'store_name', 'product_url', 'reason', 'explanation', 'full_name', 'email', 'created_at'],
      ...['decision', 'statement', 'decided_at'],
    ],
    unshown: ['id', 'product_id'],
    of: sql`email = (SELECT email FROM who)`,
    purpose: 'deciding on the report, and answering it',
    basis: 'legal obligation, art. 6 (1) (c)',
    howLong: 'a year after the decision',
    expired: sql`decided_at < now() - interval '1 year'`,
    atDeletion: { cleared: ['full_name', 'email'], change: sql`full_name = NULL, email = NULL` },
  },
  {
    table: sql`consent`,
    what: 'What was agreed to: the text that was shown, when and how, and when it was taken back',
    columns: ['purpose', 'wording', 'version', 'method', 'given_at', 'withdrawn_at', 'withdrawn_by'],
    unshown: ['id', 'customer_id', 'subscription_id'],
    of: sql`${byCustomer} OR subscription_id IN (${subscriptionIds})`,
    purpose: 'showing that mails were agreed to',
    basis: 'legal obligation, art. 6 (1) (c)',
    howLong: 'as long as the account or the subscription',
    atDeletion: 'deleted',
  },
  {
    table: sql`subscription`,
    what: 'The newsletter',
    columns: ['email', 'created_at', 'confirmed_at', 'unsubscribed_at'],
    unshown: ['id', 'customer_id'],
    of: ownSubscription,
    purpose: 'sending the newsletter, also to addresses without an account',
    basis: 'consent, art. 6 (1) (a)',
    howLong: 'until it is ended, and a year after that; 30 days where it was never confirmed',
    expired: sql`unsubscribed_at < now() - interval '1 year'
      OR confirmed_at IS NULL AND unsubscribed_at IS NULL AND created_at < now() - interval '30 days'`,
    atDeletion: 'deleted',
  },
  {
    ...wished,
    table: sql`email_change`,
    what: 'Changes of the e-mail address',
    columns: ['was', 'becomes', 'created_at', 'confirmed_at'],
    unshown: ['id', 'customer_id'],
    purpose: 'confirming the new address and undoing the change',
    howLong: '30 days',
    expired: sql`created_at < now() - interval '30 days'`,
  },
  {
    ...wished,
    table: sql`session`,
    what: 'Sign-ins',
    columns: ['created_at', 'expires_at', 'revoked_at'],
    unshown: ['id', 'customer_id'],
    purpose: 'staying signed in',
    howLong: 'a day after the sign-in ended',
    expired: sql`expires_at < now() - interval '1 day' OR revoked_at < now() - interval '1 day'`,
  },
  {
    ...wished,
    table: sql`price_target`,
    what: 'Target prices, in hundredths of the currency of the shop',
    columns: ['price_cents', 'set_at', 'met_at', 'told_at'],
    unshown: ['favorite_id', 'size_id'],
    named: sql`${favoriteName}, ${sizeName}`,
    of: ofFavorites,
    purpose: 'telling when a favorite reaches a price',
  },
  {
    ...wished,
    table: sql`favorite_size`,
    what: 'Sizes of favorites',
    columns: ['left', 'returned_at', 'last_at'],
    unshown: ['favorite_id', 'size_id'],
    named: sql`${favoriteName}, ${sizeName}`,
    of: ofFavorites,
    purpose: 'telling when a size comes back',
  },
  {
    ...wished,
    table: sql`favorite`,
    what: 'Favorites, with the price in hundredths of its currency when they were saved',
    columns: ['price_cents', 'currency', 'created_at', 'product_id'],
    unshown: ['id', 'customer_id', 'color_id'],
    named: sql`${productName}, (SELECT name::text FROM color WHERE color.id = color_id) AS color`,
    purpose: 'the list of favorites',
  },
  {
    ...wished,
    table: sql`alert_sent`,
    what: 'Price and stock changes that were mailed',
    columns: ['changed_at', 'currency', 'quoted_cents', 'price_cents', 'sent_at', 'product_id'],
    unshown: ['id', 'customer_id', 'price_change_id'],
    named: productName,
    purpose: 'telling of each change once',
    basis: 'consent, art. 6 (1) (a)',
  },
  {
    ...wished,
    table: sql`search_find`,
    what: 'What was found for saved searches',
    columns: ['found_at', 'new_ids', 'cheaper_ids', 'total', 'mailed_at'],
    unshown: ['id', 'search_id'],
    of: ofSearches,
    purpose: 'showing and mailing what is new',
    howLong: '30 days',
    expired: sql`found_at < now() - interval '30 days'`,
  },
  {
    ...wished,
    table: sql`saved_search`,
    what: 'Saved searches',
    columns: ['name', 'address', 'frequency', 'created_at', 'seen_at', 'visited_at', 'mailed_at', 'removed_at'],
    unshown: ['id', 'customer_id', 'filter', 'anchors'],
    purpose: 'running saved searches again',
    // Undo brings a search back for 15 minutes.
    expired: sql`removed_at < now() - interval '15 minutes'`,
  },
  {
    ...wished,
    table: sql`brand_follow`,
    what: 'Followed brands',
    columns: ['created_at'],
    unshown: ['customer_id', 'brand_id'],
    named: brandName,
    purpose: 'the list of followed brands',
  },
  {
    ...wished,
    table: sql`brand_owner`,
    what: 'Brands whose figures the account may see',
    columns: ['created_at'],
    unshown: ['customer_id', 'brand_id'],
    named: brandName,
    purpose: 'showing brands their own figures',
  },
  {
    ...wished,
    table: sql`worn_size`,
    what: 'Sizes that are worn',
    columns: ['wear', 'position'],
    unshown: ['customer_id'],
    purpose: 'showing what fits',
  },
  {
    ...wished,
    table: sql`shared_list`,
    what: 'The address of the shared list of favorites',
    columns: ['address', 'created_at'],
    unshown: ['customer_id'],
    purpose: 'showing favorites to whoever knows the address',
    howLong: 'until it is withdrawn or the account is deleted',
  },
  {
    ...wished,
    table: sql`data_export`,
    what: 'The last file with personal data',
    columns: ['made_at', 'expires_at'],
    unshown: ['customer_id', 'document'],
    purpose: 'handing out what is kept',
    basis: 'legal obligation, art. 6 (1) (c)',
    howLong: 'a day',
    expired: sql`expires_at < now()`,
  },
  {
    ...account,
    table: sql`customer`,
    what: 'The account',
    columns: [
      ...['id', 'first_name', 'last_name', 'email', 'verified_at', 'created_at', 'google_subject'],
      ...['wants_alerts', 'alerted_at', 'urgent_at'],
    ],
    unshown: ['password_hash'],
    of: sql`id = (SELECT id FROM who)`,
    purpose: 'signing in, and mails about the account',
    howLong: 'until the account is deleted',
  },
  {
    table: sql`rate_limit`,
    what: 'Attempts, by hashes of network addresses, mailboxes and accounts',
    columns: [],
    unshown: ['bucket', 'key_hash', 'window_start', 'count'],
    of: null,
    purpose: 'limits against guessing and floods',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: 'a day',
    expired: sql`window_start < now() - interval '1 day'`,
    atDeletion: 'stays',
  },
  {
    table: sql`deleted_account`,
    what: 'That an account was deleted, as a keyed hash',
    columns: [],
    unshown: ['key_hash', 'deleted_at'],
    of: null,
    purpose: 'deleting the account again from a restored backup',
    basis: 'legal obligation, art. 6 (1) (c)',
    howLong: '400 days',
    expired: sql`deleted_at < now() - interval '400 days'`,
    atDeletion: 'stays',
  },
  {
    table: sql`click_visit`,
    what: 'Clicks to stores, by hashes of network addresses with a key of the day',
    columns: [],
    unshown: ['day', 'product_id', 'visitor'],
    of: null,
    purpose: 'counting a visitor once a day',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: 'until five past midnight (UTC), by the job that counts what is popular',
    atDeletion: 'stays',
  },
  {
    table: sql`click_key`,
    what: 'The key of those hashes',
    columns: [],
    unshown: ['day', 'key'],
    of: null,
    purpose: 'keeping the hashes of two days apart',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: 'as long as the hashes',
    atDeletion: 'stays',
  },
  {
    table: sql`search_log`,
    what: 'What was searched for on a day, without who; words with an at-sign are left out',
    columns: [],
    unshown: ['keyword', 'day', 'count', 'last_total'],
    of: null,
    purpose: 'making the search better',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: '400 days',
    expired: sql`day < now() - interval '400 days'`,
    atDeletion: 'stays',
  },
  {
    table: sql`search_pair`,
    what: 'Which search followed another, where at least five shoppers did so on a day',
    columns: [],
    unshown: ['day', 'from', 'to', 'count'],
    of: null,
    purpose: 'making the search better',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: '400 days',
    expired: sql`day < now() - interval '400 days'`,
    atDeletion: 'stays',
  },
  {
    ...ofStaff,
    table: sql`staff`,
    what: 'Accounts of staff at the desk, who are not customers',
    columns: ['email', 'name', 'role', 'created_at', 'signed_in_at'],
    unshown: ['id', 'password_hash', 'totp_secret', 'totp_since', 'totp_step'],
    purpose: 'signing in at the desk; the secret of the authenticator app is encrypted',
    howLong: 'until an owner removes it',
  },
  {
    ...ofStaff,
    table: sql`staff_session`,
    what: 'Sign-ins of staff',
    columns: ['device', 'started_at', 'seen_at', 'expires_at', 'proven_at', 'confirmed_at'],
    unshown: ['id', 'token_hash', 'staff_id'],
    purpose: 'staying signed in at the desk, and seeing where one is',
    howLong: 'until it expires, after 12 hours at most',
    expired: sql`expires_at < now()`,
  },
  {
    ...ofStaff,
    table: sql`staff_recovery_code`,
    what: 'Recovery codes of staff, as keyed hashes',
    columns: ['used_at'],
    unshown: ['staff_id', 'code_hash'],
    purpose: 'signing in at the desk without a phone',
    howLong: 'as long as the account of staff, or until there are new ones',
  },
  {
    ...ofStaff,
    table: sql`staff_invitation`,
    what: 'Invitations to the desk',
    columns: ['email', 'role', 'created_at', 'expires_at', 'used_at'],
    unshown: ['id', 'token_hash', 'is_first_owner'],
    purpose: 'inviting staff',
    howLong: '30 days after it expired',
    expired: sql`expires_at < now() - interval '30 days'`,
  },
  {
    ...ofStaff,
    table: sql`audit_log`,
    what: 'What staff changed',
    columns: ['at', 'actor', 'action', 'subject', 'before', 'after'],
    unshown: ['id', 'staff_id'],
    purpose: 'knowing who changed what; nothing in it can be changed or deleted',
    howLong: 'as long as the shop',
  },
  {
    ...ofStaff,
    table: sql`catalogue_change`,
    what: 'Changes of products at the desk',
    columns: ['actor', 'made_at', 'field', 'of', 'value', 'scope', 'total', 'done', 'finished_at'],
    unshown: ['id', 'undone_by'],
    purpose: 'going on with changes, and undoing them',
    howLong: 'as long as the shop',
  },
];

/** Personal data outside the database. */
export const keptElsewhere: readonly KeptElsewhere[] = [
  {
    where: 'standard output',
    what: 'The request log: times, routes and results; no network address, e-mail address, token or keyword',
    purpose: 'finding faults',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: 'as the operator sets journald or the container engine; 30 days are enough',
  },
  {
    where: 'the mail server and the mailbox of CONTACT_TO',
    what: 'Mails that were sent',
    purpose: 'sending them, and answering messages',
    basis: 'contract, art. 6 (1) (b)',
    howLong: 'as the operator sets them',
  },
  {
    where: 'DATA_DIR/deleted-accounts.txt',
    what: 'A copy of the list of deleted accounts: dates and keyed hashes',
    purpose: 'deleting the accounts again from a restored backup',
    basis: 'legal obligation, art. 6 (1) (c)',
    howLong: '400 days',
  },
  {
    where: 'backups of the database',
    what: 'Everything above as it was then',
    purpose: 'restoring the shop after a loss',
    basis: 'legitimate interest, art. 6 (1) (f)',
    howLong: '400 days at most: deletions are replayed no longer than that',
  },
  {
    where: 'the browser of a shopper',
    what: 'Who is signed in, favorites and searches of a guest, sizes, products that were viewed',
    purpose: 'what the shopper asked for; no script of others reads it',
    basis: 'contract, art. 6 (1) (b)',
    howLong: 'until the shopper signs out or clears it; favorites of a guest 30 days',
  },
];
