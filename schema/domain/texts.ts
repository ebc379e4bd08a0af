import type { Words } from './localize.ts'
import type { ACCOUNT_MESSAGES } from './messages/accounts.ts'
import type { ALERT_MESSAGES } from './messages/alerts.ts'
import type { CANCEL_MESSAGES } from './messages/cancel.ts'
import type { CHAT_MESSAGES } from './messages/chats.ts'
import type { CLOSING_MESSAGES } from './messages/closing.ts'
import type { DISPUTE_MESSAGES, DISPUTE_REFUSALS } from './messages/disputes.ts'
import type { EMAIL_CHOICE_MESSAGES } from './messages/email-choice.ts'
import type { EMAIL_MESSAGES } from './messages/emails.ts'
import type { EMPTY_STATE_MESSAGES } from './messages/empty-states.ts'
import type { ERROR_MESSAGES } from './messages/errors.ts'
import type { FIELD_LABELS } from './messages/field-labels.ts'
import type { GENERAL_MESSAGES } from './messages/general.ts'
import type { MONEY_MESSAGES } from './messages/money.ts'
import type { NOTICE_LINES } from './messages/notice-lines.ts'
import type { NOTICE_CATEGORY_NAMES, NOTICE_MESSAGES } from './messages/notice-settings.ts'
import type { NOTICE_TEXTS } from './messages/notices.ts'
import type { PASSWORD_MESSAGES } from './messages/passwords.ts'
import type { PAYMENT_MESSAGES } from './messages/payments.ts'
import type { PAYOUT_MESSAGES } from './messages/payouts.ts'
import type { PHONE_MESSAGES } from './messages/phone-messages.ts'
import type { PIN_MESSAGES } from './messages/pins.ts'
import type { PLAN_CHANGE_MESSAGES } from './messages/plan-changes.ts'
import type { PROPOSAL_MESSAGES } from './messages/proposals.ts'
import type { PUSH_MESSAGES } from './messages/push.ts'
import type { RATE_LIMIT_MESSAGES, WAIT_WORDS } from './messages/rate-limits.ts'
import type { REJECTION_MESSAGES } from './messages/rejections.ts'
import type { REMOVAL_MESSAGES } from './messages/removal.ts'
import type { REPORT_MESSAGES } from './messages/reports.ts'
import type { REVIEW_REMOVAL_MESSAGES } from './messages/review-removal.ts'
import type { REVIEW_MESSAGES } from './messages/reviews.ts'
import type { SAVED_MESSAGES } from './messages/saved.ts'
import type { SHARE_MESSAGES } from './messages/share.ts'
import type { STAGE_MESSAGES } from './messages/stages.ts'
import type { STANDING_MESSAGES } from './messages/standing.ts'
import type { TASK_STATUS_LABELS } from './messages/task-statuses.ts'
import type { TIME_WORDS } from './messages/times.ts'
import type { TRADE_TEXTS } from './messages/trades.ts'
import type { TRANSACTION_MESSAGES } from './messages/transactions.ts'
import type { TRUST_MESSAGES } from './messages/trust.ts'
import type { VALIDATION_MESSAGES } from './messages/validation.ts'
import type { VERIFICATION_MESSAGES } from './messages/verification.ts'
import type { WITHDRAWAL_NOTES } from './messages/withdrawal-notes.ts'
import type { WORK_PICTURE_MESSAGES } from './messages/work-pictures.ts'
import type { WORK_MESSAGES } from './messages/work.ts'

/** What users read of the server, by the file of its English. What only administrators read is left out. */
type Texts = {
  accounts: typeof ACCOUNT_MESSAGES
  alerts: typeof ALERT_MESSAGES
  saved: typeof SAVED_MESSAGES
  'plan-changes': typeof PLAN_CHANGE_MESSAGES
  stages: typeof STAGE_MESSAGES
  cancel: typeof CANCEL_MESSAGES
  chats: Omit<typeof CHAT_MESSAGES, 'readByAdmin'>
  closing: typeof CLOSING_MESSAGES
  disputes: {
    DISPUTE_MESSAGES: typeof DISPUTE_MESSAGES
    DISPUTE_REFUSALS: typeof DISPUTE_REFUSALS
  }
  'empty-states': typeof EMPTY_STATE_MESSAGES
  errors: typeof ERROR_MESSAGES
  'field-labels': typeof FIELD_LABELS
  general: typeof GENERAL_MESSAGES
  money: typeof MONEY_MESSAGES
  'notice-settings': {
    NOTICE_CATEGORY_NAMES: typeof NOTICE_CATEGORY_NAMES
    NOTICE_MESSAGES: typeof NOTICE_MESSAGES
  }
  notices: { NOTICE_TEXTS: typeof NOTICE_TEXTS; NOTICE_LINES: typeof NOTICE_LINES }
  passwords: typeof PASSWORD_MESSAGES
  payments: Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>
  payouts: Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
  pins: typeof PIN_MESSAGES
  proposals: typeof PROPOSAL_MESSAGES
  push: typeof PUSH_MESSAGES
  'rate-limits': {
    RATE_LIMIT_MESSAGES: typeof RATE_LIMIT_MESSAGES
    WAIT_WORDS: typeof WAIT_WORDS
  }
  rejections: typeof REJECTION_MESSAGES
  /** Of a todo that an administrator removed: in its notice, and in place of its title. */
  removal: Pick<typeof REMOVAL_MESSAGES, 'notice' | 'hiddenTitle'>
  reports: Omit<typeof REPORT_MESSAGES, 'decided'>
  'review-removal': Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>
  reviews: typeof REVIEW_MESSAGES
  standing: typeof STANDING_MESSAGES
  'task-statuses': typeof TASK_STATUS_LABELS
  times: typeof TIME_WORDS
  trades: typeof TRADE_TEXTS
  transactions: typeof TRANSACTION_MESSAGES
  trust: typeof TRUST_MESSAGES
  validation: typeof VALIDATION_MESSAGES
  verification: typeof VERIFICATION_MESSAGES
  'withdrawal-notes': typeof WITHDRAWAL_NOTES
  work: typeof WORK_MESSAGES
  'work-pictures': typeof WORK_PICTURE_MESSAGES
}

/** A language has words for all of them (schema/domain/words). */
export type DomainWords = Words<Texts>

/** What the app does not show: emails, messages to phone numbers, and the pages that are read without the app (schema/domain/words/<language>.server.ts). */
export type ServerWords = Words<{
  'email-choice': typeof EMAIL_CHOICE_MESSAGES
  emails: typeof EMAIL_MESSAGES
  'phone-messages': typeof PHONE_MESSAGES
  /** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
  share: Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>
}>
