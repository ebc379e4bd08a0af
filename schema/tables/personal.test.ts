import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { PROFILE_FIELDS, PROPOSAL_FIELDS, TASK_FIELDS } from '#schema/domain/fields.ts'
import * as tables from './index.ts'
import { erasureOf, namesPersonOfRow } from './personal.ts'

/** What an account leaves behind, and why. A table with `*` has no text about a person. */
const KEPT: Record<string, string> = {
  'the law wants records of money': `
    adjustments.reason payments.currency payments.access_code payments.checkout_url payments.provider_status
    payments.flag payments.reference payouts.bank_code payouts.bank_name payouts.account_number_enc
    payouts.account_last4 payouts.account_name payouts.recipient_code payouts.reference
    payouts.provider_transfer_code payouts.provider_status payouts.last_error payouts.review_reason
    payment_disputes.reference reconciliation_matches.reference refunds.reference refunds.last_error refunds.reason ledger_accounts.currency
    ledger_journals.idem_key ledger_journals.req_hash ledger_journals.meta ledger_entries.debit_account
    ledger_entries.credit_account discrepancies.message discrepancies.resolution`,
  'what administrators did is never changed': `
    approvals.subject approvals.summary approvals.input approvals.reason audit_log.action audit_log.subject
    audit_log.reason audit_log.details audit_log.sha256 audit_log.prev_sha256`,
  'another user has read it, agreed to it, or is whom it is about': `
    tasks.title tasks.needed_by tasks.location tasks.place tasks.skills tasks.agreed_date tasks.stages tasks.plan_change tasks.change_request
    tasks.submission_notes tasks.dispute tasks.cancel_offer tasks.review_state proposals.title
    proposals.description proposals.date proposals.stages proposals.counter proposals.changed_fields proposal_versions.date proposal_versions.stages submissions.notes
    submissions.file submissions.file_type submissions.change_note messages.text messages.file
    messages.file_type messages.waveform evidence_files.key evidence_files.type evidence_files.sha256
    disputes.offers disputes.decision dispute_statements.text task_events.note task_events.data reviews.title
    questions.question questions.answer reviews.comment reviews.reply reports.words reports.outcome`,
  'triggers copy it from a row that is erased': `
    user_emails.email user_emails.username task_titles.title open_tasks.title open_tasks.location
    open_tasks.facets shared_values.value`,
  'a job deletes it after its time': `
    passes.code emails.address emails.template emails.params emails.categories emails.language emails.last_error
    webhook_inbox.dedupe_key webhook_inbox.event webhook_inbox.body webhook_inbox.body_sha256
    webhook_inbox.error push_retries.endpoint rate_limit_counters.key provider_cache.name provider_cache.body`,
  'of administrators, who cannot close their account': `
    second_factors.secret_enc second_factors.new_secret_enc second_factors.recovery_hashes updates.caption
    updates.file updates.file_type updates.push_day updates.pushed_to`,
  'about no person': `
    changes.scope changes.entity changes.locator counters.* daily_figures.* phone_message_days.*
    job_cursors.* ledger_account_kinds.* ledger_posting_rules.* assertions.* ledger_checksums.*
    sync_floor.* sync_days.*`,
}
const kept = new Set(Object.values(KEPT).flatMap((names) => names.trim().split(/\s+/)))

/** Ids say nothing, and neither does one of a list of words. */
const isText = ({ dataType, enumValues, name }: SQLiteColumn) =>
  ['string', 'json'].includes(dataType) &&
  !enumValues?.length &&
  !/(?:^|_)(?:id|by)$|^user_[ab]$|^waits_for$/.test(name)

const configs = Object.values(tables).map((table) => getTableConfig(table))
const nameOf = (table: string, { name }: SQLiteColumn) => `${table}.${name}`

test('a text is erased with the account, or is kept with a reason', () => {
  const open = configs.flatMap(({ name: table, columns }) =>
    columns.some(namesPersonOfRow) || kept.has(`${table}.*`)
      ? []
      : columns
          .filter((column) => isText(column) && !erasureOf(column))
          .map((column) => nameOf(table, column)),
  )
  expect(
    open.filter((name) => !kept.has(name)),
    'Give the column `personal()`, or name it in KEPT with a reason.',
  ).toEqual([])
})

test('what is kept exists and is not erased as well', () => {
  const names = configs.flatMap(({ name: table, columns }) => [
    `${table}.*`,
    ...columns.filter((column) => !erasureOf(column)).map((column) => nameOf(table, column)),
  ])
  expect([...kept].filter((name) => !names.includes(name))).toEqual([])
})

test('the column of a field is personal where the field is', () => {
  const fields = [
    [tables.tasks, TASK_FIELDS],
    [tables.users, PROFILE_FIELDS],
    [tables.proposals, PROPOSAL_FIELDS],
  ] as const
  for (const [table, ofTable] of fields)
    for (const [name, { isPersonal }] of Object.entries(ofTable))
      expect([name, erasureOf(Reflect.get(table, name) as SQLiteColumn) !== undefined]).toEqual([
        name,
        isPersonal,
      ])
})

test('what is erased is found by a column of its table, and the rows of a person by `user_id`', () => {
  for (const { name: table, columns } of configs) {
    const names = columns.map(({ name }) => name)
    for (const column of columns) {
      const erasure = erasureOf(column)
      if (erasure) expect([table, ...names]).toContain(erasure.of ?? 'user_id')
      if (namesPersonOfRow(column)) expect([table, column.name]).toEqual([table, 'user_id'])
    }
  }
})
