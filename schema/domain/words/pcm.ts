import { plainDay } from '#schema/domain/days.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { CHANGE_REQUESTS_MAX, UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { NoticeFacts } from '#schema/domain/notice.ts'
import type { RateLimitName } from '#schema/domain/rate-limits.ts'
import type { ReportTarget } from '#schema/domain/report.ts'
import type { ACCOUNT_MESSAGES } from '../messages/accounts.ts'
import type { ALERT_MESSAGES } from '../messages/alerts.ts'
import type { CANCEL_MESSAGES } from '../messages/cancel.ts'
import type { CHAT_MESSAGES } from '../messages/chats.ts'
import type { CLOSING_MESSAGES } from '../messages/closing.ts'
import type * as disputesEnglish from '../messages/disputes.ts'
import type { EMPTY_STATE_MESSAGES } from '../messages/empty-states.ts'
import type { ERROR_MESSAGES } from '../messages/errors.ts'
import type { FIELD_LABELS } from '../messages/field-labels.ts'
import type { GENERAL_MESSAGES } from '../messages/general.ts'
import type { MONEY_MESSAGES } from '../messages/money.ts'
import type * as noticeLinesEnglish from '../messages/notice-lines.ts'
import type * as noticeSettingsEnglish from '../messages/notice-settings.ts'
import type * as noticesEnglish from '../messages/notices.ts'
import type { PASSWORD_MESSAGES } from '../messages/passwords.ts'
import type { PAYMENT_MESSAGES } from '../messages/payments.ts'
import type { PAYOUT_MESSAGES } from '../messages/payouts.ts'
import type { PIN_MESSAGES } from '../messages/pins.ts'
import type { PLAN_CHANGE_MESSAGES } from '../messages/plan-changes.ts'
import type { PROPOSAL_MESSAGES } from '../messages/proposals.ts'
import type { PUSH_MESSAGES } from '../messages/push.ts'
import type * as rateLimitsEnglish from '../messages/rate-limits.ts'
import type { REJECTION_MESSAGES } from '../messages/rejections.ts'
import type { REMOVAL_MESSAGES } from '../messages/removal.ts'
import type { REPORT_MESSAGES } from '../messages/reports.ts'
import type { REVIEW_REMOVAL_MESSAGES } from '../messages/review-removal.ts'
import type { REVIEW_MESSAGES } from '../messages/reviews.ts'
import type { SAVED_MESSAGES } from '../messages/saved.ts'
import type { STAGE_MESSAGES } from '../messages/stages.ts'
import type { STANDING_MESSAGES } from '../messages/standing.ts'
import type { TASK_STATUS_LABELS } from '../messages/task-statuses.ts'
import type { TIME_WORDS } from '../messages/times.ts'
import type { TRADE_TEXTS } from '../messages/trades.ts'
import type { TRANSACTION_MESSAGES } from '../messages/transactions.ts'
import type { TRUST_MESSAGES } from '../messages/trust.ts'
import type { VALIDATION_MESSAGES } from '../messages/validation.ts'
import type { VERIFICATION_MESSAGES } from '../messages/verification.ts'
import type { WITHDRAWAL_NOTES } from '../messages/withdrawal-notes.ts'
import type { WORK_PICTURE_MESSAGES } from '../messages/work-pictures.ts'
import type { WORK_MESSAGES } from '../messages/work.ts'
import type { DomainWords } from '../texts.ts'

const times: Words<typeof TIME_WORDS> = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

const accounts: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Use letters, numbers or emoji for the username',
  usernameContact: 'Choose username wey no get phone number or address inside',
  usernameReserved: 'Nobody fit use this username. Choose another one',
  contactsMasked: 'Phone numbers, e-mails and links no dey show for profile.',
  emailCodeSent: 'We don send code to your e-mail.',
  emailProven: 'You don confirm your e-mail.',
  phoneCodeSent: (channel) => `We don send code by ${channel === 'sms' ? 'SMS' : 'WhatsApp'}.`,
  resetCodeSent: 'If this number get account, code dey come.',
  phoneProven: 'You don confirm your phone number.',
  wrongPhoneOrPassword: 'The phone number or the password no correct.',
  exportStarted: 'We dey gather your data.',
  sessionEnded: 'That device don log out.',
  otherSessionsEnded: 'All the other devices don log out.',
}

const planChanges: Words<typeof PLAN_CHANGE_MESSAGES> = {
  kind: 'Choose wetin go change',
  proposed:
    'We don send am. Nothing go change until the other side accept; e get 48 hours for that.',
  withdrawn: 'You don withdraw am. Everything stay as una agree.',
  declined: 'You don say no. Everything stay as una agree.',
  accepted: 'You don accept. Na this una agree now.',
  problems: {
    gone: 'This stage don start, end or don submit, so e no fit change',
    same: 'Na this una agree already',
    past: 'The day suppose be today or later',
    price: 'The whole price go too high',
  },
}

const stages: Words<typeof STAGE_MESSAGES> = {
  problems: {
    count: 'One plan get 2 to 12 stages',
    amount: 'One stage na ₦100 or more',
    sum: 'All the stages must add up to the price',
    order: 'One stage no fit come before the one wey dey on top am',
    share: 'Materials fit be at most 60% of the price',
    last: 'The last stage must be work, no be materials',
  },
  approved: 'You don approve and pay. The next stage don start.',
  funded: 'We don hold the money for this stage now.',
  materialsAsked: 'We don send your list. Na the client go decide about the money.',
  materialsDeclined: 'We don ask the professional to change the list.',
  materialsReleased: 'You don pay. The next stage don start.',
  receiptsSent: 'We don send your receipts.',
  givenBack: 'The money don go back to the client.',
}

const saved: Words<typeof SAVED_MESSAGES> = {
  saved: 'We don save am. You go see am under “Saved”.',
  removed: 'We no save am again.',
}

const alerts: Words<typeof ALERT_MESSAGES> = {
  saved: 'Don save. We go tell you about new todo wey be like this.',
  deleted: 'You no go get notice like this again.',
}

const cancel: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'You don decline the todo. The money wey we hold don go back to the client.',
    cancelled: 'The work don cancel. The money wey we hold don go back to the client.',
  },
  reposted: 'Your todo don open.',
  offered: 'Your offer don go. The professional get 48 hours to answer.',
  withdrawn: 'You don withdraw your offer. The work go continue.',
  accepted: 'You don accept the offer. The work don end.',
}

const emptyStates: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'No todo dey now',
  noTodo: 'No todo',
  noTasks: 'No task',
  noConversations: 'No conversation yet.',
  noReview: 'No review yet',
}

const general: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'You must fill everything',
  pleaseSelectTask: 'Please choose one task',
  ...emptyStates,
  usernameTooLong: 'Username no fit pass 8 characters',
  skillsUpdated: 'We don update your skills',
  registered: 'We don create your account. You fit log in now.',
  loggedIn: 'You don log in.',
  typeSwitched: {
    client: 'You be Client now. Log in to continue.',
    tasker: 'You be Professional now. Log in to continue.',
  },
  loggedOut: 'You don log out.',
  profileUpdated: 'We don update your profile.',
  taskPosted: 'We don post your todo.',
  supportSent: 'We don get your message. We go answer for your e-mail.',
  taskEdited: 'We don update your todo.',
  commandCancelled: 'Cancelled',
  taskDeleted: 'We don delete the todo.',
  taskRestored: 'Your todo don come back.',
  proposalSent: 'Your proposal don go.',
  proposalEdited: 'We don update your proposal.',
  proposalDeclined: 'You don decline the proposal. The professional go see your reason.',
  proposalsSeen: 'Professionals go see say you don look their proposals.',
  counterSent: 'Your suggestion don go.',
  counterAccepted: 'You don accept. The proposal get these terms now.',
  counterDeclined: 'You don decline. The proposal stay as e be.',
  proposalWithdrawn: 'You don withdraw your proposal.',
  invited: 'You don invite the professional, and e go get notice.',
  taskShown: 'Everybody fit see your todo now.',
  waitingLonger: 'You go wait 48 hours more for answer.',
  invitationDeclined: 'You don decline. The client go see your reason.',
  questionAsked: 'Your question don go to the client.',
  questionAnswered: 'Your answer dey the todo now. Everybody fit read am.',
  taskAwarded: 'You don give the work. We dey hold the money until you approve the work.',
  workSubmitted: 'You don submit your work.',
  arrived: 'Your arrival don enter the timeline, for both sides.',
  left: 'Say you don go don enter the timeline, for both sides.',
  workApproved: 'You don approve am. We don pay the professional.',
  alreadyApproved: 'Approved already',
  uploadCancelled: 'Upload don cancel.',
  contactsHidden:
    'We dey hide phone numbers, e-mails and links until the client give the work, to keep the two sides safe.',
}

const chats: Words<typeof CHAT_MESSAGES> = {
  sent: 'Message don go.',
  seen: 'You don see am.',
  typing: 'E dey show say you dey type.',
  edited: 'You don change the message.',
  deleted: 'You don delete the message.',
  readByAdmin: 'We don record say you read this.',
  accountHidden:
    'We dey always hide bank account numbers: na only money wey dem pay for Onise dey protected.',
}

const closing: Words<typeof CLOSING_MESSAGES> = {
  closed: 'Your account don close. We don erase everything wey the law allow us to erase.',
}

const disputes: Words<Pick<typeof disputesEnglish, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'The professional no do the work',
      not_as_agreed: 'The work no be as una agree',
      late: 'The work late',
      not_approved: 'The work don finish, but client no approve am',
      more_work: 'The work wey dem dey ask for pass wetin una agree',
      no_reply: 'The other person no dey reply',
      conduct: 'Behaviour wey bad or no safe',
      other: 'Another thing',
    },
    opened: 'Your dispute don open. The money go stay frozen until e end.',
    answered: 'Your answer don go. Administrator fit decide now.',
    offered: 'Your offer don go. No money go move until the other side accept am.',
    offerWithdrawn: 'You don take back your offer. No money move.',
    settled: 'The two of una don agree. We don share the money as e dey for the offer.',
    decided: 'We don do wetin you decide.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'Dispute don already dey about this todo. Open am to answer or to offer how to share the money.',
    not_possible: 'You fit open dispute only while work dey go on for the todo or e don submit.',
    lost_before:
      'We don decide the dispute wey you open before about this money. You no fit open another one about am.',
    ended: 'This dispute don end.',
    not_disputed: 'No dispute dey about this todo.',
    own_dispute: 'You don already talk wetin happen. Now na the other side go answer.',
    already_answered: 'You don already answer.',
    answer_late:
      'Time to answer don pass. You still fit offer how to share the money, or accept offer, until administrator decide.',
    offer_gone: 'This offer no dey again. Look the dispute again.',
    own_offer: 'Na only the other side fit accept your offer.',
    split_sum:
      'Wetin we go pay and wetin go back, join together, must be the same as the money wey we hold.',
    still_answerable:
      'The other side still fit answer. Decide when the two sides don talk, or when time to answer don pass.',
    own_case: 'This na your own todo. Another administrator must decide.',
    continue_without_money: 'If the work go continue, we no go pay anything and nothing go return.',
  },
}

const errors: Words<typeof ERROR_MESSAGES> = {
  invalid_input: 'Something for that form no correct.',
  malformed: 'We no fit read that request.',
  too_large: 'That file too big.',
  unsupported_file: 'Use JPEG, PNG or WebP picture.',
  signed_out: 'Log in to continue.',
  wrong_role: 'Your type of account no fit do that.',
  suspended: 'We don suspend this account. Contact support.',
  not_found: 'We no fit find that one.',
  not_yourself: 'You no fit do that one with yourself.',
  second_factor_needed: 'First enter the code wey dey your authenticator app.',
  already_verified: 'This user don already get verified',
  verification_waits: 'Your proof of identity dey with us already. We go tell you the result.',
  verification_limit: 'We refuse your proof of identity 3 times inside 30 days. Try again later.',
  verification_taken: 'Another administrator dey look this one.',
  not_administrators: 'You no fit block administrators.',
  too_many_blocks: 'You don block 200 people. Unblock one person first.',
  too_many_saved: 'You don save 200. Comot one under “Saved” first.',
  too_many_alerts: 'You don get 5 alert. Change or delete one first.',
  under_review:
    'Dem report your account and we dey check am. You fit finish the work wey you dey do now; new todos, proposals and messages go wait until we don decide.',
  task_under_review:
    'Dem report this todo and we dey check am. You fit give the work when we don decide.',
  too_many_reports: 'You don report plenty today. Try again tomorrow.',
  already_reported: 'You don report this one before. We go tell you wetin we decide.',
  no_such_call: 'This address no dey.',
  wrong_method: 'This address no dey accept that method.',
  wrong_content_type: 'Send this one as application/json.',
  account_in_use: 'You no fit close your account yet. See wetin still dey open.',
  email_in_use: 'Account don already dey with this email',
  email_missing: 'Your account no get e-mail.',
  email_proven: 'You don confirm your e-mail. Write us if you get another one.',
  phone_in_use: 'This number don get account already. Log in with am, or use another number.',
  phone_own: 'This na your number already.',
  channel_unavailable: 'We no fit send code to this number. Use your e-mail.',
  messages_used_up: 'We no fit send more codes by phone today. Use your e-mail, or try tomorrow.',
  reset_needs_email:
    'This phone new for your account. We don send link to your e-mail, na there you go choose the password.',
  reset_needs_support:
    'This phone new for your account. Use the one wey you log in with before, or write us.',
  email_unproven: 'Confirm your e-mail or your phone number first. After that you fit move money.',
  wrong_credentials: 'The email or the password no correct.',
  too_many_tries: 'You don try too many times. Wait small, then try again.',
  key_reused: 'Dem don already use that request key for another thing.',
  moved_on: 'This one don change since you open am. Look am again, then try again.',
  edited_elsewhere:
    'This todo don change for another place before you send your own. Compare the two and choose.',
  own_task: 'You no fit apply for your own todo.',
  task_not_open: 'This todo no dey open again.',
  task_assigned_edit: 'You no fit edit todo wey you don give professional',
  task_assigned_delete: 'You don already give this todo to professional. Cancel am instead.',
  task_completed_delete: 'You no fit delete todo wey don complete.',
  task_submitted_cancel:
    'The professional don submit the work. Approve am, ask for changes or open dispute instead.',
  cancel_needs_offer:
    'You no fit cancel am alone again. Offer the professional part of the money, or wait until the work late.',
  cancel_offer_exists:
    'Your offer still dey wait for answer. Withdraw am before you make another one.',
  cancel_offer_gone: 'This offer no dey open again.',
  cancel_offer_changed: 'This offer no be the one wey you see. Look am again before you answer.',
  stage_not_held: 'We never hold the money for this stage. No start work until the client put am.',
  stage_held: 'We don already hold the money for this stage.',
  stage_gone: 'This stage don change or end. Look the todo again.',
  cancel_offer_open:
    'One offer to end the work still dey open. Make una answer am or withdraw am first.',
  plan_change_exists: 'One change don already dey wait for answer. Answer am or withdraw am first.',
  plan_change_gone: 'This change no dey open again.',
  plan_change_stale:
    'The todo don change since them ask for this. Look again and ask one more time.',
  client_funds_short:
    'The client no get the money for this for wallet. We don tell the client; you fit accept when the money dey.',
  materials_first: 'This stage na for materials: send the list to ask for the money.',
  receipts_missing: 'First add the receipts of the materials.',
  receipts_sent: 'The receipts of these materials don dey already.',
  receipts_picture: 'Add picture of one receipt or of the goods.',
  materials_over: 'This one pass the money for these materials.',
  materials_changed: 'The list of materials don change. Look am again.',
  task_not_in_progress: 'Work no dey go on for this todo.',
  too_many_change_requests: 'You don ask for changes 3 times. Approve the work, or open dispute.',
  newer_submission: 'The professional don submit newer version. Look am first.',
  not_submitted: 'The professional never submit any work',
  too_many_open: 'You don already get 20 open todos. Close one before you post another one.',
  too_many_posts: 'You don post 10 todos today. Try again tomorrow.',
  already_applied: 'You don already apply for this todo',
  reapply_limit: 'You don apply for this todo too many times.',
  already_invited: 'You don already invite this professional to this todo.',
  tasker_applied: 'This professional don already send proposal for this todo.',
  too_many_invited: 'You don invite 10 professionals to this todo. You no fit invite more.',
  too_many_invitations: 'You don invite 30 professionals today. Try again tomorrow.',
  cannot_be_asked:
    'You no fit ask this professional now. Post the todo for everybody, or ask another person.',
  task_private: 'This todo na for one person only. First make everybody fit see am.',
  ask_over: 'Nothing dey to wait for again. Check the todo again.',
  already_asked: 'You don already ask question about this todo.',
  wrong_arrival_code:
    'That one no be the code for this todo and this day. Ask the client make e read am again.',
  arrival_locked: 'Dem don enter five wrong codes for this todo today. Try again tomorrow.',
  already_arrived: 'You don already arrive today. First talk say you dey go.',
  not_arrived: 'No arrival dey wey you fit leave from.',
  too_many_arrivals: 'You don arrive 6 times today. Na that one we fit record.',
  too_many_questions: 'This todo don already get 20 questions. E no fit take more.',
  already_answered: 'You don already answer this question.',
  proposal_changed: 'This proposal don change. Check am again.',
  counter_gone: 'This suggestion no dey open again.',
  counter_changed: 'This suggestion no be the one wey you see. Look am again before you answer.',
  counter_turn: 'The other person must answer first.',
  counter_limit: 'Una don make 3 suggestions for this proposal. E no fit pass that one.',
  counter_same: 'Suggest another price, date or stages: the proposal get these ones already.',
  proposal_not_live: 'This proposal no dey open again.',
  proposal_exists: 'That proposal don already go.',
  review_too_early: 'You fit review this todo after the client don approve the work.',
  already_reviewed: 'You don already review this todo',
  review_skipped: 'You choose say you no go review this todo.',
  review_removed: 'We remove your review of this todo, so you no fit write another one.',
  review_closed: 'E don too late to review this todo. The reviews don close.',
  review_public: 'This review don dey public, so you no fit change am again.',
  already_replied: 'You don already reply this review.',
  reply_closed:
    'E don too late to reply. Replies dey close 14 days after the review don dey public.',
  chat_not_open: 'You fit chat after proposal don go',
  chat_client_first:
    'Na the client go write first here. You fit write first while your proposal dey open.',
  chat_waits: 'Your message don reach. You fit write again when the client don answer.',
  chat_blocked: 'You no fit write to this person.',
  chat_unavailable: 'This person no fit receive messages now.',
  chat_private:
    'No dispute and no open report dey with the name of these two users, so their messages dey private.',
  message_exists: 'That message don already go.',
  message_is_evidence:
    'You fit change or delete message for 5 minutes. After that e go stay as e be, as evidence for the two sides.',
  insufficient_funds: 'Money for your wallet no reach.',
  money_at_rest: 'You no fit use this money yet.',
  unknown_payment: 'We no get any payment with that reference.',
  not_paid: 'That payment no go through.',
  payment_mismatch: 'That payment no match wetin we ask for. We dey look into am.',
  payment_elsewhere: 'That payment don already enter one wallet.',
  balance_limit: 'Your wallet don reach the limit. Withdraw or spend some first, or get verified.',
  pin_exists: 'You don already get PIN. Update am instead.',
  pin_missing: 'Create PIN before you withdraw.',
  pins_differ: 'The two Pins no match',
  pin_weak: 'That PIN too easy to guess. Choose another one.',
  wrong_pin: 'The PIN no correct.',
  pin_locked: 'Your PIN dey locked for now.',
  pin_resting: 'Your PIN don reset. You fit withdraw again later.',
  wrong_code: 'That code no correct, or e don expire.',
  reset_link_invalid:
    'This link no dey work again. E dey work once and for 30 minutes, and na only the newest one dey work.',
  password_same: 'This na the password wey you dey use now. Choose another one.',
  password_common: 'That password easy to guess. Choose another one, for example four words.',
  password_needed: 'Money dey for your wallet. Put your password to create PIN.',
  wrong_password: 'The password no correct.',
  unknown_bank: 'Choose bank from the list.',
  unknown_account: 'The bank no fit find that account number.',
  bank_account_gone:
    'This bank account no dey saved again. Nothing go. Choose another account, or type am again.',
  withdrawal_limit: 'That one pass wetin you fit withdraw today.',
  too_many_withdrawals: 'Wait until one of your withdrawals don arrive.',
  provider_unavailable: 'We no fit reach the payment service now. Try again after small time.',
  bad_signature: 'The signature no correct.',
  please_select_task: general.pleaseSelectTask,
  removed_by_admin: 'Onise don remove this todo. Nobody fit bring am back.',
  restore_too_late: 'You no fit bring this todo back again.',
  too_many_uploads: 'You dey upload too many files. Finish or cancel one first.',
  upload_incomplete: 'That file never upload finish.',
  upload_gone: 'That upload take too long. Send the file again.',
  too_many_files: 'Send up to 6 pictures, or one PDF.',
  too_many_work_pictures: 'Your profile don get 24 pictures already. Delete one first.',
  picture_refused: 'The client of this todo no want make this picture show.',
  objection_over: 'Everybody fit see this picture now. You fit still report am for the profile.',
  link_expired: 'This link don expire. Open the page again.',
  client_too_old: 'This version of Onise don too old. Update to continue.',
  sync_reset: 'This phone don stay too long without network. Everything dey load again.',
  maintenance:
    'We don close Onise small make we repair am. Your work don save for this phone and e go go when we come back. No money go move before then.',
  unavailable: 'Onise no dey available now. Try again after small time.',
  fault: 'Something spoil for our side. Your work dey safe; try again.',
}

const fieldLabels: Words<typeof FIELD_LABELS> = {
  message: 'Message',
  statement: 'Statement',
  review: 'Review',
  title: 'Title',
  reply: 'Reply',
  details: 'Details',
  reason: 'Reason',
  payment: 'Payment',
  refund: 'Refund',
  todoTitle: 'Name of the todo',
  description: 'About the work',
  stageTitle: 'Name of the stage',
  material: 'Wetin you dey buy',
  quantity: 'How many',
  spent: 'Wetin you spend',
  price: 'Price',
  address: 'Exact address',
  landmark: 'Landmark',
  landmarkHint:
    'Something wey dey near the place wey everybody sabi. Only the professional wey you give the work fit see am.',
  location: 'Location',
  proposal: 'Proposal',
  question: 'Question',
  answer: 'Answer',
  notes: 'Notes',
  changeNote: 'Your note',
  amount: 'Amount',
  phone: 'Phone No.',
  jobTitle: 'Job title',
  profileDescription: 'About you',
  caption: 'Wetin the picture dey show',
  search: 'Search',
  pin: 'PIN',
  confirmPin: 'Confirm PIN',
  oldPin: 'Old PIN',
}

const money: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Minimum withdraw na 10000',
  validAccountNumber: 'Please put correct account number',
  paymentCancelled: 'Payment don cancel',
  applePayFailed:
    'Error happen as you dey pay with Apple Pay. Please try again or pay another way.',
  outcomeUnknown:
    'Onise no answer in time, so e fit be say this one don go through or e no go through. Look your transactions before you try again.',
  paymentReady: 'Your payment dey ready.',
  walletFunded: 'Money don enter your wallet',
  paymentPending: 'We dey confirm the payment',
  withdrawalRequested: 'Your withdrawal dey on the way.',
  withdrawalHeld:
    'That bank account get another name. We go check this withdrawal before we send am.',
  oneAccount: 'Choose account wey we don save or type one, no be the two.',
  accountRemoved: 'We don remove the account. Withdrawals wey dey go still go reach.',
  accountFound: 'We don find the account.',
  pinCreated: 'You don create PIN.',
  pinUpdated: 'You don update your PIN.',
  pinCodeSent: 'We don send code to your e-mail.',
  pinReset: 'Your PIN don change. For your safety, you fit withdraw again after 24 hours.',
}

const noticeSettings: Words<
  Pick<typeof noticeSettingsEnglish, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>
> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Work for your todos',
    proposals: 'Proposals',
    alerts: 'New todo wey you wan hear about',
    chat: 'Messages',
    reviews: 'Reviews',
    account: 'Your account',
    updates: 'News from Onise, once a day at most',
  },
  NOTICE_MESSAGES: {
    read: 'E don mark as read.',
    saved: 'We don save your choice.',
  },
}

const rejections: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'The client choose another professional.',
  task_removed: 'This todo don delete.',
  task_expired: 'The todo don close, because nothing happen for am for 30 days.',
  award_undone: 'The client cancel the work for this todo.',
  declined_by_client: 'The client decline this proposal.',
  declined_price: 'The client decline this proposal: the price too high.',
  declined_date: 'The client decline this proposal: the date no fit.',
  declined_skills: 'The client decline this proposal: the work need other skills.',
  declined_plans: 'The client decline this proposal: the plans don change.',
}

type Texts = Words<typeof noticesEnglish.NOTICE_TEXTS>
type Facts = NoticeFacts

const quoted = (note: string) => (note ? [`The reason: “${note}”`] : [])
const divided = ({ amount, rest }: Facts) =>
  `Wetin go the professional: ${amount}. Wetin go back to the client: ${rest}.`

const disputeEnd = ({ outcome, title }: Facts): string =>
  ({
    settled: `The two of una agree how to share the money for “${title}”.`,
    split: `Administrator don decide the dispute about “${title}”. Open the todo for Onise to read the reason.`,
    continue: `Administrator don decide the dispute about “${title}”. Open the todo for Onise to read the reason.`,
    refunded: `Nobody decide the dispute about “${title}” within 60 days, so e don end by itself.`,
    cancelled: `“${title}” don end, and the dispute about am end with am.`,
    '': `The dispute about “${title}” don end.`,
  })[outcome]
const ALERTS = {
  todoAlert: ({ title, lines }) => [`New todo: ${title}`, ...lines],
  todoDigest: ({ count, lines }) => [`New todo for you: ${count}`, ...lines],
} satisfies Partial<Texts>

const WORK_CONTINUES =
  'The work go continue. We still dey hold the money, and we don move the date wey una agree by the days of the dispute.'
const NOT_YOU =
  'If no be you do this, change your password now and write to support. Another person fit log in to your account.'

const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `New proposal for ${title}`,
    `${name} wan do am for ${amount}. Look the proposal and decide.`,
  ],
  notSelected: ({ title, reason }) => [
    `Dem no choose your proposal for ${title}`,
    ...(reason ? [rejections[reason]] : []),
    'We no take anything from you. More todos dey wey you fit apply for.',
  ],
  taskChanged: ({ title, lines }) => [
    `${title} don change`,
    ...lines,
    'Look am again. You fit change or withdraw your proposal.',
  ],
  proposalReopened: ({ title }) => [
    `${title} don open again`,
    'This todo don open again, and your proposal dey valid again. Withdraw am if you no fit do the work again.',
  ],
  counterOffered: ({ title, name, amount, at }) => [
    `${name} suggest ${amount} for ${title}`,
    `Look the price, the date and the stages. Accept, decline, or suggest another thing before ${at}.`,
  ],
  counterAccepted: ({ title, name, amount }) => [
    `${name} accept ${amount} for ${title}`,
    'Wetin you suggest na the proposal now.',
  ],
  counterDeclined: ({ title, name }) => [
    `${name} decline wetin you suggest for ${title}`,
    'The proposal stay as e be.',
  ],
  expiryWarning: ({ title, at }) => [
    `${title} go close in 5 days`,
    `Nothing don happen for your todo for 25 days. E go close on ${at}, unless you change am, post am again with one tap, or get proposal.`,
  ],
  expired: ({ title }) => [
    `${title} don close`,
    'Nothing happen for your todo for 30 days, so e don close. You fit post am again with one tap; the text and the picture still dey.',
  ],
} satisfies Partial<Texts>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `${title} na your own`,
    `${name} choose your proposal. We dey hold ${amount} for you, and we go pay you when the client approve the work. Open the todo for the date and the address.`,
  ],
  invited: ({ title, name }) => [`${name} invite you to ${title}`, 'Apply for am, or decline am.'],
  invitationDeclined: ({ title, name, lines }) => [
    `${name} decline your invitation to ${title}`,
    ...lines,
    'Your todo still dey open for everybody. You fit invite another person.',
  ],
  awardedInStages: ({ title, name, amount, count }) => [
    `${title} na your own, for ${count} stages`,
    `${name} choose your proposal. We dey hold ${amount} for you now. We go pay each stage when the client approve am; no start any one wey we never hold the money.`,
  ],
  stageToFund: ({ title, note, amount }) => [
    `We never hold the money for the next stage of ${title}`,
    `Na for stage: ${note}.`,
    `Put ${amount} so that the professional fit start. We go pay am only when you approve the stage.`,
  ],
  stageFunded: ({ title, note, amount }) => [
    `You fit start the next stage of ${title}`,
    `Na for stage: ${note}.`,
    `We dey hold ${amount} for you now.`,
  ],
  stageUnfunded: ({ title, note, amount }) => [
    `We still never hold the money for the next stage of ${title}`,
    `Na for stage: ${note}.`,
    `We never hold ${amount} yet: no start. You fit wait, write the client, or leave without any mark.`,
  ],
  changeProposed: ({ title, name, note, at, lines }) => [
    `${name} wan change wetin una agree for ${title}`,
    ...lines,
    ...(note ? [`The reason: “${note}”`] : []),
    `Accept or say no before ${at}. If you no answer, everything go stay as una agree.`,
  ],
  changeReminder: ({ title, name, at, lines }) => [
    `${name} dey wait for your answer about ${title}`,
    ...lines,
    `Accept or say no before ${at}. If you no answer, everything go stay as una agree.`,
  ],
  changeAccepted: ({ title, name, lines }) => [
    `${name} don accept your change for ${title}`,
    ...lines,
    'Na this una agree now.',
  ],
  changeDeclined: ({ title, name, note }) => [
    `${name} say no to your change for ${title}`,
    ...(note ? [`The reason: “${note}”`] : []),
    'Everything stay as una agree.',
  ],
  changeWithdrawn: ({ title, name }) => [
    `${name} no wan change ${title} again`,
    'Everything stay as una agree.',
  ],
  changeEnded: ({ title }) => [
    `Nobody answer your change for ${title}`,
    'E get 48 hours for am. Everything stay as una agree; you fit ask again.',
  ],
  changeUnfunded: ({ title, name, amount }) => [
    `${name} wan accept your change for ${title}, but money no reach`,
    `Put ${amount} more for your wallet. Then dem fit accept am.`,
  ],
  materialsAsked: ({ title, name, amount }) => [
    `${name} dey ask for the money for materials`,
    `Na ${amount} for ${title}.`,
    'Look the list. You fit pay everything or part of am, or ask for another list.',
  ],
  materialsDeclined: ({ title, name, note }) => [
    `${name} want make you change the list of materials for ${title}`,
    `“${note}”`,
  ],
  materialsReleased: ({ title, amount, at }) => [
    `${amount} for materials of ${title} don enter your wallet`,
    `Add pictures of the receipts and the goods before ${at}. Without them you no fit submit the next stage.`,
  ],
  receiptsSent: ({ title, name, amount, rest }) => [
    `${name} don add the receipts for ${title}`,
    `Wetin e spend: ${amount}.`,
    ...(rest ? [`${rest} remain, and e go come back to you.`] : []),
  ],
  materialsGivenBack: ({ title, name, amount }) => [
    `${name} give back ${amount} of the materials for ${title}`,
    'E dey your wallet.',
  ],
  receiptsMissing: ({ title, name, amount }) => [
    `No receipts yet for the materials of ${title}`,
    `${name} collect ${amount} for materials 7 days ago and never add any receipt. Without them the next stage no fit come.`,
    'Write the professional. You fit also offer to end the work, or open dispute.',
  ],
  receiptsOverdue: ({ title }) => [
    `Add the receipts for ${title}`,
    'The 7 days don pass and the client know. Add pictures of the receipts and the goods, or give the money back.',
  ],
  pictureTaken: ({ title, name, at }) => [
    `${name} want show picture of ${title}`,
    `${name} don put picture of the finished work for profile. Other people go see am from ${at}. If you no want am, open the todo before that time and say no.`,
  ],
  pictureRefused: ({ title, name }) => [`${name} no want make picture of ${title} show`],
  asked: ({ title, name, at }) => [
    `${name} ask only you: ${title}`,
    `Nobody else dey see this todo. Send proposal or decline before ${at}. After that the client fit ask everybody.`,
  ],
  askDeclined: ({ title, name, lines }) => [
    `${name} decline ${title}`,
    ...lines,
    'Nobody else dey see this todo yet. Open am make everybody fit see am, or delete am.',
  ],
  askUnanswered: ({ title, name }) => [
    `${name} never answer about ${title}`,
    'Nobody else dey see this todo yet. Open am make everybody fit see am, wait small more, or delete am.',
  ],
  questionAsked: ({ title }) => [
    `Question about ${title}`,
    'One professional dey ask before e apply. Your answer go help everybody wey read the todo.',
  ],
  questionAnswered: ({ title }) => [
    `Client don answer your question about ${title}`,
    'Read the answer, then apply.',
  ],
  submitted: ({ title, name, at, lines }) => [
    `Work don submit for ${title}`,
    `${name} don submit the work. Look am, then approve am or ask for changes. If you no do any of the two, e go count as approved and we go pay on ${at}.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `Client ask for changes for ${title}`,
    `${name} don look your work for ${title} and ask for changes (${count} of ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Submit new version when you don do am. We still dey hold the money for you.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Please look the work for ${title}`,
    `${name} don submit work for ${title}. Approve am, or ask for changes. If you no do any of the two, the work go count as approved and we go pay ${name} on ${at}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `${title} don cancel`,
    'The client cancel this todo. Please stop the work. The money wey we hold don go back to the client.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: client offer ${amount} to end the work`,
    `The client wan end the work for this todo. You go get ${amount}, and ${rest} go return to the client.`,
    `Accept am, continue the work, or open dispute before ${at}. If you no answer by then, e mean say you accept.`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Please answer the offer for ${title}`,
    `The client offer ${amount} to end the work. Accept am, continue the work, or open dispute before ${at}. If you no answer by then, e mean say you accept.`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: the work go continue`,
    'The client withdraw the offer to end the work. Nothing change for your money.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: Onise don remove am`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `Dispute dey about “${title}”`,
    `The other side don open dispute about “${title}”. The money go stay frozen until e end. ` +
      `Open the todo for Onise and talk wetin happen, with pictures if you get, before ${at}. ` +
      'After that, administrator fit decide without your answer.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Please answer the dispute about “${title}”`,
    `Talk wetin happen before ${at}, with pictures if you get. After that, administrator fit decide without your answer.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `Dem don answer your dispute about “${title}”`,
    `The other side don answer your dispute about “${title}”. The two of una fit agree for Onise how to share the money. ` +
      `If una no agree, administrator go decide by ${at}.`,
  ],
  splitOffered: (facts) => [
    `Offer dey to share the money for “${facts.title}”`,
    'The other side offer to end the dispute if una share the money like this:',
    divided(facts),
    'Accept am, make another offer, or wait make administrator decide.',
  ],
  splitWithdrawn: ({ title }) => [
    `The offer for “${title}” no dey again`,
    'The other side don take back the offer to end the dispute. Nothing change for the money.',
  ],
  disputeUnanswered: ({ title }) => [
    `The dispute about “${title}” don reach administrator`,
    'The time to answer don pass. Administrator go decide now, unless the two of una agree before then how to share the money.',
  ],
} satisfies Partial<Texts>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: the professional decline`,
    `The professional decline your todo. ${amount} don come back to your wallet, and the todo don open again.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: the professional cancel`,
    `The professional cancel the work for your todo. ${amount} don come back to your wallet, and the todo don open again.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`The work for ${facts.title} don end`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `${title} don cancel`,
    `Nobody submit any work for 30 days after the date wey una agree, so this todo don cancel. ${amount} don go back to the client.`,
  ],
  disputeEnded: (facts) => [
    `The dispute about “${facts.title}” don end`,
    disputeEnd(facts),
    facts.outcome === 'continue' ? WORK_CONTINUES : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `You don collect ${amount}`,
    `${name} don approve your work for ${title}, and ${amount} don enter your wallet.`,
  ],
  autoApproved: ({ title, name }) => [
    `${title} don approve by itself`,
    `You no answer within 5 days, so the work for ${title} count as approved and we don pay ${name}. If something no correct, write to support within 24 hours.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `You don collect ${amount}`,
    `Your work for ${title} don approve by itself, and ${amount} don enter your wallet. You fit withdraw am from ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} don enter your wallet`,
    'Your payment don arrive. You fit use am for your todos now.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} dey go back to your card`,
    'We dey refund one payment wey enter your wallet. Your bank go show am within few days.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Your bank don take back one card payment',
    `Your bank don take back ${amount} wey enter your wallet by card. We don take am from your wallet.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `${title} don cancel`,
    `The client bank take back the card payment for ${title}, so the todo don cancel. Please stop the work, and write to support if you don do part of am.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} dey on the way to your bank`,
    ...lines,
    'We go tell you when e don arrive.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `We dey check your withdrawal of ${amount}`,
    ...lines,
    'One person for Onise go look am first, because the name of the account no be your own. The money dey safe.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} don reach your bank`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Your withdrawal no go through',
    ...lines,
    `${amount} don come back to your wallet. Check the account number and try again, or try another bank.`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Your bank don send one withdrawal back',
    ...lines,
    `${amount} don come back to your wallet. Check the account number and try again, or try another bank.`,
  ],
} satisfies Partial<Texts>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `The reviews of ${title} don dey public`,
    'Read dem for the todo. You fit reply once to wetin dem write about you.',
  ],
  reviewReply: ({ title, name }) => [
    `${name} reply your review`,
    `Read the reply to wetin you write about ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`We don remove your review of ${title}`, ...lines],
  reportDecided: ({ lines }) => [
    'We don decide your report',
    ...lines,
    'Thank you as you tell us.',
  ],
  underReview: ({ lines }) => ['Reports about you or wetin you post', ...lines],
  verificationSent: () => [
    'We don get your proof of identity',
    'Person for Onise go look am. We go tell you the result, mostly inside two days.',
  ],
  verificationReviewing: () => [
    'Person dey look your proof of identity',
    'We go tell you the result soon.',
  ],
  verificationAgain: ({ lines }) => [
    'We need one part of your proof of identity again',
    ...lines,
    'Open this page make you send only that part again.',
  ],
  verificationRefused: ({ lines }) => [
    'We refuse your proof of identity',
    ...lines,
    'You fit try again, 3 times inside 30 days. If na mistake, write to support.',
  ],
  verified: () => [
    'We don verify you',
    'Onise don check who you be. Your profile get the badge now, and your wallet get the higher limits.',
  ],
  verificationEnded: ({ note }) => [
    'We don take back your verification',
    'Your profile no get badge now, and your wallet get the limits of account wey nobody verify. The money wey dey inside still be your own.',
    ...quoted(note),
    'If na mistake, write to support.',
  ],
  support: ({ title, lines }) => [
    `Onise support: ${title}`,
    ...lines,
    'Onise no dey ever ask for your password, your PIN or code.',
  ],
  newDevice: ({ at }) => [
    'Your account don open for new device',
    `Person log in on ${at} with device wey nobody use for your account before.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'Person try to log in to your account',
    `As at ${at}, person don put wrong password ${count} times for device wey you never use before. Nobody enter.`,
    'If your password easy to guess, or you dey use am for another place, change am.',
  ],
  pinCreated: ({ at }) => [
    'Your wallet don get PIN now',
    `PIN don create for your wallet on ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => [
    'Your PIN don change',
    `The PIN of your wallet change on ${at}.`,
    NOT_YOU,
  ],
  pinReset: ({ at }) => [
    'Your PIN don reset',
    `The PIN of your wallet reset on ${at} with code from your email address. You fit withdraw again 24 hours after that.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'Your password don change',
    `The password of your account change on ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['Your second factor don change', `On ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `${name} don become administrator`,
    `Since ${at}. The audit log get who ask for am and who approve am.`,
    'If nobody tell you about this, suspend that account and tell the others sharp-sharp.',
  ],
  emailProven: () => [
    'You don confirm your e-mail',
    'You fit put money for your wallet and withdraw now.',
  ],
  phoneProven: ({ note }) => [
    'You don confirm your phone number',
    `The number wey end with ${note} na your account own now.`,
    NOT_YOU,
  ],
  message: ({ name }) => [`New message from ${name}`],
} satisfies Partial<Texts>

const CHANGED_FIELDS: Record<string, string> = {
  price: 'price',
  location: 'location',
  projectType: 'project type',
  skills: 'skills',
  duration: 'duration',
  description: 'description',
}

const notices: Words<
  Pick<typeof noticesEnglish, 'NOTICE_TEXTS'> & Pick<typeof noticeLinesEnglish, 'NOTICE_LINES'>
> = {
  NOTICE_TEXTS: { ...PROPOSALS, ...ALERTS, ...WORK, ...MONEY, ...OTHERS },
  NOTICE_LINES: {
    invitationDeclined: {
      none: 'No reason dey.',
      no_time: 'The reason wey e give: time no dey for this one now.',
      too_far: 'The reason wey e give: the place too far.',
      price: 'The reason wey e give: the price too low.',
      other_work: 'The reason wey e give: this no be the work wey this professional dey do.',
    },
    offerEnded: 'Your offer to end the work don end with am.',
    changed: (fields) =>
      `Wetin change: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
    openOfferEnded: 'The offer to end the work don end with am.',
    offerAccepted: 'The professional accept the offer to end the work.',
    offerSilent: 'Nobody answer the offer to end the work, so e count as accepted.',
    account: (name, bank, last4) => `To ${name}, ${bank}, account wey end with ${last4}.`,
    changePrice: (title, from, to) =>
      `Price of “${title}”: ${formatNaira(from)} before, ${formatNaira(to)} after.`,
    changeDate: (title, from, to) =>
      `Day of “${title}”: ${plainDay(from)} before, ${plainDay(to)} after.`,
    changeStage: (title, amount, date) =>
      `One more stage: “${title}”, ${formatNaira(amount)}, ${plainDay(date)}.`,
    changeOrder: (titles) => `Another order: ${titles}.`,
    whyTodo: (trade, km, amount) => `${trade}, ${km} km, ${amount}`,
    whyTodoWithoutPlace: (trade, amount) => `${trade}, ${amount}`,
    todo: (title, why) => `${title}: ${why}`,
  },
}

const passwords: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'If that email dey with us, we don send reset link.',
  reset: 'Your password don change. Log in with the new one.',
  changed: 'Your password don change. You don log out for everywhere else.',
}

/** The others are the administrators'. */
const payments: Words<Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>> = {
  refusedByProvider:
    'The payment service no accept this payment. Check your email address for your profile, or try another amount.',
  balanceLimit: (room, started) =>
    `Until you get verified, your wallet fit hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `Payments wey you start today dey count too: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `You fit add ${formatNaira(room)} now.`
      : 'Withdraw or spend some first, or get verified.'),
}

/** The others are the administrators'. */
const payouts: Words<
  Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
> = {
  tooManyPending: (count) =>
    `${count === 1 ? 'One withdrawal' : `${count} withdrawals`} of your own still dey on the way. Wait until one don arrive.`,
  dailyLimit: (limit, left) =>
    `You fit withdraw ${formatNaira(limit)} one day; ${formatNaira(left)} remain today.`,
  newWalletLimit: (limit, left, until) =>
    `For your safety you fit withdraw ${formatNaira(limit)} one day until ${formatLagosDateTime(until, times.months)}, because your account or PIN new; ${formatNaira(left)} remain today.`,
  insufficientFunds: (available) =>
    `${errors.insufficient_funds} You get ${formatNaira(available)}.`,
}

const pins: Words<typeof PIN_MESSAGES> = {
  missing: 'You never get PIN. Create one first.',
  wrong: (attemptsLeft) =>
    `The PIN no correct. E remain ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'}.`,
  locked: (until) =>
    `Your PIN dey locked because wrong tries too many. Try again after ${formatLagosDateTime(until, times.months)}.`,
  beingChecked: 'We dey already check your PIN. Try again after small time.',
  withdrawalsPaused: (until) =>
    `Your PIN don reset. You fit withdraw again after ${formatLagosDateTime(until, times.months)}.`,
}

const proposals: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged: 'The client don change this todo. Look the changes, then send your proposal again.',
  awardToSelf: 'You no fit give yourself the work.',
  insufficientFunds: (missing) =>
    `${errors.insufficient_funds} You need ${formatNaira(missing)} more.`,
}

const push: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'Notifications don on for this phone.',
  unsubscribed: 'Notifications don off for this phone.',
  digest: (count) => ({
    title: `${count} new notices`,
    text: 'Open Onise to read them.',
  }),
}

const tooManyTries = 'You don try too many times.'
const REASONS: Record<RateLimitName, string> = {
  register: 'Too many accounts don open for this network.',
  loginAddress: 'Too many log-ins don fail for this network.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'People don ask for many links for this e-mail.',
  passwordResetAddress: 'People don ask for many links for this network.',
  export: 'You don take several copies of your data today.',
  phoneCode: 'We don send plenty codes to this number.',
  phoneCodeDay: 'We don send plenty codes to this number.',
  phoneCodeDevice: 'We don send plenty codes to this number.',
  phoneCodeRange: 'Plenty codes don go to numbers like this one.',
  phoneCodeAddress: 'People don ask for plenty codes for this network.',
  phoneCodeUser: 'We don send you plenty codes.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'You don check many account numbers.',
  unknownPayment: 'You don check many payments wey we no know.',
  pendingPayment: 'You don check your payments many times.',
  file: 'You don send all the files wey we dey accept for one day.',
  command: 'You don make plenty changes.',
  message: 'You don send many messages.',
  page: 'Plenty pages don open for this network.',
  arrival: 'Too many wrong arrival codes.',
  pass: 'Plenty passes don check for this network.',
  unprovenEmail: 'People don ask for many links for this e-mail.',
  upload: 'You don send all the files wey we dey accept for one day.',
  unprovenUpload: 'You don send all the files wey we dey accept for one day.',
  uploadAddress: 'Plenty changes don come from this network.',
  health: 'Plenty pages don open for this network.',
  cspReport: 'Plenty pages don open for this network.',
  privateFile: 'Plenty pages don open for this network.',
  publicFile: 'Plenty pages don open for this network.',
  webhook: 'Plenty pages don open for this network.',
  forgedWebhook: 'Plenty pages don open for this network.',
  commandAddress: 'Plenty changes don come from this network.',
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

function wait(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

/** Begins as in rateLimitsEnglish, because the screen finds and counts down the wait in it. */
const retryIn = (seconds: number) => `Try again in ${wait(seconds)}.`

const rateLimits: Words<Pick<typeof rateLimitsEnglish, 'RATE_LIMIT_MESSAGES' | 'WAIT_WORDS'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name, seconds) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds) => `Too many requests at the same time. ${retryIn(seconds)}`,
    passwordsBusy: (seconds) => `Many people dey log in now. ${retryIn(seconds)}`,
  },
}

const NAMES: Record<ReportTarget, string> = {
  user: 'one account',
  task: 'one todo',
  message: 'one message',
  review: 'one review',
  workPicture: 'one picture',
  question: 'one question',
}

/** What is decided is read by administrators only. */
const reports: Words<Omit<typeof REPORT_MESSAGES, 'decided'>> = {
  sent: 'Thank you. We go look am and tell you wetin we decide. We no go tell anybody say na you.',
  outcome: {
    upheld: (target) => `You report ${NAMES[target]}. You dey correct, and we don take action.`,
    dismissed: (target) =>
      `You report ${NAMES[target]}. We look am, and we no see say e break our rules.`,
  },
  standing: {
    active: 'We don check your account. You fit use am as before.',
    limited:
      'We don limit your account. You fit finish the work wey dey ground, but you no fit start new one. Write to support if you get question.',
    suspended:
      'We don suspend your account. Money wey we hold for your work go still dey held until we decide about am. Write to support if you get question.',
  },
  hidden: {
    user: 'Several users report your account. You fit finish the work wey you dey do now. New todos and proposals go wait until we don look am.',
    task: 'Several users report your todo. Other people no go see am until we don look am.',
    message: 'Dem report your message.',
    review: 'Several users report your review. E no go show until we don look am.',
    workPicture:
      'Several users report one picture of your work. Other people no go see am until we don look am.',
    question: 'Several users report your question. Other people no go see am until we don look am.',
  },
  cleared: {
    user: 'We look the reports about your account, and we no see say you break our rules. You fit use am as before.',
    task: 'We look the reports about your todo, and we no see say e break our rules. E don dey show again.',
    message: 'We look the report about your message, and we no see say e break our rules.',
    review:
      'We look the reports about your review, and we no see say e break our rules. E don dey show again.',
    workPicture:
      'We look the reports about one picture of your work, and we no see say e break our rules. E don dey show again.',
    question:
      'We look the reports about your question, and we no see say e break our rules. E don dey show again.',
  },
  kept: {
    user: 'We look the reports about your account. You fit still do only the work wey you get now.',
    task: 'We look the reports about your todo. E go stay hidden, because e break our rules.',
    message: 'Something wey you write for chat break our rules. Please follow the rules.',
    review: 'We look the reports about your review. E go stay hidden, because e break our rules.',
    workPicture:
      'We look the reports about one picture of your work. E go stay hidden, because e break our rules.',
    question:
      'We look the reports about your question. E go stay hidden, because e break our rules.',
  },
}

const reviews: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Thank you. We don save your review.',
  changed: 'You don change your review.',
  skipped: 'You don skip the review.',
  replied: 'Your reply don dey public.',
  contactsMasked: 'Phone numbers, e-mails and links no dey show for review.',
  otherDirection: {
    client: 'Na you post this todo, so na the professional you go review.',
    tasker: 'Na you do this todo, so na the client you go review.',
  },
}

const DISPUTED = 'Your bank dey look into one card payment of your own.'

const standing: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} You fit withdraw again when dem don settle am.`,
    award: `${DISPUTED} You fit give this work when dem don settle am.`,
    approve: `${DISPUTED} Na from am you pay for this todo, so you fit approve the work when dem don settle am.`,
    giveBack: `${DISPUTED} You fit give money back when dem don settle am.`,
  },
  owes: (debt) =>
    `You dey owe ${formatNaira(debt)}, because your bank take back one card payment. Put money for your wallet to pay am.`,
  clearing: (free, clearings) => {
    const later = clearings.map(
      ({ amount, clearsAt }) =>
        `${formatNaira(amount)} from ${formatLagosDateTime(clearsAt, times.months)}`,
    )
    return `You fit withdraw ${formatNaira(free)} now, and ${later.join(', ')}, because that work approve by itself.`
  },
  overLimit: (limit) =>
    `The money for your wallet pass ${formatNaira(limit)}, the limit for account wey never get verified. Get verified to withdraw.`,
  emailHold: (title, amount) =>
    `We dey hold ${formatNaira(amount)} for ${title}. We don use am for this, and the todo don cancel.`,
  holdTaken: (title) => `Refund for ${title}, because your bank take back one card payment`,
}

const taskStatuses: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Open',
  'in-progress': 'Work dey go on',
  submitted: 'Submitted',
  completed: 'Completed',
  disputed: 'Dispute',
  cancelled: 'Cancelled',
  expired: 'Expired',
  removed: 'Removed',
}

const transactions: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'Money enter wallet',
  award: ({ title = 'one todo' }) => `Payment wey we hold for ${title}`,
  hold: ({ title = 'one todo' }) => `More money wey we hold for ${title}`,
  release: ({ title = 'one todo' }) => `Payment for ${title}`,
  materials: ({ title = 'one todo' }) => `Materials for ${title}`,
  materials_returned: ({ title = 'one todo' }) => `Materials money wey remain from ${title}`,
  task_refund: ({ title = 'one todo', note = `Refund for ${title}` }) => note,
  withdraw: () => 'Withdrawal',
  payout: () => 'Withdrawal wey don pay',
  payout_failed: () => 'Withdrawal wey no go through',
  payout_returned: () => 'Withdrawal wey your bank send back',
  refund: () => 'Refund to card',
  refund_started: () => 'Refund to card',
  refund_failed: () => 'Refund to card wey no go through',
  chargeback: () => 'Card payment wey the bank take back',
  debt_paid: () => 'You pay back for card payment wey your bank take back',
  suspense_in: () => 'Payment wey no get account',
  adjust: ({ note = 'Balance correction' }) => note,
  settle: () => 'Settlement',
  reverse: ({ note = 'Reversal' }) => note,
}

const trust: Words<typeof TRUST_MESSAGES> = {
  blocked:
    'You don block am. Una no go see each other again. Work wey don get professional go continue.',
  unblocked: 'You don unblock am. Una fit see each other again.',
}

const thousands = (count: number) => count.toLocaleString('en-NG')

const validation: Words<typeof VALIDATION_MESSAGES> = {
  required: (label) => `You must fill ${label}`,
  text: (label) => `${label} must be text`,
  maxLength: (label, max) => `${label} no fit pass ${thousands(max)} characters`,
  number: (label) => `${label} must be number`,
  atLeast: (label, min) => `${label} must reach ${min}`,
  atMost: (label, max) => `${label} no fit pass ${max}`,
  id: 'That id no correct.',
  notices: (max) => `Name 1 to ${max} notices`,
  language: 'Choose one of the languages',
  noticeCategory: 'Choose categories wey you fit turn off',
  cursor: 'That cursor no correct',
  nothingToChange: 'Nothing dey to change',
  stackedMarks: (label) => `${label} get letters wey get too many marks on top or under dem`,
  unstorableCharacters: 'This text get characters wey we no fit save.',

  naira: (label) => `Put ${label.toLowerCase()} as amount in naira`,
  wholeNaira: (label) => `${label} must be whole naira`,
  nairaRange: (label, min, max) =>
    `${label} must dey between ${formatNaira(min)} and ${formatNaira(max)}`,

  email: 'Put correct email',
  emailTooLong: 'That email too long',
  phone: 'Put mobile number, like 0803 123 4567',
  phoneCodeMissing: 'First ask for the code wey we go send to this number',
  channel: 'Choose SMS or WhatsApp',
  passwordTooShort: (min) => `Use at least ${min} characters for the password`,
  passwordTooLong: (max) => `Password no fit pass ${max} characters`,
  resetLink: 'This link no complete. Open am again from the e-mail.',
  noOtp: 'This call dey change password. E no dey accept one-time code.',
  userType: 'Choose client or professional',

  date: 'Put correct date',
  month: 'Choose month',
  monthShape: 'Choose month like 2026-11',
  timestamp: 'That time no correct',

  skills: 'Choose at least one skill',
  unknownSkill: 'Choose skills from the list',
  oneTrade: 'Choose skills from only one field',
  unknownTrade: 'Choose field from the list',
  duration: 'Choose duration',
  durationRange: 'Duration must be 1 to 5 months',
  span: 'Choose how long the work go take',
  when: 'Choose when dem need am',
  projectType: 'Choose project type',
  unknownSortOrder: 'Choose order from the list',
  unknownPlace: 'Choose area from the list',
  areas: (max: number) => `You fit choose only ${max} more areas`,
  reach: 'Choose distance from the list',
  stage: 'Every stage need name, amount and day',
  stageKind: 'Choose work or materials',
  funding: 'Choose to hold everything or one stage',
  stages: (max: number) => `One plan get 2 to ${max} stages`,
  materials: (max: number) => `List 1 to ${max} things, each one with amount`,
  savedKind: 'Choose one todo or one professional',
  passCode: 'Check the six words of the pass',
  arrivalDigits: 'Enter the four numbers of the arrival code',
  alertDelivery: 'Choose at once, for morning, or off',
  locationRequired: 'You must fill the location, unless the work na Remote',

  file: 'Choose file',
  emptyFile: 'Nothing dey inside that file',
  imageTooLarge: 'Picture no fit pass 5 MB',
  thumbnailTooLarge: 'The small picture no fit pass 64 kB',
  workThumbnailTooLarge: 'The small picture no fit pass 6 kB',
  field: 'Choose field from the list',
  workOrder: 'Name between 1 and 24 pictures',
  fileTooLarge: 'File no fit pass 10 MB',
  captureMark: 'That one no be mark of file',
  partTooLarge: 'Part no fit pass 256 kB',
  sizeBytes: 'size must be number of bytes',
  unknownPart: 'That part no dey',
  partSize: (part, bytes) => `Part ${part} get ${bytes} bytes`,

  messageKind: 'Message na text, picture or voice note',
  messageEmpty: 'Type message',
  messageFile: 'Choose the picture, or record the voice note',
  voiceLength: 'Voice note no fit pass 60 seconds',
  voiceTooLarge: 'Voice note no fit pass 300 kB',
  voiceType: 'Send voice note as WebM, Ogg or MP4 audio',
  visible: 'visible na 1, or leave am out',

  paymentReference: 'That one no be payment reference',
  paymentAmount: 'Amount must be amount in naira',
  bank: 'Choose bank',
  pinDigits: (label) => `${label} must be 4 to 6 digits`,
  code: 'Put the code',
  codeDigits: 'The code get 6 digits',
  withdrawMin: (min) => `You fit withdraw ${formatNaira(min)} or more`,
  withdrawMax: (max) => `You no fit withdraw pass ${formatNaira(max)} one time`,
  rating: 'Choose 1 to 5 stars',
  exportSection: 'Choose part of the export',
  reviewRole: 'Choose client or tasker',
  disputeReason: 'Choose wetin the dispute dey about',
  disputeDecision: 'Choose how to share the money, or say make the work continue',
  reviewDecision: 'Choose to send am or to return am',
  statementFormat: 'The format na json or csv',
  yesOrNo: 'Choose yes or no',
  declineReason: 'Choose reason from the list',

  pushEndpoint: 'We no fit send to the push service of this browser.',
  pushKeys: 'The keys of this subscription don spoil. Turn notifications on again.',
  reportTarget: 'Choose wetin you wan report',
  reportReason: 'Choose reason from the list',
  reportDecision: 'Choose upheld or dismissed',
}

const BACK = 'The money don come back to your wallet.'

const verification: Words<typeof VERIFICATION_MESSAGES> = {
  sent: 'We don get your proof of identity. We go tell you when person don look am.',
  done: 'You don already get verified.',
  limitedUntil: (at) =>
    `We refuse your proof of identity 3 times inside 30 days. You fit try again on ${formatLagosDateTime(at, times.months)}.`,
  tooYoung: 'Only people wey reach 18 years fit get verified',
  birthDateNotReal: 'Enter your own date of birth',
  kind: 'Choose one document from the list',
  labels: {
    name: 'Name wey dey the document',
    birthDate: 'Date of birth',
    documentKind: 'Document',
    documentNumber: 'Number of the document',
    documentPicture: 'Picture of the document',
    facePicture: 'Picture of your face',
  },
  numbers: {
    nin: 'NIN get 11 digits',
    votersCard: 'The VIN for voter’s card get 19 letters and digits',
    driversLicence: 'The number of driver’s licence start with 3 letters and get 11 or 12 signs',
    passport: 'The number of passport get one letter and 8 digits',
  },
  pictures: {
    too_small: 'This picture too small. Go near, or choose the original from the camera.',
    too_dark: 'This picture too dark. Go near window or outside, then snap am again.',
    screenshot: 'This one na screenshot. Use camera snap the document itself.',
    same_twice: 'This na the picture wey you choose before. Each step need its own picture.',
  },
  reasons: {
    name: {
      differs: 'The name no be the one wey dey the document.',
      incomplete: 'Write your full name as e dey the document.',
      birthDate: 'The date of birth no be the one wey dey the document.',
    },
    document: {
      blurred: 'We no fit read the document. Hold the phone steady and snap am again.',
      cutOff: 'Part of the document no show. All the four corners must dey the picture.',
      glare: 'Light cover part of the document. Turn am small and snap am again.',
      expired: 'This document don expire. Choose another one.',
      wrongKind: 'The picture show another document, no be the one wey you choose.',
      numberDiffers: 'The number no be the one wey dey the document.',
      copy: 'Snap the document itself, no be copy or screen.',
    },
    face: {
      blurred: 'Your face no clear. Hold the phone steady and snap am again.',
      dark: 'Your face too dark. Face the light and snap am again.',
      covered: 'Something cover part of your face. Remove glasses, cap and mask.',
      differs: 'We no fit see say your face na the one wey dey the document.',
      notLive: 'Snap your face now, no snap another picture.',
    },
  },
  refusals: {
    notGenuine: 'The document no look genuine.',
    notYou: 'The document no be your own.',
    underAge: 'Only people wey reach 18 years fit get verified.',
    notConfirmed: 'We no fit confirm who you be.',
  },
}

const withdrawalNotes: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `The bank no accept the money. ${BACK} Check the account number, or use another account.`,
  stopped: `The transfer stop before e go. ${BACK} You fit try again.`,
  late: `The transfer no complete in time. ${BACK} You fit try again.`,
  reversed: `The bank send the money back. ${BACK} Check the account number, or use another account.`,
  otherName: `The account get another name, so we no send am. ${BACK} Use account wey dey in your own name.`,
  notSent: `E no fit go. ${BACK} Check the account number, or use another account.`,
  takesLong:
    'This one dey take longer than before. Your money dey safe: e go arrive, or e go come back to your wallet. We dey ask the bank.',
}

const work: Words<typeof WORK_MESSAGES> = {
  changesRequested: 'We don send say you want changes.',
}

const removal: Words<Pick<typeof REMOVAL_MESSAGES, 'notice' | 'hiddenTitle'>> = {
  hiddenTitle: 'Onise don remove am',
  notice: {
    text: 'Onise don remove this todo.',
    money: (paid, refunded) =>
      `From the money wey we hold, ${formatNaira(paid)} don go the professional, and ${formatNaira(refunded)} don go back to the client.`,
    hidden: 'Onise don hide wetin dey inside this todo. Money and reviews stay as dem dey.',
  },
}

const reviewRemoval: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'E insult or threaten person.',
    personal_details: 'E give out personal details of person.',
    not_about_work: 'E no be about the work of this todo.',
    pressure: 'Dem write am to force person for money or for better review.',
    fake: 'No be real party write am about real work.',
  },
  email: {
    subject: (title) => `We don remove your review of ${title}`,
    text: (breach) => `Onise don remove the review wey you write about this todo. ${breach}`,
    effect: 'The stars no count again, and you no fit write another review of this todo.',
  },
}

const trades: Words<typeof TRADE_TEXTS> = {
  trades: {
    Photograph: 'Photographer',
    Furniture: 'Carpenter / furniture',
    Barber: 'Barber',
    Electrician: 'Electrician / rewire',
    Painter: 'Painter',
    Baker: 'Baker',
    Cleaning: 'Cleaner',
    Tutoring: 'Lesson teacher',
    'Makeup and Beauty': 'Makeup and beauty',
    Plumbing: 'Plumber',
    Fashion: 'Tailor / fashion',
    Welding: 'Welder',
    Vulcanizer: 'Vulcanizer',
  },
  skills: {
    Photograph: {
      Editing: 'Photo editing',
      Printing: 'Printing',
      'Studio Photography': 'Studio photo',
      'Outdoor Photography': 'Outside photo',
      'Event Coverage': 'Party and event photo',
      'Drone Photography': 'Drone photo',
      'Photo Framing': 'Photo frame',
      'Photo Album': 'Photo album',
    },
    Furniture: {
      Woodwork: 'Wood work',
      Upholstery: 'Chair cover and foam',
      'Furniture Repairs': 'Furniture repair',
      'Polishing & Refinishing': 'Polish and new finish',
      'Furniture Design': 'Furniture design',
      'Cabinet Making': 'Cabinet',
      'Sofa & Chair': 'Sofa and chair',
      'Bed & Wardrobe': 'Bed and wardrobe',
    },
    Barber: {
      Haircut: 'Barb hair',
      'Beard Grooming': 'Beard barbing',
      'Hair Dyeing': 'Hair dye',
      'Dreadlocks & Twisting': 'Dread and twist',
      'Hair Treatment': 'Hair treatment',
      'Mobile/Home Service': 'I dey come your house',
      'Shaving & Facial Care': 'Shaving and face care',
      "Kids' Haircuts": 'Barb for pikin',
    },
    Electrician: {
      'House Wiring': 'House wiring',
      'Electrical Repairs': 'Light repair',
      'Solar Installation': 'Solar installation',
      'Inverter Installation': 'Inverter installation',
      'Generator Repair & Installation': 'Gen repair and installation',
      'Appliance Repairs': 'Fridge, TV and fan repair',
      'CCTV Installation': 'CCTV installation',
      'Smart Home Setup': 'Smart home setup',
    },
    Painter: {
      'House Painting': 'House painting',
      'Spray Painting': 'Spray painting',
      'Mural & Artistic Painting': 'Wall drawing and art',
      'POP Design & Painting': 'POP design and painting',
      'Interior Decoration': 'Inside-house decoration',
      'Graffiti & Wall Art': 'Graffiti and wall art',
      'Car Painting': 'Motor painting',
      'Industrial Painting': 'Company and factory painting',
    },
    Baker: {
      'Cake Baking': 'Cake',
      Pastries: 'Small chops and pastry',
      'Bread Making': 'Bread',
      'Cake Decoration': 'Cake decoration',
      'Dessert Making': 'Sweet things',
      'Wholesale Baking': 'Plenty baking for sellers',
      'Healthy & Special Diet Baking': 'Baking for diet and health',
      'Wedding & Birthday Cakes': 'Wedding and birthday cake',
    },
    Cleaning: {
      'Home Cleaning': 'House cleaning',
      'Office Cleaning': 'Office cleaning',
      'Laundry & Dry Cleaning': 'Wash cloth and dry cleaning',
      'Post-Construction Cleaning': 'Cleaning after building work',
      'Carpet & Upholstery Cleaning': 'Rug and chair washing',
      'Fumigation & Pest Control': 'Fumigation, rat and insect',
      'Waste Disposal': 'Carry dirty',
      'Industrial Cleaning': 'Company and factory cleaning',
    },
    Tutoring: {
      'Home Tutoring': 'Home lesson',
      'Online Tutoring': 'Online lesson',
      'WAEC/JAMB/NECO Coaching': 'WAEC/JAMB/NECO lesson',
      'Primary & Secondary School Tutoring': 'Primary and secondary lesson',
      'University & Professional Courses': 'University and professional course',
      'IT & Digital Skills Training': 'Computer training',
      'Vocational Skills Training': 'Handwork training',
      'Language Tutoring': 'Language lesson',
    },
    'Makeup and Beauty': {
      'General Makeup': 'Makeup',
      'Gele Artistry': 'Gele tying',
      'Pedicure/Manicure': 'Nails: hand and leg',
      'Spa & Massage': 'Spa and massage',
    },
    Plumbing: {
      'water supply systems': 'Water supply',
      'Drainage and sewage systems': 'Gutter and sewage',
      'Leak detection and repair': 'Find and repair leaking',
      Installation: 'Installation',
    },
    Fashion: {
      'Art and Culture': 'Art and culture',
      'Ready Made': 'Ready-made',
    },
    Welding: {
      'Metal fabrication': 'Iron and metal work',
      'Welding repairs': 'Welding repair',
    },
    Vulcanizer: {
      'Tire Repair': 'Tyre patching',
      'Tire and Tube Maintenance': 'Tyre and tube care',
    },
  },
  projectTypes: {
    Onsite: 'Onsite',
    Remote: 'Remote',
    Hybrid: 'The two',
  },
}

const workPictures: Words<typeof WORK_PICTURE_MESSAGES> = {
  added: 'The picture dey your profile now.',
  changed: 'The picture don change.',
  ordered: 'We don save the new order.',
  deleted: 'The picture don delete.',
  takenOver:
    'The picture dey your profile. Other people go see am in 7 days, unless the client say no.',
  objected: 'We no go show the picture to anybody.',
}

export const words: DomainWords = {
  removal,
  'review-removal': reviewRemoval,
  accounts,
  alerts,
  saved,
  'plan-changes': planChanges,
  stages,
  cancel,
  chats,
  closing,
  disputes,
  'empty-states': emptyStates,
  errors,
  'field-labels': fieldLabels,
  general,
  money,
  'notice-settings': noticeSettings,
  notices,
  passwords,
  payments,
  payouts,
  pins,
  proposals,
  push,
  'rate-limits': rateLimits,
  rejections,
  reports,
  reviews,
  standing,
  'task-statuses': taskStatuses,
  times,
  trades,
  transactions,
  trust,
  validation,
  verification,
  'withdrawal-notes': withdrawalNotes,
  work,
  'work-pictures': workPictures,
}
