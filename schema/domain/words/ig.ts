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
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Jun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
}

const accounts: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Jiri mkpụrụ edemede, nọmba ma ọ bụ emoji maka aha njirimara',
  usernameContact: 'Họrọ aha njirimara na-enweghị nọmba ekwentị ma ọ bụ adreesị',
  usernameReserved: 'E debere aha njirimara a iche. Họrọ ọzọ',
  contactsMasked: 'A naghị egosi nọmba ekwentị, email na link na profile.',
  emailCodeSent: 'Anyị zigara koodu na email gị.',
  emailProven: 'E kwenyela email gị.',
  phoneCodeSent: (channel) =>
    `Anyị ezigala koodu site na ${channel === 'sms' ? 'SMS' : 'WhatsApp'}.`,
  resetCodeSent: 'Ọ bụrụ na nọmba a nwere akaụntụ, koodu na-abịa.',
  phoneProven: 'E kwenyela nọmba ekwentị gị.',
  wrongPhoneOrPassword: 'Nọmba ekwentị ma ọ bụ password ezighị ezi.',
  exportStarted: 'A na-anakọta data gị.',
  sessionEnded: 'Ngwaọrụ ahụ apụọla.',
  otherSessionsEnded: 'Ngwaọrụ ndị ọzọ niile apụọla.',
}

const planChanges: Words<typeof PLAN_CHANGE_MESSAGES> = {
  kind: 'Họrọ ihe ga-agbanwe',
  proposed:
    'E zipụla ya. Ọ dịghị ihe ga-agbanwe tupu onye nke ọzọ anakwere; e nwere awa 48 maka ya.',
  withdrawn: 'E wepụla ya. Ihe niile dị ka e kwekọrịtara.',
  declined: 'A jụla ya. Ihe niile dị ka e kwekọrịtara.',
  accepted: 'A nakweerela ya. Nke a ka e kwekọrịtara ugbu a.',
  problems: {
    gone: 'Usoro a amalitela, kwụsịla ma ọ bụ e nyefela ya, ya mere ọ nweghị ike ịgbanwe',
    same: 'Nke a ka e kwekọrịtararị',
    past: 'Ụbọchị ahụ kwesịrị ịbụ taa ma ọ bụ mgbe e mesịrị',
    price: 'Ọnụ ahịa niile ga-adị oke elu',
  },
}

const stages: Words<typeof STAGE_MESSAGES> = {
  problems: {
    count: 'Atụmatụ nwere usoro 2 ruo 12',
    amount: 'Otu usoro bụ ₦100 ma ọ bụ karịa',
    sum: 'Usoro niile gbakọọ ga-abụ ọnụahịa ahụ',
    order: 'Otu usoro enweghị ike ibu nke dị n’elu ya ụzọ',
    share: 'Ngwa ọrụ agaghị akarị 60% nke ọnụahịa',
    last: 'Usoro ikpeazụ ga-abụ ọrụ, ọ bụghị ngwa ọrụ',
  },
  approved: 'E kwetara ma kwụọ ụgwọ. Usoro na-esote amalitela.',
  funded: 'Ejidela ego maka usoro a ugbu a.',
  materialsAsked: 'E zigala ndepụta gị. Onye ahịa ga-ekpebi maka ego ahụ.',
  materialsDeclined: 'A gwala ọkachamara ahụ ka ọ gbanwee ndepụta ahụ.',
  materialsReleased: 'Akwụọla ya. Usoro na-esote amalitela.',
  receiptsSent: 'E zigala rasiti gị.',
  givenBack: 'Ego ahụ alaghachila n’aka onye ahịa.',
}

const saved: Words<typeof SAVED_MESSAGES> = {
  saved: 'Echekwala ya. Ị ga-ahụ ya n’okpuru “Ihe echekwara”.',
  removed: 'Echekwaghị ya ọzọ.',
}

const alerts: Words<typeof ALERT_MESSAGES> = {
  saved: 'E chekwala ya. Anyị ga-agwa gị maka todo ọhụrụ dị ka nke a.',
  deleted: 'Ị gaghị enwetakwa ụdị ọkwa a.',
}

const cancel: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Ị jụrụ todo ahụ. Ego e jidere alọghachiirila onye ahịa.',
    cancelled: 'Akagburu ọrụ ahụ. Ego e jidere alọghachiirila onye ahịa.',
  },
  reposted: 'Todo gị meghere.',
  offered: 'E zigala aro gị. Ọkachamara ahụ nwere awa 48 ịza.',
  withdrawn: 'E wepụla aro gị. Ọrụ ahụ ga-aga n’ihu.',
  accepted: 'Ị nabatara aro ahụ. Ọrụ ahụ agwụla.',
}

const chats: Words<Omit<typeof CHAT_MESSAGES, 'readByAdmin'>> = {
  sent: 'E zigala ozi.',
  seen: 'Ị hụla ya.',
  typing: 'E gosiri na ị na-ede ihe.',
  edited: 'Agbanweela ozi ahụ.',
  deleted: 'Ehichapụla ozi ahụ.',
  accountHidden:
    'A na-ezochi nọmba akaụntụ ụlọ akụ mgbe niile: naanị ego a kwụrụ na Onise ka e chebere.',
}

const closing: Words<typeof CLOSING_MESSAGES> = {
  closed: 'E mechiela akaụntụ gị. Anyị hichapụrụ ihe niile iwu kwere ka anyị hichapụ.',
}

const disputes: Words<Pick<typeof disputesEnglish, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'A rụghị ọrụ ahụ',
      not_as_agreed: 'Ọrụ ahụ adịghị ka e kwekọrịtara',
      late: 'Ọrụ ahụ egbuola oge',
      not_approved: 'Arụrụ ọrụ ahụ ma a kwadoghị ya',
      more_work: 'A na-arịọ ọrụ karịrị nke e kwekọrịtara',
      no_reply: 'Onye nke ọzọ anaghị aza',
      conduct: 'Omume dị ize ndụ ma ọ bụ ọjọọ',
      other: 'Ihe ọzọ',
    },
    opened: 'Esemokwu gị meghere. A na-ejide ego ahụ ebe ọ dị ruo mgbe ọ gwụrụ.',
    answered: 'E zigala azịza gị. Onye nnọchite anya Onise nwere ike ikpebi ugbu a.',
    offered: 'E zigala aro gị. A gaghị akwụ ihe ọ bụla ruo mgbe onye nke ọzọ nabatara ya.',
    offerWithdrawn: 'E wepụla aro gị. Ọ dịghị ihe a kwụrụ.',
    settled: 'Unu abụọ kwekọrịtara. E kewara ego ahụ ka ọ dị n’aro ahụ.',
    decided: 'E meela ihe i kpebiri.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'E nweelarị esemokwu banyere todo a. Mepee ya ka ị zaa ma ọ bụ tụọ aro ikewa ego.',
    not_possible: 'Esemokwu nwere ike ịdị naanị mgbe a na-arụ todo ahụ ma ọ bụ e nyefeela ya.',
    lost_before: 'E kpebielarị esemokwu gị nke mbụ banyere ego a. Ị gaghị emepeli ọzọ banyere ya.',
    ended: 'Esemokwu a agwụla.',
    not_disputed: 'Ọ dịghị esemokwu banyere todo a.',
    own_dispute: 'I kwuolarị ihe merenụ. Ugbu a onye nke ọzọ ga-aza.',
    already_answered: 'Ị zaalarị.',
    answer_late:
      'Oge ịza agafeela. Ị ka nwere ike ịtụ aro ikewa ego, ma ọ bụ nabata otu, ruo mgbe onye nnọchite anya Onise kpebiri.',
    offer_gone: 'Aro a anọghịzi ebe ahụ. Lee esemokwu ahụ ọzọ.',
    own_offer: 'Naanị onye nke ọzọ nwere ike ịnabata aro gị.',
    split_sum: 'Ihe a ga-akwụ na ihe a ga-eweghachi, ma a gbakọọ ha, ga-abụrịrị ego e jidere.',
    still_answerable:
      'Onye nke ọzọ ka nwere ike ịza. Kpebie mgbe okwu abụọ ahụ dị, ma ọ bụ mgbe oge ịza gafere.',
    own_case: 'Nke a bụ todo gị. Onye nnọchite anya Onise ọzọ ga-ekpebirịrị.',
    continue_without_money:
      'Mgbe ọrụ na-aga n’ihu, a naghị akwụ ihe ọ bụla, ọ dịghịkwa ihe a na-eweghachi.',
  },
}

const emptyStates: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Ọ dịghị todo dịnụ',
  noTodo: 'Ọ dịghị todo',
  noTasks: 'Ọ dịghị ọrụ',
  noConversations: 'Ọ dịbeghị mkparịta ụka.',
  noReview: 'Ọ dịbeghị nyocha',
}

const general: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'A ga-ejurịrị ha niile',
  pleaseSelectTask: 'Biko họrọ ọrụ',
  ...emptyStates,
  usernameTooLong: 'Aha njirimara agaghị akarị mkpụrụ edemede 8',
  skillsUpdated: 'Emelitela nka',
  registered: 'E mepeela akaụntụ. I nwere ike ịbanye ugbu a.',
  loggedIn: 'Ị banyela.',
  typeSwitched: {
    client: 'Ị bụzi Onye ahịa. Banye ka ị gaa n’ihu.',
    tasker: 'Ị bụzi Ọkachamara. Banye ka ị gaa n’ihu.',
  },
  loggedOut: 'Ị pụọla.',
  profileUpdated: 'Emelitela profile.',
  taskPosted: 'E tinyela todo gị.',
  supportSent: 'Anyị enwetala ozi gị. Anyị ga-aza na email gị.',
  taskEdited: 'Emelitela todo gị.',
  commandCancelled: 'Akagbuola',
  taskDeleted: 'Ehichapụla todo.',
  taskRestored: 'Todo gị alọtala.',
  proposalSent: 'E zigala proposal gị.',
  proposalEdited: 'Emelitela proposal gị.',
  proposalDeclined: 'A jụrụ proposal ahụ. Ọkachamara ahụ na-ahụ ihe kpatara ya.',
  proposalsSeen: 'Ndị ọkachamara ga-ahụ na ị lelere proposal ha.',
  counterSent: 'E zipụla aro gị.',
  counterAccepted: 'Ị nabatala. Ihe ndị a bụ nkwekọrịta proposal ahụ ugbu a.',
  counterDeclined: 'Ị jụla. Proposal ahụ dị ka ọ dị.',
  proposalWithdrawn: 'E wepụla proposal gị.',
  invited: 'A kpọọla ọkachamara ahụ, ọ ga-enweta ozi.',
  taskShown: 'Mmadụ niile nwere ike ịhụ todo gị ugbu a.',
  waitingLonger: 'Ị ga-echere azịza ruo awa 48 ọzọ.',
  invitationDeclined: 'Ị jụrụ. Onye ahịa ahụ na-ahụ ihe kpatara ya.',
  questionAsked: 'E zigarala onye ahịa ahụ ajụjụ gị.',
  questionAnswered: 'Azịza gị dị na todo ahụ, onye ọ bụla nwere ike ịgụ ya.',
  taskAwarded: 'E nyela todo ahụ. A na-ejide ego ahụ ruo mgbe ị kwadoro ọrụ ahụ.',
  workSubmitted: 'E nyefeela ọrụ gị.',
  arrived: 'Mbata gị dị n’akụkọ ọrụ ahụ, maka akụkụ abụọ.',
  left: 'Ọpụpụ gị dị n’akụkọ ọrụ ahụ, maka akụkụ abụọ.',
  workApproved: 'Ị kwadoro ya. Akwụọla ọkachamara ahụ ụgwọ.',
  alreadyApproved: 'Akwadoolarị ya',
  uploadCancelled: 'Akagbuola izipu ahụ.',
  contactsHidden:
    'A na-ezochi nọmba ekwentị, email na link ruo mgbe e nyere todo ahụ, iji chebe akụkụ abụọ.',
}

const errors: Words<typeof ERROR_MESSAGES> = {
  invalid_input: 'E nwere ihe na-ezighi ezi n’akwụkwọ ahụ.',
  malformed: 'E nweghị ike ịgụ arịrịọ ahụ.',
  too_large: 'Faịlụ ahụ buru oke ibu.',
  unsupported_file: 'Jiri foto JPEG, PNG ma ọ bụ WebP.',
  signed_out: 'Banye ka ị gaa n’ihu.',
  wrong_role: 'Ụdị akaụntụ gị enweghị ike ime nke ahụ.',
  suspended: 'A kwụsịtụrụ akaụntụ a. Kpọtụrụ ndị enyemaka.',
  not_found: 'Anyị ahụghị nke ahụ.',
  not_yourself: 'I nweghị ike ime onwe gị nke ahụ.',
  second_factor_needed: 'Buru ụzọ tinye koodu nke dị na ngwa nkwenye gị.',
  already_verified: 'E nyochaalarị onye a',
  verification_waits: 'Ihe i zitere dị anyị n’aka. Anyị ga-agwa gị ihe si na ya pụta.',
  verification_limit: 'A jụrụ ihe i zitere ugboro 3 n’ime ụbọchị 30. Nwaa ọzọ ma emechaa.',
  verification_taken: 'Onye nnọchite anya Onise ọzọ na-ele nke a.',
  not_administrators: 'E nweghị ike igbochi onye nnọchite anya Onise.',
  too_many_blocks: 'I gbochiela mmadụ 200. Buru ụzọ hapụ otu onye.',
  too_many_saved: 'I chekwala 200. Buru ụzọ wepụ otu n’okpuru “Ihe echekwara”.',
  too_many_alerts: 'I nwere ọkwa 5. Buru ụzọ gbanwee ma ọ bụ hichapụ otu.',
  under_review:
    'E mere mkpesa banyere akaụntụ gị, a na-enyochakwa ya. I nwere ike ịrụcha ọrụ ị na-arụ ugbu a; todo, proposal na ozi ọhụrụ ga-eche ruo mgbe anyị kpebiri.',
  task_under_review:
    'E mere mkpesa banyere todo a, a na-enyochakwa ya. I nwere ike inye ya mgbe anyị kpebiri.',
  too_many_reports: 'I meela ọtụtụ mkpesa taa. Nwaa ọzọ echi.',
  already_reported: 'I meelarị mkpesa a. Anyị ga-agwa gị ihe anyị kpebiri.',
  no_such_call: 'Adreesị a adịghị.',
  wrong_method: 'Adreesị a anaghị anabata ụzọ ahụ.',
  wrong_content_type: 'Ziga nke a dị ka application/json.',
  account_in_use: 'E nweghị ike imechi akaụntụ gị ugbu a. Lee ihe ka meghere emeghe.',
  email_in_use: 'E jirila email a',
  email_missing: 'Akaụntụ gị enweghị email.',
  email_proven: 'E kwenyela email gị. Degara anyị ozi ma ọ bụrụ na i nwere ọzọ.',
  phone_in_use: 'Nọmba a nweela akaụntụ. Jiri ya banye, ma ọ bụ jiri nọmba ọzọ.',
  phone_own: 'Nke a bụlarị nọmba gị.',
  channel_unavailable: 'Anyị enweghị ike izigara nọmba a koodu. Jiri email gị.',
  messages_used_up:
    'Anyị enweghị ike iziga koodu ọzọ site n’ekwentị taa. Jiri email gị, ma ọ bụ nwaa echi.',
  reset_needs_email:
    'Ekwentị a dị ọhụrụ na akaụntụ gị. Anyị ezigarala email gị njikọ, ebe ị ga-ahọrọ password.',
  reset_needs_support:
    'Ekwentị a dị ọhụrụ na akaụntụ gị. Jiri nke i jirila banye mbụ, ma ọ bụ degara anyị ozi.',
  email_unproven:
    'Buru ụzọ kwenye email gị ma ọ bụ nọmba ekwentị gị. E mechaa i nwere ike ibufe ego.',
  wrong_credentials: 'Email ma ọ bụ password ezighị ezi.',
  too_many_tries: 'Ị nwaala ọtụtụ ugboro. Chere ntakịrị, nwaa ọzọ.',
  key_reused: 'E jirilarị igodo arịrịọ ahụ mee ihe ọzọ.',
  moved_on: 'Nke a agbanweela kemgbe i mepere ya. Lee ya ọzọ ma nwaa ọzọ.',
  edited_elsewhere: 'A gbanwere todo a n’ebe ọzọ ugbu a. Jiri ha abụọ tụnyere ma họrọ.',
  own_task: 'I nweghị ike ịrịọ todo nke gị.',
  task_not_open: 'Todo a emegheghịzi.',
  task_assigned_edit: 'I nweghị ike idezi todo e nyelarị mmadụ',
  task_assigned_delete: 'E nyelarị mmadụ todo a. Kagbuo ya kama.',
  task_completed_delete: 'E nweghị ike ihichapụ todo emechara.',
  task_submitted_cancel: 'E nyefeela ọrụ ahụ. Kwado ya, rịọ mgbanwe ma ọ bụ mepee esemokwu.',
  cancel_needs_offer:
    'Ị gaghị akagbuli ya naanị gị ọzọ. Tụọ aro inye ọkachamara ahụ akụkụ ego ahụ, ma ọ bụ chere ruo mgbe ọrụ ahụ gafere oge.',
  cancel_offer_exists: 'Aro gị ka na-eche azịza. Wepụ ya tupu i mee ọzọ.',
  cancel_offer_gone: 'Aro a emegheghịzi.',
  cancel_offer_changed: 'Aro a abụghị nke ị hụrụ. Lee ya ọzọ tupu ị zaa.',
  stage_not_held: 'E jidebeghị ego maka usoro a. Amalitela tupu onye ahịa etinye ya.',
  stage_held: 'E jidelarị ego maka usoro a.',
  stage_gone: 'Usoro a agbanweela ma ọ bụ kwụsịla. Lelee todo ahụ ọzọ.',
  cancel_offer_open: 'Onyinye ịkwụsị ọrụ ahụ ka meghere. Buru ụzọ zaa ya ma ọ bụ wepụ ya.',
  plan_change_exists: 'Otu mgbanwe na-echere azịza. Buru ụzọ zaa ya ma ọ bụ wepụ ya.',
  plan_change_gone: 'Mgbanwe a emegheghị ọzọ.',
  plan_change_stale: 'Todo ahụ agbanweela kemgbe a rịọrọ nke a. Lelee ọzọ ma rịọ ọzọ.',
  client_funds_short:
    'Onye ahịa enweghị ego maka nke a na wallet. Anyị agwala ya; ị ga-enwe ike ịnakwere mgbe ego ahụ dị.',
  materials_first: 'Usoro a bụ maka ngwa ọrụ: jiri ndepụta rịọ ego ahụ.',
  receipts_missing: 'Buru ụzọ tinye rasiti nke ngwa ọrụ.',
  receipts_sent: 'Rasiti nke ngwa ọrụ a adịlarị.',
  receipts_picture: 'Tinye foto rasiti ma ọ bụ nke ngwa ahụ.',
  materials_over: 'Nke a karịrị ego maka ngwa ọrụ a.',
  materials_changed: 'Ndepụta ngwa ọrụ agbanweela ugbu a. Lelee ya ọzọ.',
  task_not_in_progress: 'A naghị arụ todo a ugbu a.',
  too_many_change_requests: 'Ị rịọla mgbanwe ugboro 3. Kwado ọrụ ahụ, ma ọ bụ mepee esemokwu.',
  newer_submission: 'E nyefeela ụdị ọhụrụ ugbu a. Buru ụzọ lee ya.',
  not_submitted: 'E nyefebeghị ọrụ ọ bụla',
  too_many_open: 'I nweelarị todo 20 meghere emeghe. Mechie otu tupu i tinye ọzọ.',
  too_many_posts: 'I tinyela todo 10 taa. Nwaa ọzọ echi.',
  already_applied: 'Ị rịọlarị todo a',
  reapply_limit: 'Ị rịọla todo a ọtụtụ ugboro.',
  already_invited: 'Ị kpọọlarị ọkachamara a na todo a.',
  tasker_applied: 'Ọkachamara a ezigalarị proposal maka todo a.',
  too_many_invited: 'Ị kpọọla ndị ọkachamara 10 na todo a. Ị nweghị ike ịkpọkwu.',
  too_many_invitations: 'Ị kpọọla ndị ọkachamara 30 taa. Nwaa ọzọ echi.',
  cannot_be_asked:
    'Enweghị ike ịjụ ọkachamara a ugbu a. Biputere mmadụ niile todo ahụ, ma ọ bụ jụọ onye ọzọ.',
  task_private: 'Todo a bụ naanị maka otu onye. Buru ụzọ gosi ya mmadụ niile.',
  ask_over: 'Enwezighị ihe a na-echere. Lee todo ahụ ọzọ.',
  already_asked: 'Ị jụọlarị ajụjụ banyere todo a.',
  wrong_arrival_code:
    'Nke a abụghị koodu nke todo a na ụbọchị a. Rịọ onye ahịa ka ọ gụpụta ya ọzọ.',
  arrival_locked: 'E tinyela koodu ise na-ezighi ezi maka todo a taa. Nwaa ọzọ echi.',
  already_arrived: 'Ị rutelarị taa. Buru ụzọ kwuo na ị na-apụ.',
  not_arrived: 'Ọ nweghị mbata ị ga-esi na ya pụọ.',
  too_many_arrivals: 'I rutela ugboro 6 taa, nke bụ oke anyị na-edekọ.',
  too_many_questions: 'Todo a enweelarị ajụjụ 20. A gaghị ajụkwu.',
  already_answered: 'Ị zaala ajụjụ a.',
  proposal_changed: 'Proposal a agbanweela. Lee ya ọzọ.',
  counter_gone: 'Aro a emegheghịzi.',
  counter_changed: 'Aro a abụghị nke ị hụrụ. Lee ya ọzọ tupu ị zaa.',
  counter_turn: 'Onye nke ọzọ ga-ebu ụzọ zaa.',
  counter_limit: 'E nweela aro 3 maka proposal a. E nweghị ike ịtụkwu.',
  counter_same: 'Tụọ ọnụ ego, ụbọchị ma ọ bụ usoro ọzọ: ndị a bụ nke proposal ahụ.',
  proposal_not_live: 'Proposal a emegheghịzi.',
  proposal_exists: 'E zigalarị proposal ahụ.',
  review_too_early: 'I nwere ike ide nyocha todo a mgbe a kwadoro ọrụ ahụ.',
  already_reviewed: 'I deelarị nyocha todo a',
  review_skipped: 'Ị họọrọ na ị gaghị ede nyocha todo a.',
  review_removed: 'E wepụrụ nyocha gị maka todo a, ya mere ị gaghị edeli ọzọ.',
  review_closed: 'Oge ide nyocha todo a agafeela. E mechiela nyocha ya.',
  review_public: 'Mmadụ niile na-ahụ nyocha a ugbu a, ya mere a gaghị agbanweli ya ọzọ.',
  already_replied: 'Ị zaalarị nyocha a.',
  reply_closed: 'Oge ịza agafeela. Ịza na-akwụsị ụbọchị 14 ka mmadụ niile malitere ịhụ nyocha.',
  chat_not_open: 'I nwere ike ịkparịta ụka mgbe e zigara proposal',
  chat_client_first:
    'Onye ahịa na-ebu ụzọ ede ebe a. I nwere ike ibu ụzọ dee mgbe proposal gị ka meghere.',
  chat_waits: 'Ozi gị eruola. I nwere ike ide ọzọ mgbe onye ahịa zara.',
  chat_blocked: 'I nweghị ike idegara onye a ozi.',
  chat_unavailable: 'Onye a enweghị ike ịnata ozi ugbu a.',
  chat_private:
    'Ọ dịghị esemokwu ma ọ bụ mkpesa meghere emeghe kpọrọ mmadụ abụọ a aha, ya mere ozi ha bụ nke nzuzo.',
  message_exists: 'E zigalarị ozi ahụ.',
  message_is_evidence:
    'I nwere ike ịgbanwe ma ọ bụ hichapụ ozi n’ime nkeji 5. Mgbe nke ahụ gasịrị ọ na-adị ka ọ dị, dị ka ihe akaebe nye akụkụ abụọ.',
  insufficient_funds: 'Ego dị na wallet ezughị.',
  money_at_rest: 'I nwebeghị ike iji ego a.',
  unknown_payment: 'Anyị enweghị ịkwụ ụgwọ nwere nọmba ntụaka ahụ.',
  not_paid: 'Ịkwụ ụgwọ ahụ agaghị nke ọma.',
  payment_mismatch: 'Ịkwụ ụgwọ ahụ adabaghị n’ihe a rịọrọ. Anyị na-enyocha ya.',
  payment_elsewhere: 'E tinyelarị ego ahụ na wallet.',
  balance_limit:
    'Wallet gị eruola oke ya. Buru ụzọ wepụ ma ọ bụ mefuo ụfọdụ, ma ọ bụ mee ka e nyochaa gị.',
  pin_exists: 'I nweelarị PIN. Gbanwee ya kama.',
  pin_missing: 'Mepụta PIN tupu i wepụ ego.',
  pins_differ: 'PIN ndị ahụ abụghị otu',
  pin_weak: 'PIN ahụ dị mfe ịmata. Họrọ ọzọ.',
  wrong_pin: 'PIN ezighị ezi.',
  pin_locked: 'A kpọchiri PIN gị ugbu a.',
  pin_resting: 'E tinyere PIN ọhụrụ. I nwere ike iwepụ ego ọzọ ma e mechaa.',
  wrong_code: 'Koodu ahụ ezighị ezi, ma ọ bụ oge ya agwụla.',
  reset_link_invalid:
    'Link a anaghị arụzi ọrụ. Ọ na-arụ ọrụ otu ugboro, ruo nkeji 30, ọ bụkwa naanị nke kacha ọhụrụ na-arụ ọrụ.',
  password_same: 'Nke a bụ password gị ugbu a. Họrọ ọzọ.',
  password_common: 'Password ahụ dị mfe ịmata. Họrọ ọzọ, dịka ọmụmaatụ okwu anọ.',
  password_needed: 'Ego dị na wallet gị. Tinye password gị ka i mepụta PIN.',
  wrong_password: 'Password ezighị ezi.',
  unknown_bank: 'Họrọ ụlọ akụ site na ndepụta ahụ.',
  unknown_account: 'Ụlọ akụ ahụ ahụghị nọmba akaụntụ ahụ.',
  bank_account_gone:
    'E chekwaghị akaụntụ ụlọ akụ a ọzọ. E zigaghị ihe ọ bụla. Họrọ akaụntụ ọzọ, ma ọ bụ pịnye ya ọzọ.',
  withdrawal_limit: 'Nke ahụ karịrị ihe i nwere ike iwepụ taa.',
  too_many_withdrawals: 'Chere ruo mgbe otu n’ime ego i wepụrụ ruru.',
  provider_unavailable:
    'E nweghị ike ijikọ na ndị na-ahụ maka ịkwụ ụgwọ ugbu a. Nwaa ọzọ n’oge na-adịghị anya.',
  bad_signature: 'Mbinye aka ahụ ezighị ezi.',
  please_select_task: general.pleaseSelectTask,
  removed_by_admin: 'Onise wepụrụ todo a. E nweghị ike iweghachi ya.',
  restore_too_late: 'E nweghịzi ike iweghachi todo a.',
  too_many_uploads: 'Ị na-eziga ọtụtụ faịlụ. Buru ụzọ mechaa ma ọ bụ kagbuo otu.',
  upload_incomplete: 'E zigachabeghị faịlụ ahụ.',
  upload_gone: 'Izipu ahụ were ogologo oge. Ziga faịlụ ahụ ọzọ.',
  too_many_files: 'Ziga foto ruo 6, ma ọ bụ otu PDF.',
  too_many_work_pictures: 'Profaịlụ gị enweela foto 24. Buru ụzọ hichapụ otu.',
  picture_refused: 'Onye ahịa nwe todo a achọghị ka e gosi foto a.',
  objection_over:
    'Mmadụ niile nwere ike ịhụ foto a ugbu a. I ka nwere ike ime mkpesa banyere ya na profaịlụ ahụ.',
  link_expired: 'Oge link a agwụla. Mepee ibe ahụ ọzọ.',
  client_too_old: 'Ụdị Onise a emeela ochie. Melite ka ị gaa n’ihu.',
  sync_reset: 'Ekwentị a nọrọ ogologo oge na-enweghị network. Ihe niile na-abata ọzọ.',
  maintenance:
    'E mechiri Onise maka nrụzi. E chekwara ọrụ gị n’ekwentị a, a ga-eziga ya mgbe anyị lọtara. Ego ọ bụla agaghị emegharị tupu mgbe ahụ.',
  unavailable: 'Onise adịghị ugbu a. Nwaa ọzọ n’oge na-adịghị anya.',
  fault: 'Ihe mebiri n’aka anyị. Ọrụ gị dị nchebe; nwaa ọzọ.',
}

const fieldLabels: Words<typeof FIELD_LABELS> = {
  message: 'Ozi',
  statement: 'Nkọwa ihe mere',
  review: 'Nyocha',
  title: 'Aha',
  reply: 'Azịza',
  details: 'Nkọwa ndị ọzọ',
  reason: 'Ihe kpatara ya',
  payment: 'Ịkwụ ụgwọ',
  refund: 'Nkwụghachi ego',
  todoTitle: 'Aha todo',
  description: 'Nkọwa',
  stageTitle: 'Aha usoro',
  material: 'Ihe ị ga-azụ',
  quantity: 'Ole',
  spent: 'Ego i mefuru',
  price: 'Ọnụ ego',
  address: 'Adreesị kpọmkwem',
  landmark: 'Ihe akara ebe ọrụ',
  landmarkHint:
    'Ihe dị nso n’ebe ahụ nke onye ọ bụla maara. Naanị ọkachamara i nyere ọrụ ga-ahụ ya.',
  location: 'Ebe ọrụ',
  proposal: 'Proposal',
  question: 'Ajụjụ',
  answer: 'Azịza',
  notes: 'Nkọwa ọrụ',
  changeNote: 'Ozi gị',
  amount: 'Ego ole',
  phone: 'Nọmba ekwentị',
  jobTitle: 'Aha ọrụ',
  profileDescription: 'Nkọwa profile',
  caption: 'Ihe foto a na-egosi',
  search: 'Ọchụchọ',
  pin: 'PIN',
  confirmPin: 'Kwenye PIN',
  oldPin: 'PIN ochie',
}

const money: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Ego kacha nta i nwere ike iwepụ bụ 10000',
  validAccountNumber: 'Biko tinye nọmba akaụntụ ziri ezi',
  paymentCancelled: 'A kagburu ịkwụ ụgwọ ahụ',
  applePayFailed:
    'E nwere nsogbu mgbe e ji Apple Pay kwụọ ụgwọ. Biko nwaa ọzọ ma ọ bụ jiri ụzọ ọzọ.',
  outcomeUnknown:
    'Onise azaghị n’oge, ya mere o nwere ike ịbụ na ọ gara ma ọ bụ na ọ gaghị. Lelee azụmahịa gị tupu ị nwaa ọzọ.',
  paymentReady: 'Ịkwụ ụgwọ gị adịla njikere.',
  walletFunded: 'E tinyela ego na wallet',
  paymentPending: 'A na-achọpụta ịkwụ ụgwọ ahụ',
  withdrawalRequested: 'Ego i wepụrụ na-aga.',
  withdrawalHeld:
    'Akaụntụ ụlọ akụ ahụ nwere aha ọzọ. Anyị na-enyocha ego a i wepụrụ tupu anyị eziga ya.',
  oneAccount: 'Họrọ akaụntụ echekwara ma ọ bụ pịnye otu, ọ bụghị ha abụọ.',
  accountRemoved: 'E wepụla akaụntụ ahụ. Ego nọ n’ụzọ ga-erute.',
  accountFound: 'A hụla akaụntụ ahụ.',
  pinCreated: 'E mepụtala PIN.',
  pinUpdated: 'Agbanweela PIN.',
  pinCodeSent: 'Anyị zigara koodu na email gị.',
  pinReset: 'Agbanweela PIN gị. Maka nchebe gị, i nwere ike iwepụ ego ọzọ mgbe awa 24 gasịrị.',
}

const noticeSettings: Words<
  Pick<typeof noticeSettingsEnglish, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>
> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Ọrụ na todo gị',
    proposals: 'Proposal',
    alerts: 'Todo ọhụrụ ị chọrọ ịnụ maka ya',
    chat: 'Ozi',
    reviews: 'Nyocha',
    account: 'Akaụntụ gị',
    updates: 'Akụkọ sitere na Onise, ọ naghị akarị otu ugboro n’ụbọchị',
  },
  NOTICE_MESSAGES: {
    read: 'A kara ya akara na ị gụọla.',
    saved: 'Echekwala nhọrọ gị.',
  },
}

const rejections: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Onye ahịa họọrọ ọkachamara ọzọ.',
  task_removed: 'E hichapụrụ todo a.',
  task_expired: 'E mechiri todo a, n’ihi na ọ dịghị ihe mere na ya ruo ụbọchị 30.',
  award_undone: 'Onye ahịa kagburu ọrụ nke todo a.',
  declined_by_client: 'Onye ahịa jụrụ proposal a.',
  declined_price: 'Onye ahịa jụrụ proposal a: ọnụ ego ahụ dị elu.',
  declined_date: 'Onye ahịa jụrụ proposal a: ụbọchị ahụ adabaghị.',
  declined_skills: 'Onye ahịa jụrụ proposal a: ọrụ ahụ chọrọ nka ndị ọzọ.',
  declined_plans: 'Onye ahịa jụrụ proposal a: atụmatụ agbanweela.',
}

type Texts = Words<typeof noticesEnglish.NOTICE_TEXTS>
type Facts = NoticeFacts

const quoted = (note: string) => (note ? [`Ihe kpatara ya: “${note}”`] : [])
const divided = ({ amount, rest }: Facts) =>
  `Nke ọkachamara: ${amount}. Na-alọghachiri onye ahịa: ${rest}.`

const disputeEnd = ({ outcome, title }: Facts): string =>
  ({
    settled: `Unu abụọ kwekọrịtara otu a ga-esi kewaa ego nke “${title}”.`,
    split: `Onye nnọchite anya Onise ekpebiela esemokwu banyere “${title}”. Mepee todo ahụ na Onise ka ị gụọ ihe kpatara ya.`,
    continue: `Onye nnọchite anya Onise ekpebiela esemokwu banyere “${title}”. Mepee todo ahụ na Onise ka ị gụọ ihe kpatara ya.`,
    refunded: `E kpebighị esemokwu banyere “${title}” n’ime ụbọchị 60, ya mere ọ gwụrụ n’onwe ya.`,
    cancelled: `A kwụsịrị “${title}”, ya na esemokwu banyere ya.`,
    '': `Esemokwu banyere “${title}” agwụla.`,
  })[outcome]
const ALERTS = {
  todoAlert: ({ title, lines }) => [`Todo ọhụrụ: ${title}`, ...lines],
  todoDigest: ({ count, lines }) => [`Todo ọhụrụ dịrị gị: ${count}`, ...lines],
} satisfies Partial<Texts>

const WORK_CONTINUES =
  'Ọrụ ahụ ga-aga n’ihu. A ka na-ejide ego ahụ. E bugakwara ụbọchị unu kwekọrịtara n’ihu, dị ka ụbọchị ole esemokwu ahụ were si dị.'
const NOT_YOU =
  'Ọ bụrụ na ọ bụghị gị mere nke a, gbanwee password gị ugbu a ma degara ndị enyemaka. Onye ọzọ nwere ike ịbanye n’akaụntụ gị.'
const WITHOUT_ANSWER = 'Ọ bụrụ na ị zaghị tupu mgbe ahụ, a ga-agụ ya na ị nabatara.'
const TRY_AGAIN = 'Lelee nọmba akaụntụ ahụ ma nwaa ọzọ, ma ọ bụ nwaa ụlọ akụ ọzọ.'

const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `Proposal ọhụrụ maka ${title}`,
    `${name} chọrọ ịrụ ya n’ọnụ ego ${amount}. Lee proposal ahụ ma kpebie.`,
  ],
  notSelected: ({ title, reason }) => [
    `A họrọghị proposal gị maka ${title}`,
    ...(reason ? [rejections[reason]] : []),
    'Ọ dịghị ego e wepụrụ gị. E nwere todo ndị ọzọ i nwere ike ịrịọ.',
  ],
  taskChanged: ({ title, lines }) => [
    `${title} agbanweela`,
    ...lines,
    'Lee ya ọzọ. I nwere ike ịgbanwe ma ọ bụ iwepụ proposal gị.',
  ],
  proposalReopened: ({ title }) => [
    `${title} emegheela ọzọ`,
    'Todo a emegheela ọzọ, proposal gị dịkwa ire ọzọ. Wepụ ya ma ọ bụrụ na ị gaghị arụlizi ọrụ ahụ.',
  ],
  counterOffered: ({ title, name, amount, at }) => [
    `${name} tụrụ aro ${amount} maka ${title}`,
    `Lee ọnụ ego, ụbọchị na usoro. Nabata, jụ, ma ọ bụ tụọ aro ọzọ tupu ${at}.`,
  ],
  counterAccepted: ({ title, name, amount }) => [
    `${name} nabatara ${amount} maka ${title}`,
    'Ihe ị tụrụ aro bụ proposal ahụ ugbu a.',
  ],
  counterDeclined: ({ title, name }) => [
    `${name} jụrụ aro gị maka ${title}`,
    'Proposal ahụ dị ka ọ dị.',
  ],
  expiryWarning: ({ title, at }) => [
    `A ga-emechi ${title} mgbe ụbọchị 5 gasịrị`,
    `Ọ dịghị ihe mere na todo gị ruo ụbọchị 25. A ga-emechi ya na ${at}, belụsọ ma ị gbanwee ya, pịa otu ugboro tinye ya ọzọ, ma ọ bụ nweta proposal.`,
  ],
  expired: ({ title }) => [
    `E mechiela ${title}`,
    'Ọ dịghị ihe mere na todo gị ruo ụbọchị 30, ya mere e mechiri ya. I nwere ike ịpị otu ugboro tinye ya ọzọ; ederede na foto ya ka dị.',
  ],
} satisfies Partial<Texts>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `${title} bụ nke gị`,
    `${name} họọrọ proposal gị. A na-ejide ${amount} maka gị, a ga-akwụkwa gị ya mgbe a kwadoro ọrụ ahụ. Mepee todo ahụ ka ị hụ ụbọchị na adreesị.`,
  ],
  invited: ({ title, name }) => [`${name} kpọrọ gị na ${title}`, 'Rịọ ya, ma ọ bụ jụ.'],
  invitationDeclined: ({ title, name, lines }) => [
    `${name} jụrụ oku ị kpọrọ na ${title}`,
    ...lines,
    'Todo gị ka meghere mmadụ niile. Ị nwere ike ịkpọ onye ọzọ.',
  ],
  awardedInStages: ({ title, name, amount, count }) => [
    `${title} bụ nke gị, n’usoro ${count}`,
    `${name} họọrọ aro gị. Ejidere ${amount} maka gị ugbu a. A na-akwụ usoro ọ bụla mgbe e kwetara ya; amalitela nke e jidebeghị ego ya.`,
  ],
  stageToFund: ({ title, note, amount }) => [
    `E jidebeghị ego maka usoro na-esote nke ${title}`,
    `Usoro: ${note}.`,
    `Tinye ${amount} ka ọkachamara ahụ malite. A na-akwụ ya naanị mgbe i kwetara usoro ahụ.`,
  ],
  stageFunded: ({ title, note, amount }) => [
    `Ị nwere ike ịmalite usoro na-esote nke ${title}`,
    `Usoro: ${note}.`,
    `Ejidere ${amount} maka gị ugbu a.`,
  ],
  stageUnfunded: ({ title, note, amount }) => [
    `E jidebeghị ego maka usoro na-esote nke ${title} ruo ugbu a`,
    `Usoro: ${note}.`,
    `E jidebeghị ${amount}: amalitela. Ị nwere ike ichere, degara onye ahịa akwụkwọ, ma ọ bụ hapụ ya na-enweghị akara ọjọọ.`,
  ],
  changeProposed: ({ title, name, note, at, lines }) => [
    `${name} chọrọ ịgbanwe ihe unu kwekọrịtara maka ${title}`,
    ...lines,
    ...(note ? [`Ihe kpatara ya: “${note}”`] : []),
    `Nakwere ya ma ọ bụ jụ ya tupu ${at}. Ọ bụrụ na ị zaghị, ihe niile ga-adị ka e kwekọrịtara.`,
  ],
  changeReminder: ({ title, name, at, lines }) => [
    `${name} na-echere azịza gị banyere ${title}`,
    ...lines,
    `Nakwere ya ma ọ bụ jụ ya tupu ${at}. Ọ bụrụ na ị zaghị, ihe niile ga-adị ka e kwekọrịtara.`,
  ],
  changeAccepted: ({ title, name, lines }) => [
    `${name} anakweerela mgbanwe gị maka ${title}`,
    ...lines,
    'Nke a ka e kwekọrịtara ugbu a.',
  ],
  changeDeclined: ({ title, name, note }) => [
    `${name} jụrụ mgbanwe gị maka ${title}`,
    ...(note ? [`Ihe kpatara ya: “${note}”`] : []),
    'Ihe niile dị ka e kwekọrịtara.',
  ],
  changeWithdrawn: ({ title, name }) => [
    `${name} achọghịzi ịgbanwe ${title}`,
    'Ihe niile dị ka e kwekọrịtara.',
  ],
  changeEnded: ({ title }) => [
    `Ọ dịghị onye zara mgbanwe gị maka ${title}`,
    'E nwere awa 48 maka ya. Ihe niile dị ka e kwekọrịtara; ị nwere ike ịrịọ ọzọ.',
  ],
  changeUnfunded: ({ title, name, amount }) => [
    `${name} chọrọ ịnakwere mgbanwe gị maka ${title}, mana ego ezughị`,
    `Tinyekwuo ${amount} na wallet gị. Mgbe ahụ a ga-enwe ike ịnakwere ya.`,
  ],
  materialsAsked: ({ title, name, amount }) => [
    `${name} na-arịọ ego maka ngwa ọrụ`,
    `${amount} maka ${title}.`,
    'Lelee ndepụta ahụ. Ị nwere ike ịkwụ ya niile ma ọ bụ akụkụ ya, ma ọ bụ rịọ ndepụta ọzọ.',
  ],
  materialsDeclined: ({ title, name, note }) => [
    `${name} chọrọ ka ị gbanwee ndepụta ngwa ọrụ maka ${title}`,
    `“${note}”`,
  ],
  materialsReleased: ({ title, amount, at }) => [
    `${amount} maka ngwa ọrụ nke ${title} abatala na wallet gị`,
    `Tinye foto rasiti na nke ngwa ahụ tupu ${at}. Ma ha adịghị, ị gaghị enyefeli usoro na-esote.`,
  ],
  receiptsSent: ({ title, name, amount, rest }) => [
    `${name} etinyela rasiti maka ${title}`,
    `Ego e mefuru: ${amount}.`,
    ...(rest ? [`${rest} fọdụrụ, ọ ga-alọghachi n’aka gị.`] : []),
  ],
  materialsGivenBack: ({ title, name, amount }) => [
    `${name} nyeghachiri ${amount} nke ngwa ọrụ maka ${title}`,
    'Ọ dị na wallet gị.',
  ],
  receiptsMissing: ({ title, name, amount }) => [
    `Rasiti adịbeghị maka ngwa ọrụ nke ${title}`,
    `${name} natara ${amount} maka ngwa ọrụ ụbọchị 7 gara aga, o tinyebeghịkwa rasiti ọ bụla. Ma ha adịghị, a gaghị enyefeli usoro na-esote.`,
    'Degara ọkachamara ahụ ozi. Ị nwekwara ike inye ego iji kwụsị ọrụ ahụ, ma ọ bụ mepee esemokwu.',
  ],
  receiptsOverdue: ({ title }) => [
    `Tinye rasiti maka ${title}`,
    'Ụbọchị 7 ahụ agafeela, onye ahịa makwaara. Tinye foto rasiti na nke ngwa ahụ, ma ọ bụ nyeghachi ego ahụ.',
  ],
  pictureTaken: ({ title, name, at }) => [
    `${name} chọrọ igosi foto ${title}`,
    `${name} etinyela foto ọrụ a rụchara na profaịlụ. Ndị ọzọ ga-ahụ ya site na ${at}. Ọ bụrụ na i chọghị ya, mepee todo ahụ tupu oge ahụ wee jụ.`,
  ],
  pictureRefused: ({ title, name }) => [`${name} achọghị ka e gosi foto ${title}`],
  asked: ({ title, name, at }) => [
    `Naanị gị ka ${name} na-ajụ: ${title}`,
    `Onye ọzọ anaghị ahụ todo a. Zipu proposal ma ọ bụ jụ tupu ${at}. Mgbe nke ahụ gasịrị, onye ahịa nwere ike ịjụ mmadụ niile.`,
  ],
  askDeclined: ({ title, name, lines }) => [
    `${name} jụrụ ${title}`,
    ...lines,
    'Onye ọzọ anaghị ahụ todo a ugbu a. Mepee ya ka i gosi ya mmadụ niile, ma ọ bụ hichapụ ya.',
  ],
  askUnanswered: ({ title, name }) => [
    `${name} azabeghị maka ${title}`,
    'Onye ọzọ anaghị ahụ todo a ugbu a. Mepee ya ka i gosi ya mmadụ niile, ka ị chere ọzọ, ma ọ bụ hichapụ ya.',
  ],
  questionAsked: ({ title }) => [
    `Ajụjụ banyere ${title}`,
    'Otu ọkachamara na-ajụ tupu ọ rịọ ọrụ ahụ. Azịza gị na-enyere onye ọ bụla gụrụ todo ahụ aka.',
  ],
  questionAnswered: ({ title }) => [
    `A zaala ajụjụ gị banyere ${title}`,
    'Onye ahịa ahụ azaala. Gụọ ya, rịọzie ọrụ ahụ.',
  ],
  submitted: ({ title, name, at, lines }) => [
    `E nyefeela ọrụ maka ${title}`,
    `${name} enyefeela ọrụ ahụ. Lee ya, kwadozie ya ma ọ bụ rịọ mgbanwe. Ọ bụrụ na i meghị nke ọ bụla, a ga-akwado ya ma kwụọ ụgwọ ya na ${at}.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `A rịọrọ mgbanwe na ${title}`,
    `${name} lelere ọrụ gị maka ${title} ma rịọ mgbanwe (${count} n’ime ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Nyefee ụdị ọhụrụ mgbe i mechara. A ka na-ejide ego ahụ maka gị.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Biko lee ọrụ maka ${title}`,
    `${name} enyefeela ọrụ maka ${title}. Kwado ya, ma ọ bụ rịọ mgbanwe. Ọ bụrụ na i meghị nke ọ bụla, a ga-akwado ọrụ ahụ ma kwụọ ${name} ụgwọ na ${at}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `A kagburu ${title}`,
    'Onye ahịa kagburu todo a. Biko kwụsị ọrụ ahụ. Ego e jidere alọghachiirila onye ahịa.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: aro ${amount} iji kwụsị ọrụ`,
    `Onye ahịa chọrọ ịkwụsị ọrụ todo a. Ị ga-enweta ${amount}, ${rest} ga-alọghachiri onye ahịa.`,
    `Nabata ya, gaa n’ihu na ọrụ ahụ, ma ọ bụ mepee esemokwu tupu ${at}. ${WITHOUT_ANSWER}`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Biko zaa aro maka ${title}`,
    `Onye ahịa tụrụ aro inye gị ${amount} iji kwụsị ọrụ ahụ. Nabata ya, gaa n’ihu na ọrụ ahụ, ma ọ bụ mepee esemokwu tupu ${at}. ${WITHOUT_ANSWER}`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: ọrụ ga-aga n’ihu`,
    'Onye ahịa wepụrụ aro ịkwụsị ọrụ ahụ. Ọ dịghị ihe gbanwere n’ego gị.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: Onise wepụrụ ya`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `E nwere esemokwu banyere “${title}”`,
    `Onye nke ọzọ emepeela esemokwu banyere “${title}”. A na-ejide ego ahụ ebe ọ dị ruo mgbe ọ gwụrụ. ` +
      `Mepee todo ahụ na Onise ma kwuo ihe merenụ tupu ${at}, tinyekwa foto ma i nwee ya. ` +
      'Mgbe nke ahụ gasịrị, onye nnọchite anya Onise nwere ike ikpebi na-enweghị azịza gị.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Biko zaa esemokwu banyere “${title}”`,
    `Kwuo ihe merenụ tupu ${at}, tinyekwa foto ma i nwee ya. Mgbe nke ahụ gasịrị, onye nnọchite anya Onise nwere ike ikpebi na-enweghị azịza gị.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `A zara esemokwu gị banyere “${title}”`,
    `Onye nke ọzọ azaala esemokwu gị banyere “${title}”. Unu abụọ nwere ike ikwekọrịta na Onise otu a ga-esi kewaa ego ahụ. ` +
      `Ọ bụrụ na unu ekwekọrịtaghị, onye nnọchite anya Onise ga-ekpebi tupu ${at}.`,
  ],
  splitOffered: (facts) => [
    `Aro ikewa ego nke “${facts.title}”`,
    'Onye nke ọzọ tụrụ aro ịkwụsị esemokwu ahụ ma kewaa ego ahụ otu a:',
    divided(facts),
    'Nabata ya, tụọ aro ọzọ, ma ọ bụ chere ka onye nnọchite anya Onise kpebie.',
  ],
  splitWithdrawn: ({ title }) => [
    `E wepụrụ aro maka “${title}”`,
    'Onye nke ọzọ wepụrụ aro ịkwụsị esemokwu ahụ. Ọ dịghị ihe gbanwere n’ego ahụ.',
  ],
  disputeUnanswered: ({ title }) => [
    `Onye nnọchite anya Onise ga-ekpebi esemokwu banyere “${title}”`,
    'Oge ịza agafeela. Onye nnọchite anya Onise ga-ekpebi ugbu a, belụsọ ma unu abụọ buru ụzọ kwekọrịta otu a ga-esi kewaa ego ahụ.',
  ],
} satisfies Partial<Texts>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: ọkachamara jụrụ`,
    `Ọkachamara ahụ jụrụ todo gị. ${amount} alọtala na wallet gị, todo ahụ emegheela ọzọ.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: ọkachamara kagburu`,
    `Ọkachamara ahụ kagburu ọrụ todo gị. ${amount} alọtala na wallet gị, todo ahụ emegheela ọzọ.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`Ọrụ ${facts.title} agwụla`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `A kagburu ${title}`,
    `E nyefeghị ọrụ ọ bụla ruo ụbọchị 30 mgbe ụbọchị e kwekọrịtara gasịrị, ya mere a kagburu todo a. ${amount} alọghachiirila onye ahịa.`,
  ],
  disputeEnded: (facts) => [
    `Esemokwu banyere “${facts.title}” agwụla`,
    disputeEnd(facts),
    facts.outcome === 'continue' ? WORK_CONTINUES : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `A kwụrụ gị ${amount}`,
    `${name} kwadoro ọrụ gị maka ${title}. ${amount} dị na wallet gị.`,
  ],
  autoApproved: ({ title, name }) => [
    `A kwadoro ${title} n’onwe ya`,
    `Ị zaghị n’ime ụbọchị 5, ya mere a kwadoro ọrụ maka ${title} ma kwụọ ${name} ụgwọ. Ọ bụrụ na o nwere ihe ezighị ezi, degara ndị enyemaka n’ime awa 24.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `A kwụrụ gị ${amount}`,
    `A kwadoro ọrụ gị maka ${title} n’onwe ya, ${amount} dịkwa na wallet gị. I nwere ike iwepụ ya malite na ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} dị na wallet gị`,
    'Ego ị kwụrụ erutela. I nwere ike iji ya maka todo gị ugbu a.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} na-alọghachi na kaadị gị`,
    'A na-eweghachi ego batara na wallet gị. Ụlọ akụ gị ga-egosi ya n’ime ụbọchị ole na ole.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Ụlọ akụ gị weghaara ego kaadị',
    `Ụlọ akụ gị weghaara ${amount} e ji kaadị tinye na wallet gị. Anyị ewepụla ya na wallet gị.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `A kagburu ${title}`,
    `Ụlọ akụ onye ahịa weghaara ego e ji kaadị kwụọ maka ${title}, ya mere a kagburu todo ahụ. Biko kwụsị ọrụ ahụ, degara ndị enyemaka ma ọ bụrụ na ị rụọla akụkụ ya.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} na-aga n’ụlọ akụ gị`,
    ...lines,
    'Anyị ga-agwa gị mgbe o rutere.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `A na-enyocha ${amount} i wepụrụ`,
    ...lines,
    'Onye nọ na Onise ga-ebu ụzọ lee ya, n’ihi na aha akaụntụ ahụ abụghị nke gị. Ego ahụ dị nchebe.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} erutela n’ụlọ akụ gị`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Ego i wepụrụ agaghị nke ọma',
    ...lines,
    `${amount} alọtala na wallet gị. ${TRY_AGAIN}`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Ụlọ akụ gị weghachiri ego i wepụrụ',
    ...lines,
    `${amount} alọtala na wallet gị. ${TRY_AGAIN}`,
  ],
} satisfies Partial<Texts>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `Nyocha ${title} apụtala`,
    'Mmadụ niile nwere ike ịgụ ha na todo ahụ. I nwere ike ịza ihe e dere banyere gị otu ugboro.',
  ],
  reviewReply: ({ title, name }) => [
    `${name} zara nyocha gị`,
    `Gụọ azịza maka ihe i dere banyere ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`E wepụrụ nyocha i dere maka ${title}`, ...lines],
  reportDecided: ({ lines }) => ['E kpebiela mkpesa gị', ...lines, 'Daalụ na ị gwara anyị.'],
  underReview: ({ lines }) => ['Mkpesa banyere gị ma ọ bụ ihe i tinyere', ...lines],
  verificationSent: () => [
    'Ihe gosiri onye ị bụ eruola anyị aka',
    'Mmadụ nọ na Onise ga-ele ya. Anyị ga-agwa gị ihe si na ya pụta, ọtụtụ mgbe n’ime ụbọchị abụọ.',
  ],
  verificationReviewing: () => [
    'Mmadụ na-ele ihe gosiri onye ị bụ',
    'Anyị ga-agwa gị ihe si na ya pụta n’oge na-adịghị anya.',
  ],
  verificationAgain: ({ lines }) => [
    'Anyị chọrọ otu akụkụ nke ihe i zitere ọzọ',
    ...lines,
    'Mepee peeji a ma zigazie naanị akụkụ ahụ.',
  ],
  verificationRefused: ({ lines }) => [
    'A jụrụ ihe gosiri onye ị bụ',
    ...lines,
    'I nwere ike ịnwa ọzọ, ugboro 3 n’ime ụbọchị 30. Ọ bụrụ na ọ bụ mmejọ, degara support.',
  ],
  verified: () => [
    'E nyochaala gị',
    'Onise achọpụtala onye ị bụ. Profile gị nwere akara ahụ ugbu a, wallet gị nwekwara oke ka ukwuu.',
  ],
  verificationEnded: ({ note }) => [
    'Ị bụghịzi onye enyochara',
    'Profile gị enweghịzi akara ahụ, wallet gị nwekwara oke nke akaụntụ enyochabeghị. Ego dị na ya ka bụ nke gị.',
    ...quoted(note),
    'Ọ bụrụ na nke a bụ mmehie, degara ndị enyemaka.',
  ],
  support: ({ title, lines }) => [
    `Ndị enyemaka Onise: ${title}`,
    ...lines,
    'Onise anaghị arịọ gị password gị, PIN gị ma ọ bụ koodu ma ọlị.',
  ],
  newDevice: ({ at }) => [
    'E mepere akaụntụ gị na ngwaọrụ ọhụrụ',
    `Mmadụ banyere na ${at} na ngwaọrụ e jibeghị banye n’akaụntụ gị mbụ.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'Mmadụ nwara ịbanye n’akaụntụ gị',
    `Ruo ${at}, mmadụ tinyere password na-ezighị ezi ugboro ${count} na ngwaọrụ i jibeghị mbụ. Ọ dịghị onye banyere.`,
    'Ọ bụrụ na password gị dị mfe ịmata, ma ọ bụ i ji ya n’ebe ọzọ, gbanwee ya.',
  ],
  pinCreated: ({ at }) => [
    'Wallet gị nwere PIN ugbu a',
    `E mepụtara PIN maka wallet gị na ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => ['A gbanwere PIN gị', `A gbanwere PIN wallet gị na ${at}.`, NOT_YOU],
  pinReset: ({ at }) => [
    'E tinyere PIN ọhụrụ',
    `E ji koodu e zigara na email gị tinye PIN ọhụrụ na wallet gị na ${at}. I nwere ike iwepụ ego ọzọ awa 24 mgbe nke ahụ gasịrị.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'A gbanwere password gị',
    `A gbanwere password akaụntụ gị na ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['A gbanwere nkwenye gị nke abụọ', `Na ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `${name} bụzi onye nnọchite anya Onise`,
    `Kemgbe ${at}. Onye rịọrọ ya na onye kwadoro ya dị na audit log.`,
    'Ọ bụrụ na ọ dịghị onye gwara gị banyere nke a, kwụsịtụ akaụntụ ahụ ma gwa ndị ọzọ ozugbo.',
  ],
  emailProven: () => [
    'E kwenyela email gị',
    'I nwere ike itinye ego na wallet gị ma wepụ ya ugbu a.',
  ],
  phoneProven: ({ note }) => [
    'E kwenyela nọmba ekwentị gị',
    `Nọmba jedebere na ${note} bụ nke akaụntụ gị ugbu a.`,
    NOT_YOU,
  ],
  message: ({ name }) => [`Ozi ọhụrụ sitere na ${name}`],
} satisfies Partial<Texts>

const CHANGED_FIELDS: Record<string, string> = {
  price: 'ọnụ ego',
  location: 'ebe ọrụ',
  projectType: 'ụdị ọrụ',
  skills: 'nka',
  duration: 'ogologo oge',
  description: 'nkọwa',
}

const notices: Words<
  Pick<typeof noticesEnglish, 'NOTICE_TEXTS'> & Pick<typeof noticeLinesEnglish, 'NOTICE_LINES'>
> = {
  NOTICE_TEXTS: { ...PROPOSALS, ...ALERTS, ...WORK, ...MONEY, ...OTHERS },
  NOTICE_LINES: {
    invitationDeclined: {
      none: 'Enweghị ihe kpatara ya e kwuru.',
      no_time: 'Ihe kpatara ya: enweghị oge maka nke a ugbu a.',
      too_far: 'Ihe kpatara ya: ebe ahụ dị anya.',
      price: 'Ihe kpatara ya: ọnụ ego ahụ dị ala.',
      other_work: 'Ihe kpatara ya: nke a abụghị ọrụ ọkachamara a na-arụ.',
    },
    offerEnded: 'Nke a mere ka aro gị ịkwụsị ọrụ ahụ gwụ.',
    changed: (fields) =>
      `Ihe gbanwere: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
    openOfferEnded: 'Nke a mere ka aro ịkwụsị ọrụ ahụ gwụ.',
    offerAccepted: 'A nabatara aro ịkwụsị ọrụ ahụ.',
    offerSilent: 'Ọ dịghị onye zara aro ịkwụsị ọrụ ahụ, ya mere a gụrụ ya dị ka anabatara.',
    account: (name, bank, last4) => `Onye nnata: ${name}, ${bank}, akaụntụ na-agwụ na ${last4}.`,
    changePrice: (title, from, to) =>
      `Ọnụ ahịa “${title}”: ${formatNaira(from)} na mbụ, ${formatNaira(to)} mgbe e mesịrị.`,
    changeDate: (title, from, to) =>
      `Ụbọchị “${title}”: ${plainDay(from)} na mbụ, ${plainDay(to)} mgbe e mesịrị.`,
    changeStage: (title, amount, date) =>
      `Otu usoro ọzọ: “${title}”, ${formatNaira(amount)}, ${plainDay(date)}.`,
    changeOrder: (titles) => `Usoro nhazi ọzọ: ${titles}.`,
    whyTodo: (trade, km, amount) => `${trade}, ${km} km, ${amount}`,
    whyTodoWithoutPlace: (trade, amount) => `${trade}, ${amount}`,
    todo: (title, why) => `${title}: ${why}`,
  },
}

const passwords: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Ọ bụrụ na email ahụ dị, e zigala link ịgbanwe password.',
  reset: 'Agbanweela password gị. Jiri nke ọhụrụ banye.',
  changed: 'Agbanweela password gị. Ị pụọla n’ebe ndị ọzọ niile.',
}

/** The others are the administrators'. */
const payments: Words<Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>> = {
  refusedByProvider:
    'Ụlọ ọrụ ịkwụ ụgwọ anabataghị ịkwụ ụgwọ a. Lelee email gị na profile gị, ma ọ bụ nwaa ego ole ọzọ.',
  balanceLimit: (room, started) =>
    `Tupu e nyochaa gị, wallet gị nwere ike ijide ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `A gụkọkwara ịkwụ ụgwọ ndị ị malitere taa: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `I nwere ike itinye ${formatNaira(room)} ugbu a.`
      : 'Buru ụzọ wepụ ma ọ bụ mefuo ụfọdụ, ma ọ bụ mee ka e nyochaa gị.'),
}

/** The others are the administrators'. */
const payouts: Words<
  Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
> = {
  tooManyPending: (count) => `Ego i wepụrụ (${count}) ka nọ n’ụzọ. Chere ruo mgbe otu ruru.`,
  dailyLimit: (limit, left) =>
    `I nwere ike iwepụ ${formatNaira(limit)} n’ụbọchị; ọ fọdụrụ ${formatNaira(left)} taa.`,
  newWalletLimit: (limit, left, until) =>
    `Maka nchebe gị, i nwere ike iwepụ ${formatNaira(limit)} n’ụbọchị ruo ${formatLagosDateTime(until, times.months)}, n’ihi na akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ; ọ fọdụrụ ${formatNaira(left)} taa.`,
  insufficientFunds: (available) =>
    `${errors.insufficient_funds} I nwere ${formatNaira(available)}.`,
}

const pins: Words<typeof PIN_MESSAGES> = {
  missing: 'I nwebeghị PIN. Buru ụzọ mepụta otu.',
  wrong: (attemptsLeft) => `PIN ezighị ezi. Ọ fọdụrụ nnwale ${attemptsLeft}.`,
  locked: (until) =>
    `A kpọchiri PIN gị n’ihi na a nwara ya n’ụzọ ezighị ezi ọtụtụ ugboro. Nwaa ọzọ mgbe ${formatLagosDateTime(until, times.months)} gasịrị.`,
  beingChecked: 'A na-elelelarị PIN gị. Nwaa ọzọ n’oge na-adịghị anya.',
  withdrawalsPaused: (until) =>
    `E tinyere PIN ọhụrụ. I nwere ike iwepụ ego ọzọ mgbe ${formatLagosDateTime(until, times.months)} gasịrị.`,
}

const proposals: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged: 'Onye ahịa gbanwere todo a. Lelee mgbanwe ndị ahụ, zigazie proposal gị ọzọ.',
  awardToSelf: 'I nweghị ike inye onwe gị todo.',
  insufficientFunds: (missing) =>
    `${errors.insufficient_funds} Ị chọrọ ${formatNaira(missing)} ọzọ.`,
}

const push: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'A gbanyere ọkwa na ekwentị a.',
  unsubscribed: 'E menyụrụ ọkwa na ekwentị a.',
  digest: (count) => ({
    title: `Ọkwa ọhụrụ ${count}`,
    text: 'Mepee Onise ka ị gụọ ha.',
  }),
}

const wait = (seconds: number) => {
  if (seconds < 60) return `sekọnd ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `nkeji ${minutes}` : `awa ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'Ị nwaala ọtụtụ ugboro.'
const REASONS: Record<RateLimitName, string> = {
  register: 'E mepeela ọtụtụ akaụntụ na network a.',
  loginAddress: 'A nwaala ịbanye ma kụọ afọ n’ala ọtụtụ ugboro na network a.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'A rịọla ọtụtụ link maka email a.',
  passwordResetAddress: 'A rịọla ọtụtụ link na network a.',
  export: 'I werela nnomi data gị ọtụtụ ugboro taa.',
  phoneCode: 'E zigarala nọmba a ọtụtụ koodu.',
  phoneCodeDay: 'E zigarala nọmba a ọtụtụ koodu.',
  phoneCodeDevice: 'E zigarala nọmba a ọtụtụ koodu.',
  phoneCodeRange: 'E zigarala nọmba ndị dị ka nke a ọtụtụ koodu.',
  phoneCodeAddress: 'A rịọla ọtụtụ koodu na netwọk a.',
  phoneCodeUser: 'E zigarala gị ọtụtụ koodu.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'I leleela ọtụtụ nọmba akaụntụ.',
  unknownPayment: 'I leleela ọtụtụ ịkwụ ụgwọ anyị amaghị.',
  pendingPayment: 'I leleela ịkwụ ụgwọ gị ọtụtụ ugboro.',
  file: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  command: 'I meela ọtụtụ mgbanwe nke ukwuu.',
  message: 'I zigala ọtụtụ ozi.',
  page: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  arrival: 'Koodu mbata na-ezighi ezi ebuka.',
  pass: 'E lelechaala ọtụtụ paasị nke ukwuu na network a.',
  unprovenEmail: 'A rịọla ọtụtụ link maka email a.',
  upload: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  unprovenUpload: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  uploadAddress: 'Ọtụtụ mgbanwe nke ukwuu si na network a.',
  health: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  cspReport: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  privateFile: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  publicFile: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  webhook: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  forgedWebhook: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  commandAddress: 'Ọtụtụ mgbanwe nke ukwuu si na network a.',
}

const retryIn = (seconds: number) => `Nwaa ọzọ mgbe ${wait(seconds)} gasịrị.`

const rateLimits: Words<Pick<typeof rateLimitsEnglish, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name, seconds) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds) => `Arịrịọ dị ọtụtụ n’otu oge. ${retryIn(seconds)}`,
    passwordsBusy: (seconds) => `Ọtụtụ mmadụ na-abanye ugbu a. ${retryIn(seconds)}`,
  },
}

const NAMES: Record<ReportTarget, string> = {
  user: 'otu akaụntụ',
  task: 'otu todo',
  message: 'otu ozi',
  review: 'otu nyocha',
  workPicture: 'otu foto',
  question: 'otu ajụjụ',
}
const FOUND_NONE = 'ma anyị ahụghị ihe megidere iwu anyị.'

/** What is decided is read by administrators only. */
const reports: Words<Omit<typeof REPORT_MESSAGES, 'decided'>> = {
  sent: 'Daalụ. Anyị ga-eleba ya anya ma gwa gị ihe anyị kpebiri. A gaghị agwa onye ọ bụla na ọ bụ gị.',
  outcome: {
    upheld: (target) =>
      `I mere mkpesa banyere ${NAMES[target]}. Mkpesa gị ziri ezi, anyị emeelakwa ihe kwesịrị.`,
    dismissed: (target) =>
      `I mere mkpesa banyere ${NAMES[target]}. Anyị lebara ya anya, ${FOUND_NONE}`,
  },
  standing: {
    active: 'Anyị lebara anya n’akaụntụ gị. I nwere ike iji ya dị ka mbụ.',
    limited:
      'Anyị abelatala ihe i nwere ike iji akaụntụ gị eme. I nwere ike ịrụcha ọrụ ị na-arụ ugbu a, ma ị gaghị amalite nke ọhụrụ. Degara ndị enyemaka ma i nwee ajụjụ.',
    suspended:
      'Anyị akwụsịtụla akaụntụ gị. Ego e jidere maka ọrụ gị ga-anọ ebe e jidere ya ruo mgbe anyị kpebiri banyere ya. Degara ndị enyemaka ma i nwee ajụjụ.',
  },
  hidden: {
    user: 'Ọtụtụ mmadụ mere mkpesa banyere akaụntụ gị. I nwere ike ịrụcha ọrụ ị na-arụ ugbu a. Todo na proposal ọhụrụ ga-eche ruo mgbe anyị lebara ya anya.',
    task: 'Ọtụtụ mmadụ mere mkpesa banyere todo gị. A gaghị egosi ya ndị ọzọ ruo mgbe anyị lebara ya anya.',
    message: 'E mere mkpesa banyere ozi gị.',
    review:
      'Ọtụtụ mmadụ mere mkpesa banyere nyocha i dere. A gaghị egosi ya ruo mgbe anyị lebara ya anya.',
    workPicture:
      'Ọtụtụ mmadụ mere mkpesa banyere otu foto ọrụ gị. A gaghị egosi ya ndị ọzọ ruo mgbe anyị lebara ya anya.',
    question:
      'Ọtụtụ mmadụ mere mkpesa banyere ajụjụ gị. A gaghị egosi ya ndị ọzọ ruo mgbe anyị lebara ya anya.',
  },
  cleared: {
    user: `Anyị lebara anya na mkpesa e mere banyere akaụntụ gị, ${FOUND_NONE} I nwere ike iji ya dị ka mbụ.`,
    task: `Anyị lebara anya na mkpesa e mere banyere todo gị, ${FOUND_NONE} A na-egosi ya ọzọ.`,
    message: `Anyị lebara anya na mkpesa e mere banyere ozi gị, ${FOUND_NONE}`,
    review: `Anyị lebara anya na mkpesa e mere banyere nyocha i dere, ${FOUND_NONE} A na-egosi ya ọzọ.`,
    workPicture: `Anyị lebara anya na mkpesa e mere banyere otu foto ọrụ gị, ${FOUND_NONE} A na-egosi ya ọzọ.`,
    question:
      'Anyị lebara anya na mkpesa e mere banyere ajụjụ gị, ma anyị ahụghị ihe megidere iwu anyị. A na-egosi ya ọzọ.',
  },
  kept: {
    user: 'Anyị lebara anya na mkpesa e mere banyere akaụntụ gị. Ị ka nwere ike ịrụ naanị ọrụ ị na-arụ ugbu a.',
    task: 'Anyị lebara anya na mkpesa e mere banyere todo gị. A gaghị egosi ya ọzọ, n’ihi na o megidere iwu anyị.',
    message: 'Ihe i dere na mkparịta ụka megidere iwu anyị. Biko debe iwu anyị.',
    review:
      'Anyị lebara anya na mkpesa e mere banyere nyocha i dere. A gaghị egosi ya ọzọ, n’ihi na o megidere iwu anyị.',
    workPicture:
      'Anyị lebara anya na mkpesa e mere banyere otu foto ọrụ gị. A gaghị egosi ya ọzọ, n’ihi na o megidere iwu anyị.',
    question:
      'Anyị lebara anya na mkpesa e mere banyere ajụjụ gị. A gaghị egosi ya ọzọ, n’ihi na o megidere iwu anyị.',
  },
}

const reviews: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Daalụ. Echekwala nyocha gị.',
  changed: 'Agbanweela nyocha gị.',
  skipped: 'Ị mafere nyocha ahụ.',
  replied: 'Mmadụ niile nwere ike ịhụ azịza gị.',
  contactsMasked: 'A naghị egosi nọmba ekwentị, email na link na nyocha.',
  otherDirection: {
    client: 'Gị tinyere todo a, ya mere ị na-ede nyocha ọkachamara ahụ.',
    tasker: 'Gị rụrụ todo a, ya mere ị na-ede nyocha onye ahịa ahụ.',
  },
}

const DISPUTED = 'Ụlọ akụ gị na-enyocha otu ego i ji kaadị kwụọ.'

const standing: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} I nwere ike iwepụ ego ọzọ mgbe e doziri ya.`,
    award: `${DISPUTED} I nwere ike inye todo a mgbe e doziri ya.`,
    approve: `${DISPUTED} E ji ya kwụọ ụgwọ todo a, ya mere i nwere ike ịkwado ya mgbe e doziri ya.`,
    giveBack: `${DISPUTED} Ị nwere ike inyeghachi ego mgbe e doziri ya.`,
  },
  owes: (debt) =>
    `I ji ụgwọ ${formatNaira(debt)}, n’ihi na ụlọ akụ gị weghaara ego kaadị. Tinye ego na wallet gị ka ị kwụọ ya.`,
  clearing: (free, clearings) => {
    const later = clearings.map(
      ({ amount, clearsAt }) =>
        `${formatNaira(amount)} site na ${formatLagosDateTime(clearsAt, times.months)}`,
    )
    return `I nwere ike iwepụ ${formatNaira(free)} ugbu a, na ${later.join(', ')}, n’ihi na a kwadoro ọrụ ahụ n’onwe ya.`
  },
  overLimit: (limit) =>
    `Wallet gị nwere ihe karịrị ${formatNaira(limit)}, oke akaụntụ enyochabeghị. Mee ka e nyochaa gị ka i wepụ ego.`,
  emailHold: (title, amount) =>
    `E jidere ${formatNaira(amount)} maka ${title}. E jiri ya mee nke a, a kagbukwara todo ahụ.`,
  holdTaken: (title) => `Nkwụghachi ego maka ${title}, n’ihi na ụlọ akụ gị weghaara ego kaadị`,
}

const taskStatuses: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Meghere',
  'in-progress': 'A na-arụ ya',
  submitted: 'E nyefere',
  completed: 'Emechara',
  disputed: 'N’esemokwu',
  cancelled: 'Akagburu',
  expired: 'Oge agwụla',
  removed: 'E wepụrụ',
}

const transactions: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'E tinyere ego na wallet',
  award: ({ title = 'otu todo' }) => `Ego e jidere maka ${title}`,
  hold: ({ title = 'otu todo' }) => `Ego ọzọ e jidere maka ${title}`,
  release: ({ title = 'otu todo' }) => `Ụgwọ maka ${title}`,
  materials: ({ title = 'otu todo' }) => `Ngwa ọrụ maka ${title}`,
  materials_returned: ({ title = 'otu todo' }) => `Ego ngwa ọrụ fọdụrụ nke ${title}`,
  task_refund: ({ title = 'otu todo', note = `Nkwụghachi ego maka ${title}` }) => note,
  withdraw: () => 'Iwepụ ego',
  payout: () => 'Ego e wepụrụ eruola',
  payout_failed: () => 'Iwepụ ego na-agaghị nke ọma',
  payout_returned: () => 'Ego e wepụrụ nke ụlọ akụ gị weghachiri',
  refund: () => 'Nkwụghachi ego na kaadị',
  refund_started: () => 'Nkwụghachi ego na kaadị',
  refund_failed: () => 'Nkwụghachi ego na kaadị nke na-agaghị nke ọma',
  chargeback: () => 'Ego kaadị nke ụlọ akụ weghaara',
  debt_paid: () => 'Akwụọla ụgwọ ego kaadị nke ụlọ akụ gị weghaara',
  suspense_in: () => 'Ịkwụ ụgwọ na-enweghị akaụntụ',
  adjust: ({ note = 'E doziri ego ahụ' }) => note,
  settle: () => 'Ndozi mgbakọ',
  reverse: ({ note = 'E weghachiri ya' }) => note,
}

const trust: Words<typeof TRUST_MESSAGES> = {
  blocked: 'E gbochiela ya. Unu agaghị ahụzi ibe unu. Ọrụ e nyelarị mmadụ na-aga n’ihu.',
  unblocked: 'A hapụla ya. Unu nwere ike ịhụ ibe unu ọzọ.',
}

const thousands = (count: number) => count.toLocaleString('en-NG')

const validation: Words<typeof VALIDATION_MESSAGES> = {
  required: (label) => `Ị ga-ederịrị ${label}`,
  text: (label) => `${label} ga-abụrịrị ederede`,
  maxLength: (label, max) => `${label} agaghị akarị mkpụrụ edemede ${thousands(max)}`,
  number: (label) => `${label} ga-abụrịrị nọmba`,
  atLeast: (label, min) => `${label} ga-erurịrị ${min}`,
  atMost: (label, max) => `${label} agaghị akarị ${max}`,
  id: 'Id ahụ ezighị ezi.',
  notices: (max) => `Kpọọ ọkwa 1 ruo ${max} aha`,
  language: 'Họrọ otu n’ime asụsụ',
  noticeCategory: 'Họrọ ụdị a pụrụ imenyụ',
  cursor: 'Akara ọnọdụ ahụ ezighị ezi',
  nothingToChange: 'Ọ dịghị ihe a ga-agbanwe',
  stackedMarks: (label) =>
    `${label} nwere mkpụrụ edemede nwere ọtụtụ akara n’elu ma ọ bụ n’okpuru ha`,
  unstorableCharacters: 'Ederede a nwere mkpụrụ edemede a na-apụghị ichekwa.',

  naira: (label) => `Tinye ${label.toLowerCase()} dị ka ego naịra`,
  wholeNaira: (label) => `${label} ga-abụrịrị naịra zuru ezu`,
  nairaRange: (label, min, max) =>
    `${label} ga-adịrịrị n’etiti ${formatNaira(min)} na ${formatNaira(max)}`,

  email: 'Tinye email ziri ezi',
  emailTooLong: 'Email ahụ toro ogologo',
  phone: 'Tinye nọmba ekwentị, dịka 0803 123 4567',
  phoneCodeMissing: 'Buru ụzọ rịọ koodu anyị ga-ezigara nọmba a',
  channel: 'Họrọ SMS ma ọ bụ WhatsApp',
  passwordTooShort: (min) => `Password ga-erurịrị mkpụrụ edemede ${min}`,
  passwordTooLong: (max) => `Password agaghị akarị mkpụrụ edemede ${max}`,
  resetLink: 'Link a ezughị ezu. Mepee ya ọzọ site na email ahụ.',
  noOtp: 'Ọkpụkpọ a na-agbanwe password. Ọ naghị anabata koodu otu ugboro.',
  userType: 'Họrọ onye ahịa ma ọ bụ ọkachamara',

  date: 'Tinye ezi ụbọchị',
  month: 'Họrọ ọnwa',
  monthShape: 'Họrọ ọnwa dịka 2026-11',
  timestamp: 'Oge ahụ ezighị ezi',

  skills: 'Họrọ ma ọ dịkarịa ala otu nka',
  unknownSkill: 'Họrọ nka site na ndepụta ahụ',
  oneTrade: 'Họrọ nka site n’otu ngalaba naanị',
  unknownTrade: 'Họrọ ngalaba site na ndepụta ahụ',
  duration: 'Họrọ ogologo oge',
  durationRange: 'Ogologo oge ga-abụrịrị ọnwa 1 ruo 5',
  span: 'Họrọ ogologo oge ọrụ ahụ ga-ewe',
  when: 'Họrọ mgbe a chọrọ ya',
  projectType: 'Họrọ ụdị ọrụ',
  unknownSortOrder: 'Họrọ usoro site na ndepụta ahụ',
  unknownPlace: 'Họrọ mpaghara site na ndepụta ahụ',
  areas: (max: number) => `Họrọ naanị mpaghara ${max} ọzọ`,
  reach: 'Họrọ otú ọ dị anya site na ndepụta ahụ',
  stage: 'Usoro ọ bụla chọrọ aha, ego na ụbọchị',
  stageKind: 'Họrọ ọrụ ma ọ bụ ngwa ọrụ',
  funding: 'Họrọ ijide ya niile ma ọ bụ otu usoro',
  stages: (max: number) => `Atụmatụ nwere usoro 2 ruo ${max}`,
  materials: (max: number) => `Depụta ihe 1 ruo ${max}, nke ọ bụla na ego ya`,
  savedKind: 'Họrọ todo ma ọ bụ ọkachamara',
  passCode: 'Lelee okwu isii dị na paasị ahụ',
  arrivalDigits: 'Tinye ọnụọgụ anọ nke koodu mbata',
  alertDelivery: 'Họrọ ozugbo, n’ụtụtụ, ma ọ bụ gbanyụọ',
  locationRequired: 'Ị ga-ederịrị ebe ọrụ, belụsọ ma a na-arụ ya site n’ebe ọzọ',

  file: 'Họrọ faịlụ',
  emptyFile: 'Ọ dịghị ihe dị na faịlụ ahụ',
  imageTooLarge: 'Foto agaghị akarị 5 MB',
  thumbnailTooLarge: 'Obere foto agaghị akarị 64 kB',
  workThumbnailTooLarge: 'Obere foto agaghị akarị 6 kB',
  field: 'Họrọ ụdị ọrụ site na ndepụta',
  workOrder: 'Kpọọ aha foto site na 1 ruo 24',
  fileTooLarge: 'Faịlụ agaghị akarị 10 MB',
  captureMark: 'Nke ahụ abụghị akara faịlụ',
  partTooLarge: 'Otu akụkụ agaghị akarị 256 kB',
  sizeBytes: 'size ga-abụrịrị ọnụọgụ bytes',
  unknownPart: 'Akụkụ ahụ adịghị',
  partSize: (part, bytes) => `Akụkụ ${part} nwere bytes ${bytes}`,

  messageKind: 'Ozi bụ ederede, foto ma ọ bụ olu',
  messageEmpty: 'Dee ozi',
  messageFile: 'Họrọ foto ahụ, ma ọ bụ dekọọ olu',
  voiceLength: 'Olu agaghị akarị sekọnd 60',
  voiceTooLarge: 'Olu agaghị akarị 300 kB',
  voiceType: 'Ziga olu dị ka WebM, Ogg ma ọ bụ MP4',
  visible: 'visible ga-abụ 1 ma ọ bụ ọ gaghị adị',

  paymentReference: 'Nke ahụ abụghị nọmba ntụaka ịkwụ ụgwọ',
  paymentAmount: 'Ego ole ga-abụrịrị ego naịra',
  bank: 'Họrọ ụlọ akụ',
  pinDigits: (label) => `${label} ga-abụrịrị nọmba 4 ruo 6`,
  code: 'Tinye koodu ahụ',
  codeDigits: 'Koodu ahụ nwere nọmba 6',
  withdrawMin: (min) => `I nwere ike iwepụ ${formatNaira(min)} ma ọ bụ karịa`,
  withdrawMax: (max) => `I nweghị ike iwepụ karịa ${formatNaira(max)} n’otu oge`,
  rating: 'Họrọ kpakpando 1 ruo 5',
  exportSection: 'Họrọ akụkụ nke data ahụ',
  reviewRole: 'Họrọ client ma ọ bụ tasker',
  disputeReason: 'Họrọ ihe esemokwu ahụ gbasara',
  disputeDecision: 'Họrọ ikewa ego, ma ọ bụ ka ọrụ gaa n’ihu',
  reviewDecision: 'Họrọ iziga ya ma ọ bụ iweghachi ya',
  statementFormat: 'Ọ bụ json ma ọ bụ csv',
  yesOrNo: 'Họrọ ee ma ọ bụ mba',
  declineReason: 'Họrọ ihe kpatara ya site na ndepụta ahụ',

  pushEndpoint: 'Ọrụ push nke ihe nchọgharị a esoghị na ndị anyị nwere ike izigara.',
  pushKeys: 'Igodo ndebanye aha a emebiela. Gbanye ọkwa ọzọ.',
  reportTarget: 'Họrọ ihe ị ga-eme mkpesa ya',
  reportReason: 'Họrọ ihe kpatara ya site na ndepụta ahụ',
  reportDecision: 'Họrọ akwadoro ma ọ bụ ajụrụ',
}

const BACK = 'Ego ahụ alọtala na wallet gị.'

const verification: Words<typeof VERIFICATION_MESSAGES> = {
  sent: 'Ihe gosiri onye ị bụ eruola anyị aka. Anyị ga-agwa gị mgbe mmadụ lelechara ya.',
  done: 'E nyochaalarị gị.',
  limitedUntil: (at) =>
    `A jụrụ ihe i zitere ugboro 3 n’ime ụbọchị 30. I nwere ike ịnwa ọzọ na ${formatLagosDateTime(at, times.months)}.`,
  tooYoung: 'Naanị ndị gbara afọ 18 ma ọ bụ karịa ka e nwere ike inyocha',
  birthDateNotReal: 'Tinye ụbọchị amụrụ gị n’ezie',
  kind: 'Họrọ akwụkwọ n’ime ndepụta',
  labels: {
    name: 'Aha dị n’akwụkwọ ahụ',
    birthDate: 'Ụbọchị amụrụ gị',
    documentKind: 'Akwụkwọ njirimara',
    documentNumber: 'Nọmba akwụkwọ ahụ',
    documentPicture: 'Foto akwụkwọ ahụ',
    facePicture: 'Foto ihu gị',
  },
  numbers: {
    nin: 'NIN nwere mkpụrụ nọmba 11',
    votersCard: 'VIN nke kaadị ntuli aka nwere mkpụrụ edemede na nọmba 19',
    driversLicence:
      'Nọmba ikike ịnya ụgbọala na-amalite na mkpụrụ edemede 3 ma nwee akara 11 ma ọ bụ 12',
    passport: 'Nọmba paspọtụ nwere otu mkpụrụ edemede na nọmba 8',
  },
  pictures: {
    too_small: 'Foto a pere mpe. Bịaruo nso, ma ọ bụ họrọ nke kamera sere.',
    too_dark: 'Foto a gbara ọchịchịrị. Gaa na windo ma ọ bụ n’èzí seghachi ya.',
    screenshot: 'Nke a bụ foto ihuenyo. Jiri kamera see akwụkwọ ahụ n’onwe ya.',
    same_twice: 'Nke a bụ foto ị họrọla mbụ. Nzọụkwụ ọ bụla chọrọ foto nke ya.',
  },
  reasons: {
    name: {
      differs: 'Aha ahụ abụghị nke dị n’akwụkwọ ahụ.',
      incomplete: 'Dee aha gị zuru ezu dịka o si dị n’akwụkwọ ahụ.',
      birthDate: 'Ụbọchị ọmụmụ ahụ abụghị nke dị n’akwụkwọ ahụ.',
    },
    document: {
      blurred: 'A pụghị ịgụ akwụkwọ ahụ. Jide ekwentị gị nke ọma seghachi ya.',
      cutOff: 'Akụkụ akwụkwọ ahụ apụtaghị. Akụkụ anọ ya niile ga-adị na foto.',
      glare: 'Ìhè kpuchiri akụkụ akwụkwọ ahụ. Tụgharịa ya ntakịrị seghachi ya.',
      expired: 'Akwụkwọ a agafeela oge ya. Họrọ ọzọ.',
      wrongKind: 'Foto ahụ bụ akwụkwọ ọzọ, ọ bụghị nke ị họrọ.',
      numberDiffers: 'Nọmba ahụ abụghị nke dị n’akwụkwọ ahụ.',
      copy: 'See akwụkwọ ahụ n’onwe ya, ọ bụghị nke e depụtara ma ọ bụ ihuenyo.',
    },
    face: {
      blurred: 'Ihu gị apụtaghị nke ọma. Jide ekwentị gị nke ọma seghachi ya.',
      dark: 'Ihu gị gbara ọchịchịrị. Chee ihu n’ìhè seghachi ya.',
      covered: 'Ihe kpuchiri akụkụ ihu gị. Wepụ ugegbe anya, okpu na ihe mkpuchi ihu.',
      differs: 'Anyị enweghị ike ịhụ na ihu gị bụ nke dị n’akwụkwọ ahụ.',
      notLive: 'See ihu gị ugbu a, ọ bụghị foto ọzọ.',
    },
  },
  refusals: {
    notGenuine: 'Akwụkwọ ahụ eyighị nke ezigbo.',
    notYou: 'Akwụkwọ ahụ abụghị nke gị.',
    underAge: 'Naanị ndị gbara afọ 18 ma ọ bụ karịa ka e nwere ike inyocha.',
    notConfirmed: 'Anyị enweghị ike ịchọpụta onye ị bụ.',
  },
}

const withdrawalNotes: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Ụlọ akụ ahụ anabataghị ego ahụ. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  stopped: `A kwụsịrị mbufe ahụ tupu e ziga ya. ${BACK} I nwere ike ịnwa ọzọ.`,
  late: `Mbufe ahụ agwụghị n’oge. ${BACK} I nwere ike ịnwa ọzọ.`,
  reversed: `Ụlọ akụ weghachiri ego ahụ. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  otherName: `Akaụntụ ahụ nwere aha ọzọ, ya mere anyị ezigaghị ya. ${BACK} Jiri akaụntụ nwere aha gị.`,
  notSent: `E nweghị ike iziga ya. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  takesLong:
    'Nke a na-ewe ogologo oge karịa ka ọ na-adịbu. Ego gị dị nchebe: ọ ga-erute, ma ọ bụ lọta na wallet gị. Anyị na-ajụ ụlọ akụ.',
}

const work: Words<typeof WORK_MESSAGES> = {
  changesRequested: 'E zigala arịrịọ gị maka mgbanwe.',
}

const removal: Words<Pick<typeof REMOVAL_MESSAGES, 'notice' | 'hiddenTitle'>> = {
  hiddenTitle: 'Onise wepụrụ ya',
  notice: {
    text: 'Onise wepụrụ todo a.',
    money: (paid, refunded) =>
      `N’ime ego e jidere, a kwụrụ ọkachamara ${formatNaira(paid)}, weghachikwara onye ahịa ${formatNaira(refunded)}.`,
    hidden: 'Onise zochiri ihe dị na todo a. Ego na nyocha dị ka ha dị.',
  },
}

const reviewRemoval: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'Ọ na-akparị mmadụ ma ọ bụ na-eyi ya egwu.',
    personal_details: 'Ọ na-ekpughe ihe nzuzo banyere mmadụ.',
    not_about_work: 'Ọ bụghị banyere ọrụ nke todo a.',
    pressure: 'E dere ya iji manye mmadụ inye ego ma ọ bụ nyocha ka mma.',
    fake: 'Ọ bụghị onye so na ya n’ezie dere ya banyere ọrụ a rụrụ n’ezie.',
  },
  email: {
    subject: (title) => `E wepụrụ nyocha i dere maka ${title}`,
    text: (breach) => `Onise wepụrụ nyocha i dere banyere todo a. ${breach}`,
    effect: 'A naghị agụnyezi kpakpando ya, ị gaghị edelikwa nyocha ọzọ maka todo a.',
  },
}

const trades: Words<typeof TRADE_TEXTS> = {
  trades: {
    Photograph: 'Onye na-ese foto',
    Furniture: 'Kapịnta',
    Barber: 'Onye na-akpụ isi',
    Electrician: 'Onye ọrụ ọkụ eletrik',
    Painter: 'Onye na-ete agba',
    Baker: 'Onye na-eme bred na keeki',
    Cleaning: 'Onye ọrụ nhicha',
    Tutoring: 'Onye nkuzi',
    'Makeup and Beauty': 'Onye na-achọ mmadụ mma',
    Plumbing: 'Onye ọrụ ọkpọkọ mmiri',
    Fashion: 'Onye na-akwa akwa',
    Welding: 'Onye welda',
    Vulcanizer: 'Onye na-edozi taya',
  },
  skills: {
    Photograph: {
      Editing: 'Idezi foto',
      Printing: 'Ibipụta foto',
      'Studio Photography': 'Foto n’ime studio',
      'Outdoor Photography': 'Foto n’ezi',
      'Event Coverage': 'Foto mmemme',
      'Drone Photography': 'Foto drone',
      'Photo Framing': 'Fremu foto',
      'Photo Album': 'Album foto',
    },
    Furniture: {
      Woodwork: 'Ọrụ osisi',
      Upholstery: 'Ikpuchi oche akwa na fom',
      'Furniture Repairs': 'Idozi ngwa ụlọ',
      'Polishing & Refinishing': 'Ite osisi polish ọhụrụ',
      'Furniture Design': 'Imepụta atụmatụ ngwa ụlọ',
      'Cabinet Making': 'Ime kabinet',
      'Sofa & Chair': 'Sofa na oche',
      'Bed & Wardrobe': 'Akwa ndina na wọdrobu',
    },
    Barber: {
      Haircut: 'Ịkpụ isi',
      'Beard Grooming': 'Idozi afụ ọnụ',
      'Hair Dyeing': 'Ite ntutu agba',
      'Dreadlocks & Twisting': 'Dada na ịtụgharị ntutu',
      'Hair Treatment': 'Ilekọta ntutu',
      'Mobile/Home Service': 'Ịkpụ isi n’ụlọ gị',
      'Shaving & Facial Care': 'Ịkpụ afụ ọnụ na ilekọta ihu',
      "Kids' Haircuts": 'Ịkpụ ụmụaka isi',
    },
    Electrician: {
      'House Wiring': 'Ịgba waya n’ụlọ',
      'Electrical Repairs': 'Idozi ọkụ eletrik',
      'Solar Installation': 'Itinye solar',
      'Inverter Installation': 'Itinye inverter',
      'Generator Repair & Installation': 'Idozi na itinye jenereto',
      'Appliance Repairs': 'Idozi friji, TV na fan',
      'CCTV Installation': 'Itinye igwefoto CCTV',
      'Smart Home Setup': 'Ngwa ụlọ na-eji netwọk arụ ọrụ',
    },
    Painter: {
      'House Painting': 'Ite ụlọ agba',
      'Spray Painting': 'Ịgba agba ịgba',
      'Mural & Artistic Painting': 'Ise ihe osise n’ahụ ụlọ',
      'POP Design & Painting': 'Ime na ite POP agba',
      'Interior Decoration': 'Ịchọ ime ụlọ mma',
      'Graffiti & Wall Art': 'Graffiti na nka ahụ ụlọ',
      'Car Painting': 'Ite ụgbọ ala agba',
      'Industrial Painting': 'Ite ụlọ ọrụ agba',
    },
    Baker: {
      'Cake Baking': 'Ime keeki',
      Pastries: 'Ihe ọtatara e ji flawa mee',
      'Bread Making': 'Ime bred',
      'Cake Decoration': 'Ịchọ keeki mma',
      'Dessert Making': 'Ihe ụtọ',
      'Wholesale Baking': 'Ime n’ọtụtụ maka ndị na-ere',
      'Healthy & Special Diet Baking': 'Ime nri ahụ ike pụrụ iche',
      'Wedding & Birthday Cakes': 'Keeki agbamakwụkwọ na ụbọchị ọmụmụ',
    },
    Cleaning: {
      'Home Cleaning': 'Nhicha ụlọ',
      'Office Cleaning': 'Nhicha ọfịs',
      'Laundry & Dry Cleaning': 'Ịsa akwa na dry cleaning',
      'Post-Construction Cleaning': 'Nhicha mgbe a rụchara ụlọ',
      'Carpet & Upholstery Cleaning': 'Ịsa kapet na oche',
      'Fumigation & Pest Control': 'Ịgba ọgwụ ụmụ ahụhụ',
      'Waste Disposal': 'Ibupụ ihe mkpofu',
      'Industrial Cleaning': 'Nhicha ụlọ ọrụ',
    },
    Tutoring: {
      'Home Tutoring': 'Nkuzi n’ụlọ',
      'Online Tutoring': 'Nkuzi n’ịntanet',
      'WAEC/JAMB/NECO Coaching': 'Nkwadebe WAEC/JAMB/NECO',
      'Primary & Secondary School Tutoring': 'Nkuzi praịmarị na sekọndrị',
      'University & Professional Courses': 'Ọmụmụ mahadum na nke ọkachamara',
      'IT & Digital Skills Training': 'Ọzụzụ kọmputa',
      'Vocational Skills Training': 'Ọzụzụ ọrụ aka',
      'Language Tutoring': 'Nkuzi asụsụ',
    },
    'Makeup and Beauty': {
      'General Makeup': 'Mekọpụ',
      'Gele Artistry': 'Ịkụ gele',
      'Pedicure/Manicure': 'Idozi mbọ aka na ụkwụ',
      'Spa & Massage': 'Spa na ịhịa aka n’ahụ',
    },
    Plumbing: {
      'water supply systems': 'Usoro ịgbata mmiri',
      'Drainage and sewage systems': 'Gọta na mmiri nsị',
      'Leak detection and repair': 'Ịchọta na idozi ebe na-atapu',
      Installation: 'Itinye ọkpọkọ na ngwa mmiri',
    },
    Fashion: {
      'Art and Culture': 'Nka na omenala',
      'Ready Made': 'Akwa a kwarala akwa',
    },
    Welding: {
      'Metal fabrication': 'Iji igwe mepụta ihe',
      'Welding repairs': 'Idozi ihe igwe',
    },
    Vulcanizer: {
      'Tire Repair': 'Idozi taya',
      'Tire and Tube Maintenance': 'Ilekọta taya na tub',
    },
  },
  projectTypes: {
    Onsite: 'N’ebe ọrụ',
    Remote: 'N’ebe dị anya',
    Hybrid: 'Ha abụọ',
  },
}

const workPictures: Words<typeof WORK_PICTURE_MESSAGES> = {
  added: 'Foto ahụ dị na profaịlụ gị.',
  changed: 'Agbanweela foto ahụ.',
  ordered: 'Echekwara usoro ọhụrụ ahụ.',
  deleted: 'Ehichapụla foto ahụ.',
  takenOver: 'Foto ahụ dị na profaịlụ gị. Ndị ọzọ ga-ahụ ya n’ụbọchị 7, belụsọ ma onye ahịa jụrụ.',
  objected: 'A gaghị egosi onye ọ bụla foto ahụ.',
}

export const words: DomainWords = {
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
  removal,
  reports,
  'review-removal': reviewRemoval,
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
