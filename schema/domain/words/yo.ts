import type { Clearing } from '#schema/domain/clearing.ts'
import { plainDay } from '#schema/domain/days.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { CHANGE_REQUESTS_MAX, UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
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
    'Oṣù Ṣẹ́rẹ́',
    'Oṣù Èrèlè',
    'Oṣù Ẹrẹ̀nà',
    'Oṣù Ìgbé',
    'Oṣù Ẹ̀bibi',
    'Oṣù Òkúdu',
    'Oṣù Agẹmọ',
    'Oṣù Ògún',
    'Oṣù Owewe',
    'Oṣù Ọ̀wàrà',
    'Oṣù Bélú',
    'Oṣù Ọ̀pẹ̀',
  ],
}

const accounts: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Ẹ lo lẹ́tà, nọ́ńbà tàbí emoji fún orúkọ ìlò',
  usernameContact: 'Ẹ yan orúkọ ìlò tí kò ní nọ́ńbà fóònù tàbí àdírẹ́sì nínú',
  usernameReserved: 'A ti ya orúkọ ìlò yìí sọ́tọ̀. Ẹ yan òmíràn',
  contactsMasked: 'Nọ́ńbà fóònù, ímeèlì àti link kì í hàn nínú profile.',
  emailCodeSent: 'A ti fi kóòdù ránṣẹ́ sí ímeèlì yín.',
  emailProven: 'A ti jẹ́rìí sí ímeèlì yín.',
  phoneCodeSent: (channel) => `A ti fi kóòdù ránṣẹ́ pẹ̀lú ${channel === 'sms' ? 'SMS' : 'WhatsApp'}.`,
  resetCodeSent: 'Bí nọ́ńbà yìí bá ní àkáǹtì, kóòdù ń bọ̀.',
  phoneProven: 'A ti jẹ́rìí sí nọ́ńbà fóònù yín.',
  wrongPhoneOrPassword: 'Nọ́ńbà fóònù tàbí password kò tọ́.',
  exportStarted: 'A ń kó data yín jọ.',
  sessionEnded: 'Ẹ̀rọ yẹn ti jáde.',
  otherSessionsEnded: 'Gbogbo ẹ̀rọ yòókù ti jáde.',
}

const planChanges: Words<typeof PLAN_CHANGE_MESSAGES> = {
  kind: 'Ẹ yan ohun tó máa yí padà',
  proposed: 'A ti fi ránṣẹ́. Kò sí ohun tó máa yí padà kí ẹnì kejì tó gbà; wákàtí 48 wà fún un.',
  withdrawn: 'Ẹ ti fà á padà. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
  declined: 'Ẹ ti kọ̀. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
  accepted: 'Ẹ ti gbà. Èyí ni ẹ fohùn ṣọ̀kan lé lórí báyìí.',
  problems: {
    gone: 'Ìpele yìí ti bẹ̀rẹ̀, ti parí tàbí ti fi ránṣẹ́, nítorí náà kò lè yí padà',
    same: 'Èyí ni ẹ ti fohùn ṣọ̀kan lé lórí tẹ́lẹ̀',
    past: 'Ọjọ́ náà gbọ́dọ̀ jẹ́ òní tàbí lẹ́yìn òní',
    price: 'Àpapọ̀ iye owó náà yóò ga jù',
  },
}

const stages: Words<typeof STAGE_MESSAGES> = {
  problems: {
    count: 'Ètò kan ní ìpele 2 sí 12',
    amount: 'Ìpele kan jẹ́ ₦100 tàbí jù bẹ́ẹ̀ lọ',
    sum: 'Àpapọ̀ àwọn ìpele gbọ́dọ̀ jẹ́ iye owó náà',
    order: 'Ìpele kan kò lè ṣáájú èyí tó wà lókè rẹ̀',
    share: 'Ohun èlò kò gbọ́dọ̀ ju 60% iye owó náà lọ',
    last: 'Ìpele ìkẹyìn gbọ́dọ̀ jẹ́ iṣẹ́, kì í ṣe ohun èlò',
  },
  approved: 'Ẹ ti fọwọ́ sí i, a sì ti san án. Ìpele tó kàn ti bẹ̀rẹ̀.',
  funded: 'A ti di owó ìpele yìí mú báyìí.',
  materialsAsked: 'A ti fi àkójọ yín ránṣẹ́. Oníbàárà ló máa ṣèpinnu lórí owó náà.',
  materialsDeclined: 'A ti ní kí akọ́ṣẹ́mọṣẹ́ náà yí àkójọ náà padà.',
  materialsReleased: 'Ẹ ti sanwó. Ìpele tó kàn ti bẹ̀rẹ̀.',
  receiptsSent: 'A ti fi ìwé ẹ̀rí ìrajà yín ránṣẹ́.',
  givenBack: 'Owó náà ti padà sọ́dọ̀ oníbàárà.',
}

const saved: Words<typeof SAVED_MESSAGES> = {
  saved: 'A ti fi pamọ́. Ẹ ó rí i nínú “Ohun tí a fi pamọ́”.',
  removed: 'A kò fi pamọ́ mọ́.',
}

const alerts: Words<typeof ALERT_MESSAGES> = {
  saved: 'A ti fi pamọ́. A ó sọ fún yín nípa todo tuntun tó dà bí èyí.',
  deleted: 'Ẹ kò ní gba irú ìfitónilétí yìí mọ́.',
}

const cancel: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Ẹ ti kọ todo náà. Owó tí a di mú ti padà sọ́dọ̀ oníbàárà.',
    cancelled: 'A ti fagi lé iṣẹ́ náà. Owó tí a di mú ti padà sọ́dọ̀ oníbàárà.',
  },
  reposted: 'Todo yín ti ṣí sílẹ̀.',
  offered: 'Àbá yín ti lọ. Akọ́ṣẹ́mọṣẹ́ náà ní wákàtí 48 láti dáhùn.',
  withdrawn: 'Ẹ ti fa àbá yín sẹ́yìn. Iṣẹ́ náà máa lọ.',
  accepted: 'Ẹ ti gba àbá náà. Iṣẹ́ náà ti parí.',
}

const chats: Words<Omit<typeof CHAT_MESSAGES, 'readByAdmin'>> = {
  sent: 'Àtẹ̀jíṣẹ́ ti lọ.',
  seen: 'Ẹ ti rí i.',
  typing: 'A ti fi hàn pé o ń kọ̀wé.',
  edited: 'Àtẹ̀jíṣẹ́ ti yí padà.',
  deleted: 'A ti pa àtẹ̀jíṣẹ́ rẹ́.',
  accountHidden:
    'A máa ń fi nọ́ńbà àkáǹtì báńkì pamọ́ nígbà gbogbo: owó tí wọ́n bá san ní Onise nìkan ló ní ààbò.',
}

const closing: Words<typeof CLOSING_MESSAGES> = {
  closed: 'A ti ti àkáǹtì yín. A ti pa gbogbo ohun tí òfin gbà wá láàyè láti pa rẹ́ rẹ́.',
}

const disputes: Words<Pick<typeof disputesEnglish, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'Wọn kò ṣe iṣẹ́ náà',
      not_as_agreed: 'Iṣẹ́ náà kò rí bí a ṣe fẹnu kò',
      late: 'Iṣẹ́ náà ti pẹ́',
      not_approved: 'Iṣẹ́ náà ti parí, wọn kò sì fọwọ́ sí i',
      more_work: 'Wọ́n béèrè iṣẹ́ ju bí a ṣe fẹnu kò lọ',
      no_reply: 'Ẹnì kejì kò dáhùn',
      conduct: 'Ìwà tó léwu tàbí tí kò dára',
      other: 'Nǹkan mìíràn',
    },
    opened: 'Aáwọ̀ yín ti ṣí. Owó náà wà ní dídì títí yóò fi parí.',
    answered: 'Ìdáhùn yín ti lọ. Aṣojú Onise lè ṣèpinnu báyìí.',
    offered: 'Àbá yín ti lọ. A kò ní san nǹkan kan títí ìhà kejì yóò fi gbà á.',
    offerWithdrawn: 'Ẹ ti fa àbá yín sẹ́yìn. A kò san nǹkan kan.',
    settled: 'Ẹ̀yin méjèèjì ti fẹnu kò. A ti pín owó náà bó ṣe wà nínú àbá.',
    decided: 'A ti ṣe ohun tí ẹ pinnu.',
  },
  DISPUTE_REFUSALS: {
    already_open: 'Aáwọ̀ ti wà lórí todo yìí. Ẹ ṣí i láti dáhùn tàbí láti dábàá pínpín owó náà.',
    not_possible: 'Ìgbà tí iṣẹ́ todo bá ń lọ tàbí tí iṣẹ́ bá ti wá nìkan ni aáwọ̀ lè wà.',
    lost_before: 'A ti ṣèpinnu lórí aáwọ̀ yín ti tẹ́lẹ̀ nípa owó yìí. Ẹ kò lè ṣí òmíràn lórí rẹ̀.',
    ended: 'Aáwọ̀ yìí ti parí.',
    not_disputed: 'Kò sí aáwọ̀ lórí todo yìí.',
    own_dispute: 'Ẹ ti sọ ohun tó ṣẹlẹ̀. Ìhà kejì ló kàn láti dáhùn.',
    already_answered: 'Ẹ ti dáhùn tẹ́lẹ̀.',
    answer_late:
      'Àkókò láti dáhùn ti kọjá. Ẹ ṣì lè dábàá pínpín owó náà, tàbí kí ẹ gba ọ̀kan, títí aṣojú Onise yóò fi ṣèpinnu.',
    offer_gone: 'Àbá yìí kò sí mọ́. Ẹ tún aáwọ̀ náà wò.',
    own_offer: 'Ìhà kejì nìkan ló lè gba àbá yín.',
    split_sum:
      'Iye tí a máa san àti iye tó máa padà gbọ́dọ̀ jẹ́ iye owó tí a di mú, tí a bá kó wọn pọ̀.',
    still_answerable:
      'Ìhà kejì ṣì lè dáhùn. Ẹ ṣèpinnu nígbà tí ọ̀rọ̀ méjèèjì bá ti dé, tàbí nígbà tí àkókò láti dáhùn bá ti kọjá.',
    own_case: 'Todo tiyín nìyí. Aṣojú Onise mìíràn ló gbọ́dọ̀ ṣèpinnu.',
    continue_without_money:
      'Nígbà tí iṣẹ́ bá ń lọ, a kò ní san nǹkan kan, kò sì sí ohun tó máa padà.',
  },
}

const emptyStates: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Kò sí todo tó wà',
  noTodo: 'Kò sí todo',
  noTasks: 'Kò sí iṣẹ́',
  noConversations: 'Kò tíì sí ìfọ̀rọ̀wérọ̀.',
  noReview: 'Kò tíì sí àgbéyẹ̀wò',
}

const general: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'Ẹ gbọ́dọ̀ kọ gbogbo rẹ̀',
  pleaseSelectTask: 'Ẹ jọ̀ọ́, ẹ yan iṣẹ́ kan',
  ...emptyStates,
  usernameTooLong: 'Orúkọ ìlò kò gbọ́dọ̀ ju lẹ́tà 8 lọ',
  skillsUpdated: 'A ti ṣàtúnṣe ìmọ̀ iṣẹ́',
  registered: 'Àkáǹtì yín ti ṣí. Ẹ lè wọlé báyìí.',
  loggedIn: 'Ẹ ti wọlé.',
  typeSwitched: {
    client: 'Ẹ ti di Oníbàárà báyìí. Ẹ wọlé láti tẹ̀síwájú.',
    tasker: 'Ẹ ti di Akọ́ṣẹ́mọṣẹ́ báyìí. Ẹ wọlé láti tẹ̀síwájú.',
  },
  loggedOut: 'Ẹ ti jáde.',
  profileUpdated: 'A ti ṣàtúnṣe profile.',
  taskPosted: 'Todo yín ti jáde síta.',
  supportSent: 'A ti rí ìfiránṣẹ́ yín gbà. A ó dáhùn sí ímeèlì yín.',
  taskEdited: 'A ti ṣàtúnṣe todo yín.',
  commandCancelled: 'A ti fagi lé e',
  taskDeleted: 'A ti pa todo rẹ́.',
  taskRestored: 'Todo yín ti padà.',
  proposalSent: 'Proposal yín ti lọ.',
  proposalEdited: 'A ti ṣàtúnṣe proposal yín.',
  proposalDeclined: 'Ẹ ti kọ proposal náà. Akọ́ṣẹ́mọṣẹ́ náà máa rí ìdí yín.',
  proposalsSeen: 'Àwọn akọ́ṣẹ́mọṣẹ́ yóò rí i pé ẹ ti wo proposal wọn.',
  counterSent: 'A ti fi àbá yín ránṣẹ́.',
  counterAccepted: 'Ẹ ti gbà á. Àwọn wọ̀nyí ni àdéhùn proposal náà báyìí.',
  counterDeclined: 'Ẹ ti kọ̀ ọ́. Proposal náà wà bó ṣe wà.',
  proposalWithdrawn: 'Ẹ ti fa proposal yín sẹ́yìn.',
  invited: 'A ti pe akọ́ṣẹ́mọṣẹ́ náà, ó sì máa gba ìfitónilétí.',
  taskShown: 'Gbogbo èèyàn lè rí todo yín báyìí.',
  waitingLonger: 'Ẹ máa dúró de ìdáhùn fún wákàtí 48 sí i.',
  invitationDeclined: 'Ẹ ti kọ̀. Oníbàárà máa rí ìdí yín.',
  questionAsked: 'A ti fi ìbéèrè yín ránṣẹ́ sí oníbàárà.',
  questionAnswered: 'Ìdáhùn yín ti wà lórí todo, kí gbogbo èèyàn lè kà á.',
  taskAwarded: 'Ẹ ti gbé todo fún un. A máa di owó náà mú títí ẹ ó fi fọwọ́ sí iṣẹ́ náà.',
  workSubmitted: 'Iṣẹ́ yín ti lọ.',
  arrived: 'Ìdé yín ti wà nínú ìtàn iṣẹ́ náà, fún ẹ̀gbẹ́ méjèèjì.',
  left: 'Lílọ yín ti wà nínú ìtàn iṣẹ́ náà, fún ẹ̀gbẹ́ méjèèjì.',
  workApproved: 'Ẹ ti fọwọ́ sí i. A ti sanwó fún akọ́ṣẹ́mọṣẹ́ náà.',
  alreadyApproved: 'Ẹ ti fọwọ́ sí i tẹ́lẹ̀',
  uploadCancelled: 'A ti fagi lé ìfiránṣẹ́ náà.',
  contactsHidden:
    'A máa fi nọ́ńbà fóònù, ímeèlì àti link pamọ́ títí tí wọ́n á fi gbé todo fún ẹnì kan, láti dáàbò bo ìhà méjèèjì.',
}

const errors: Words<typeof ERROR_MESSAGES> = {
  invalid_input: 'Nǹkan kan nínú fọ́ọ̀mù náà kò tọ́.',
  malformed: 'A kò lè ka ìbéèrè yẹn.',
  too_large: 'Fáìlì yẹn tóbi jù.',
  unsupported_file: 'Ẹ lo àwòrán JPEG, PNG tàbí WebP.',
  signed_out: 'Ẹ wọlé láti tẹ̀síwájú.',
  wrong_role: 'Irú àkáǹtì yín kò lè ṣe ìyẹn.',
  suspended: 'A ti dá àkáǹtì yìí dúró. Ẹ kàn sí àwọn olùrànlọ́wọ́.',
  not_found: 'A kò rí ìyẹn.',
  not_yourself: 'Ẹ kò lè ṣe ìyẹn sí ara yín.',
  second_factor_needed: 'Ẹ kọ́kọ́ kọ kóòdù inú app ìfìdánimọ̀ yín.',
  already_verified: 'A ti yẹ aṣàmúlò yìí wò tẹ́lẹ̀',
  verification_waits: 'Ẹ̀rí yín wà lọ́dọ̀ wa tẹ́lẹ̀. A ó sọ àbájáde fún yín.',
  verification_limit: 'A kọ ẹ̀rí yín lẹ́ẹ̀mẹta láàárín ọjọ́ 30. Ẹ gbìyànjú nígbà mìíràn.',
  verification_taken: 'Aṣojú Onise mìíràn ń wo èyí.',
  not_administrators: 'Ẹ kò lè dènà aṣojú Onise.',
  too_many_blocks: 'Ẹ ti dènà èèyàn 200. Ẹ kọ́kọ́ ṣí ẹnì kan sílẹ̀.',
  too_many_saved: 'Ẹ ti fi 200 pamọ́. Ẹ kọ́kọ́ yọ ọ̀kan kúrò nínú “Ohun tí a fi pamọ́”.',
  too_many_alerts: 'Ìfitónilétí márùn-ún lẹ ní. Ẹ kọ́kọ́ yí ọ̀kan padà tàbí kí ẹ pa á rẹ́.',
  under_review:
    'Wọ́n fi ẹjọ́ àkáǹtì yín sùn, a sì ń yẹ̀ ẹ́ wò. Ẹ lè parí iṣẹ́ tí ẹ ń ṣe lọ́wọ́; todo, proposal àti àtẹ̀jíṣẹ́ tuntun máa dúró títí a ó fi ṣèpinnu.',
  task_under_review:
    'Wọ́n fi ẹjọ́ todo yìí sùn, a sì ń yẹ̀ ẹ́ wò. Ẹ lè gbé e fún ẹnì kan nígbà tí a bá ti ṣèpinnu.',
  too_many_reports: 'Ẹ ti fi ẹjọ́ púpọ̀ sùn lónìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lọ́la.',
  already_reported: 'Ẹ ti fi ẹjọ́ èyí sùn tẹ́lẹ̀. A máa sọ ìpinnu wa fún yín.',
  no_such_call: 'Àdírẹ́sì yìí kò sí.',
  wrong_method: 'Àdírẹ́sì yìí kò gba ọ̀nà yẹn.',
  wrong_content_type: 'Ẹ fi èyí ránṣẹ́ gẹ́gẹ́ bí application/json.',
  account_in_use: 'A kò tíì lè ti àkáǹtì yín. Ẹ wo ohun tó ṣì ṣí sílẹ̀.',
  email_in_use: 'Ẹnì kan ti ń lo ímeèlì yìí',
  email_missing: 'Àkáǹtì yín kò ní ímeèlì.',
  email_proven: 'A ti jẹ́rìí sí ímeèlì yín. Ẹ kọ̀wé sí wa bí ẹ bá ní òmíràn.',
  phone_in_use: 'Nọ́ńbà yìí ti ní àkáǹtì. Ẹ fi wọlé, tàbí kí ẹ lo nọ́ńbà mìíràn.',
  phone_own: 'Nọ́ńbà yín ni èyí tẹ́lẹ̀.',
  channel_unavailable: 'A kò lè fi kóòdù ránṣẹ́ sí nọ́ńbà yìí. Ẹ lo ímeèlì yín.',
  messages_used_up:
    'A kò lè fi kóòdù púpọ̀ sí i ránṣẹ́ sí fóònù lónìí. Ẹ lo ímeèlì, tàbí kí ẹ gbìyànjú lọ́la.',
  reset_needs_email:
    'Fóònù yìí jẹ́ tuntun sí àkáǹtì yín. A ti fi líǹkì ránṣẹ́ sí ímeèlì yín, níbi tí ẹ ó ti yan password.',
  reset_needs_support:
    'Fóònù yìí jẹ́ tuntun sí àkáǹtì yín. Ẹ lo èyí tí ẹ ti fi wọlé tẹ́lẹ̀, tàbí kí ẹ kọ̀wé sí wa.',
  email_unproven:
    'Ẹ kọ́kọ́ jẹ́rìí sí ímeèlì tàbí nọ́ńbà fóònù yín. Lẹ́yìn náà ẹ lè fi owó ránṣẹ́ tàbí gbà á.',
  wrong_credentials: 'Ímeèlì tàbí password kò tọ́.',
  too_many_tries: 'Ẹ ti gbìyànjú jù. Ẹ dúró díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  key_reused: 'A ti lo kọ́kọ́rọ́ ìbéèrè yẹn fún nǹkan mìíràn.',
  moved_on: 'Èyí ti yí padà láti ìgbà tí ẹ ti ṣí i. Ẹ tún un wò, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  edited_elsewhere:
    'Wọ́n ti yí todo yìí padà níbòmíràn láàárín àkókò yìí. Ẹ fi méjèèjì wéra, kí ẹ sì yan ọ̀kan.',
  own_task: 'Ẹ kò lè béèrè fún todo tiyín.',
  task_not_open: 'Todo yìí kò ṣí sílẹ̀ mọ́.',
  task_assigned_edit: 'Ẹ kò lè ṣàtúnṣe todo tí ẹ ti gbé fún ẹnì kan',
  task_assigned_delete: 'Ẹ ti gbé todo yìí fún ẹnì kan. Ẹ fagi lé e dípò rẹ̀.',
  task_completed_delete: 'Ẹ kò lè pa todo tó ti parí rẹ́.',
  task_submitted_cancel: 'Iṣẹ́ náà ti wá. Ẹ fọwọ́ sí i, ẹ béèrè àtúnṣe, tàbí kí ẹ ṣí aáwọ̀.',
  cancel_needs_offer:
    'Ẹ kò lè dá fagi lé e mọ́. Ẹ dábàá apá kan owó náà fún akọ́ṣẹ́mọṣẹ́ náà, tàbí kí ẹ dúró títí iṣẹ́ náà yóò fi pẹ́.',
  cancel_offer_exists: 'Àbá yín ṣì ń dúró de ìdáhùn. Ẹ fà á sẹ́yìn kí ẹ tó ṣe òmíràn.',
  cancel_offer_gone: 'Àbá yìí kò ṣí sílẹ̀ mọ́.',
  cancel_offer_changed: 'Àbá yìí kọ́ ni èyí tí ẹ rí. Ẹ tún un wò kí ẹ tó dáhùn.',
  stage_not_held: 'A kò tíì di owó ìpele yìí mú. Ẹ má bẹ̀rẹ̀ kí oníbàárà tó fi owó sí i.',
  stage_held: 'A ti di owó ìpele yìí mú tẹ́lẹ̀.',
  stage_gone: 'Ìpele yìí ti yí padà tàbí ti parí. Ẹ tún wo todo náà.',
  cancel_offer_open: 'Àbá láti parí iṣẹ́ náà ṣì wà ní ṣíṣí. Ẹ kọ́kọ́ dáhùn rẹ̀ tàbí kí ẹ fà á padà.',
  plan_change_exists: 'Àyípadà kan ti ń dúró de ìdáhùn. Ẹ kọ́kọ́ dáhùn rẹ̀ tàbí kí ẹ fà á padà.',
  plan_change_gone: 'Àyípadà yìí kò sí ní ṣíṣí mọ́.',
  plan_change_stale:
    'Todo náà ti yí padà láti ìgbà tí a ti béèrè èyí. Ẹ tún wò ó, kí ẹ sì tún béèrè.',
  client_funds_short:
    'Oníbàárà kò ní owó fún èyí nínú wallet. A ti sọ fún un; ẹ lè gbà nígbà tí owó bá wà níbẹ̀.',
  materials_first: 'Ìpele yìí wà fún ohun èlò: ẹ fi àkójọ béèrè owó náà.',
  receipts_missing: 'Ẹ kọ́kọ́ fi ìwé ẹ̀rí ìrajà ohun èlò kún un.',
  receipts_sent: 'Ìwé ẹ̀rí ìrajà ohun èlò yìí ti wà tẹ́lẹ̀.',
  receipts_picture: 'Ẹ fi àwòrán ìwé ẹ̀rí ìrajà tàbí ti ọjà náà kún un.',
  materials_over: 'Èyí ju owó ohun èlò yìí lọ.',
  materials_changed: 'Àkójọ ohun èlò náà ti yí padà. Ẹ tún un wò.',
  task_not_in_progress: 'Iṣẹ́ todo yìí kò lọ lọ́wọ́.',
  too_many_change_requests: 'Ẹ ti béèrè àtúnṣe ní ẹ̀ẹ̀mẹta. Ẹ fọwọ́ sí iṣẹ́ náà, tàbí kí ẹ ṣí aáwọ̀.',
  newer_submission: 'Ẹ̀dà tuntun ti wá láàárín àkókò yìí. Ẹ kọ́kọ́ wò ó.',
  not_submitted: 'Kò tíì sí iṣẹ́ tó wá',
  too_many_open: 'Ẹ ti ní todo 20 tó ṣí sílẹ̀. Ẹ ti ọ̀kan kí ẹ tó gbé òmíràn síta.',
  too_many_posts: 'Ẹ ti gbé todo 10 síta lónìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lọ́la.',
  already_applied: 'Ẹ ti béèrè fún todo yìí tẹ́lẹ̀',
  reapply_limit: 'Ẹ ti béèrè fún todo yìí jù.',
  already_invited: 'Ẹ ti pe akọ́ṣẹ́mọṣẹ́ yìí sí todo yìí tẹ́lẹ̀.',
  tasker_applied: 'Akọ́ṣẹ́mọṣẹ́ yìí ti fi proposal ránṣẹ́ fún todo yìí tẹ́lẹ̀.',
  too_many_invited: 'Ẹ ti pe akọ́ṣẹ́mọṣẹ́ 10 sí todo yìí. Kò ṣeé ṣe láti pe jù bẹ́ẹ̀ lọ.',
  too_many_invitations: 'Ẹ ti pe akọ́ṣẹ́mọṣẹ́ 30 lónìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lọ́la.',
  cannot_be_asked:
    'Ẹ kò lè béèrè lọ́wọ́ akọ́ṣẹ́mọṣẹ́ yìí báyìí. Ẹ gbé todo náà síta fún gbogbo èèyàn, tàbí ẹ béèrè lọ́wọ́ ẹlòmíràn.',
  task_private: 'Ẹnì kan ṣoṣo ni todo yìí wà fún. Ẹ kọ́kọ́ fi han gbogbo èèyàn.',
  ask_over: 'Kò sí ohun tí ẹ ń dúró dè mọ́. Ẹ tún todo náà wò.',
  already_asked: 'Ẹ ti béèrè ìbéèrè kan nípa todo yìí tẹ́lẹ̀.',
  wrong_arrival_code: 'Èyí kì í ṣe kóòdù todo yìí àti ọjọ́ yìí. Ẹ ní kí oníbàárà tún un kà.',
  arrival_locked: 'Wọ́n ti tẹ kóòdù tí kò tọ́ márùn-ún fún todo yìí lónìí. Ẹ tún gbìyànjú lọ́la.',
  already_arrived: 'Ẹ ti dé lónìí tẹ́lẹ̀. Ẹ kọ́kọ́ sọ pé ẹ ń lọ.',
  not_arrived: 'Kò sí ìdé kankan tí ẹ lè kúrò níbẹ̀.',
  too_many_arrivals: 'Ẹ ti dé ní ìgbà 6 lónìí, iye tí a ń kọ sílẹ̀ nìyẹn.',
  too_many_questions: 'Todo yìí ti ní ìbéèrè 20. Kò ṣeé ṣe láti fi kún un.',
  already_answered: 'Ẹ ti dáhùn ìbéèrè yìí tẹ́lẹ̀.',
  proposal_changed: 'Proposal yìí ti yí padà. Ẹ tún un wò.',
  counter_gone: 'Àbá yìí kò sí mọ́.',
  counter_changed: 'Àbá yìí kọ́ ni èyí tí ẹ rí. Ẹ tún un wò kí ẹ tó dáhùn.',
  counter_turn: 'Ẹnì kejì ni ó gbọ́dọ̀ kọ́kọ́ dáhùn.',
  counter_limit: 'Àbá 3 ti wà lórí proposal yìí. Kò lè jù bẹ́ẹ̀ lọ.',
  counter_same: 'Ẹ dábàá iye owó, ọjọ́ tàbí ìpele mìíràn: ti proposal náà nìyí.',
  proposal_not_live: 'Proposal yìí kò ṣí sílẹ̀ mọ́.',
  proposal_exists: 'Proposal yẹn ti lọ tẹ́lẹ̀.',
  review_too_early: 'Ẹ lè kọ àgbéyẹ̀wò todo yìí nígbà tí wọ́n bá ti fọwọ́ sí iṣẹ́ náà.',
  already_reviewed: 'Ẹ ti kọ àgbéyẹ̀wò todo yìí tẹ́lẹ̀',
  review_skipped: 'Ẹ yàn láti má kọ àgbéyẹ̀wò todo yìí.',
  review_removed: 'A ti mú àgbéyẹ̀wò yín fún todo yìí kúrò, nítorí náà ẹ kò lè kọ òmíràn.',
  review_closed: 'Ó ti pẹ́ jù láti kọ àgbéyẹ̀wò todo yìí. A ti ti àgbéyẹ̀wò rẹ̀.',
  review_public: 'Gbogbo èèyàn ti lè rí àgbéyẹ̀wò yìí, nítorí náà ẹ kò lè yí i padà mọ́.',
  already_replied: 'Ẹ ti fèsì sí àgbéyẹ̀wò yìí tẹ́lẹ̀.',
  reply_closed:
    'Ó ti pẹ́ jù láti fèsì. Èsì máa ń parí ní ọjọ́ 14 lẹ́yìn tí gbogbo èèyàn bá ti lè rí àgbéyẹ̀wò.',
  chat_not_open: 'Ẹ lè bá ara yín sọ̀rọ̀ nígbà tí proposal bá ti lọ',
  chat_client_first:
    'Oníbàárà ló máa kọ́kọ́ kọ̀wé níbí. Ẹ̀yin náà lè kọ́kọ́ kọ̀wé nígbà tí proposal yín bá ṣì ṣí sílẹ̀.',
  chat_waits: 'Àtẹ̀jíṣẹ́ yín ti dé. Ẹ lè tún kọ̀wé nígbà tí oníbàárà bá ti dáhùn.',
  chat_blocked: 'Ẹ kò lè kọ̀wé sí ẹni yìí.',
  chat_unavailable: 'Ẹni yìí kò lè gba àtẹ̀jíṣẹ́ báyìí.',
  chat_private:
    'Kò sí aáwọ̀ tàbí ẹjọ́ tó ṣí sílẹ̀ tó dárúkọ àwọn méjèèjì yìí, nítorí náà àtẹ̀jíṣẹ́ wọn wà ní àṣírí.',
  message_exists: 'Àtẹ̀jíṣẹ́ yẹn ti lọ tẹ́lẹ̀.',
  message_is_evidence:
    'Ẹ lè yí àtẹ̀jíṣẹ́ padà tàbí pa á rẹ́ láàárín ìṣẹ́jú 5. Lẹ́yìn náà ó máa wà bó ṣe wà, gẹ́gẹ́ bí ẹ̀rí fún ìhà méjèèjì.',
  insufficient_funds: 'Owó inú wallet kò tó.',
  money_at_rest: 'Ẹ kò tíì lè lo owó yìí.',
  unknown_payment: 'A kò ní owó sísan tó ní nọ́ńbà ìtọ́kasí yẹn.',
  not_paid: 'Owó sísan yẹn kò yọrí sí rere.',
  payment_mismatch: 'Owó sísan yẹn kò bá ohun tí a béèrè mu. A ń yẹ̀ ẹ́ wò.',
  payment_elsewhere: 'A ti fi owó yẹn sínú wallet kan tẹ́lẹ̀.',
  balance_limit:
    'Wallet yín ti dé òdiwọ̀n rẹ̀. Ẹ kọ́kọ́ yọ díẹ̀ tàbí ná díẹ̀, tàbí kí ẹ jẹ́ kí a yẹ̀ yín wò.',
  pin_exists: 'Ẹ ti ní PIN. Ẹ yí i padà dípò rẹ̀.',
  pin_missing: 'Ẹ ṣe PIN kí ẹ tó yọ owó.',
  pins_differ: 'Àwọn PIN náà kò bára mu',
  pin_weak: 'PIN yẹn rọrùn jù láti mọ̀. Ẹ yan òmíràn.',
  wrong_pin: 'PIN kò tọ́.',
  pin_locked: 'PIN yín wà ní títì báyìí.',
  pin_resting: 'A ti tún PIN yín ṣe. Ẹ lè tún yọ owó tó bá yá.',
  wrong_code: 'Kóòdù yẹn kò tọ́, tàbí àkókò rẹ̀ ti kọjá.',
  reset_link_invalid:
    'Link yìí kò ṣiṣẹ́ mọ́. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan péré fún ìṣẹ́jú 30, èyí tó tuntun jù nìkan ló sì ń ṣiṣẹ́.',
  password_same: 'Password yín ti báyìí nìyí. Ẹ yan òmíràn.',
  password_common: 'Password yẹn rọrùn láti mọ̀. Ẹ yan òmíràn, fún àpẹẹrẹ ọ̀rọ̀ mẹ́rin.',
  password_needed: 'Owó wà nínú wallet yín. Ẹ kọ password yín láti ṣe PIN.',
  wrong_password: 'Password kò tọ́.',
  unknown_bank: 'Ẹ yan báńkì kan nínú àkójọ náà.',
  unknown_account: 'Báńkì náà kò rí nọ́ńbà àkáǹtì yẹn.',
  bank_account_gone:
    'Àkáǹtì báńkì yìí kò sí ní ìpamọ́ mọ́. A kò fi nǹkan kan ránṣẹ́. Ẹ yan àkáǹtì mìíràn, tàbí kí ẹ tún un kọ.',
  withdrawal_limit: 'Ìyẹn ju iye tí ẹ lè yọ lónìí lọ.',
  too_many_withdrawals: 'Ẹ dúró títí ọ̀kan nínú owó tí ẹ yọ yóò fi dé.',
  provider_unavailable: 'A kò lè kàn sí ilé-iṣẹ́ owó sísan báyìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  bad_signature: 'Ìbuwọ́lùwé náà kò tọ́.',
  please_select_task: general.pleaseSelectTask,
  removed_by_admin: 'Onise ti mú todo yìí kúrò. A kò lè dá a padà.',
  restore_too_late: 'A kò lè dá todo yìí padà mọ́.',
  too_many_uploads: 'Ẹ ń fi fáìlì púpọ̀ jù ránṣẹ́. Ẹ kọ́kọ́ parí tàbí fagi lé ọ̀kan.',
  upload_incomplete: 'Fáìlì yẹn kò tíì lọ tán.',
  upload_gone: 'Ìfiránṣẹ́ yẹn pẹ́ jù. Ẹ tún fáìlì náà fi ránṣẹ́.',
  too_many_files: 'Ẹ fi àwòrán tí kò ju 6 lọ ránṣẹ́, tàbí PDF kan.',
  too_many_work_pictures: 'Profáìlì rẹ ti ní àwòrán 24. Pa ọ̀kan rẹ́ kọ́kọ́.',
  picture_refused: 'Oníbàárà todo yìí kò fẹ́ kí àwòrán yìí hàn.',
  objection_over:
    'Gbogbo èèyàn ti lè rí àwòrán yìí báyìí. Ẹ ṣì lè fi ẹjọ́ rẹ̀ sùn lórí profáìlì náà.',
  link_expired: 'Àkókò link yìí ti kọjá. Ẹ tún ojú ìwé náà ṣí.',
  client_too_old: 'Ẹ̀dà Onise yìí ti pẹ́ jù. Ẹ gba ẹ̀dà tuntun láti tẹ̀síwájú.',
  sync_reset: 'Fóònù yìí ti wà láìsí network fún ìgbà pípẹ́ jù. Gbogbo rẹ̀ ń tún ṣí.',
  maintenance:
    'A ti Onise fún àtúnṣe. Iṣẹ́ yín wà ní ìpamọ́ lórí fóònù yìí, yóò sì lọ nígbà tí a bá padà. Owó kankan kò ní kúrò títí di ìgbà náà.',
  unavailable: 'Onise kò sí lẹ́nu iṣẹ́ báyìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  fault: 'Nǹkan kan bàjẹ́ lọ́dọ̀ wa. Iṣẹ́ yín wà láìséwu; ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
}

const fieldLabels: Words<typeof FIELD_LABELS> = {
  message: 'Ọ̀rọ̀',
  statement: 'Ìròyìn',
  review: 'Àgbéyẹ̀wò',
  title: 'Àkọlé',
  reply: 'Èsì',
  details: 'Àlàyé síi',
  reason: 'Ìdí',
  payment: 'Owó tó wọlé',
  refund: 'Owó tó padà',
  todoTitle: 'Àkọlé todo',
  description: 'Àlàyé',
  stageTitle: 'Orúkọ ìpele',
  material: 'Ohun tí ẹ fẹ́ rà',
  quantity: 'Mélòó',
  spent: 'Iye tí ẹ ná',
  price: 'Iye owó',
  address: 'Àdírẹ́sì gan-an',
  landmark: 'Àmì ibi iṣẹ́',
  landmarkHint:
    'Ohun kan tí gbogbo ènìyàn mọ̀ nítòsí ibẹ̀. Akọ́ṣẹ́mọṣẹ́ tí ẹ bá gbé iṣẹ́ fún nìkan ló máa rí i.',
  location: 'Ibi iṣẹ́',
  proposal: 'Proposal',
  question: 'Ìbéèrè',
  answer: 'Ìdáhùn',
  notes: 'Àlàyé iṣẹ́',
  changeNote: 'Ọ̀rọ̀ yín',
  amount: 'Iye owó',
  phone: 'Nọ́ńbà fóònù',
  jobTitle: 'Orúkọ iṣẹ́',
  profileDescription: 'Nípa yín',
  caption: 'Ohun tí àwòrán náà fi hàn',
  search: 'Wíwá',
  pin: 'PIN',
  confirmPin: 'Jẹ́rìí sí PIN',
  oldPin: 'PIN àtijọ́',
}

const money: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Iye tó kéré jù tí ẹ lè yọ ni 10000',
  validAccountNumber: 'Ẹ jọ̀ọ́, ẹ kọ nọ́ńbà àkáǹtì tó tọ́',
  paymentCancelled: 'A ti fagi lé owó sísan náà',
  applePayFailed:
    'Ìṣòro kan ṣẹlẹ̀ nígbà tí ẹ ń fi Apple Pay sanwó. Ẹ gbìyànjú lẹ́ẹ̀kan sí i tàbí kí ẹ lo ọ̀nà mìíràn.',
  outcomeUnknown:
    'Onise kò dáhùn lásìkò, nítorí náà ó ṣeé ṣe kó ti lọ tàbí kó má lọ. Ẹ wo ìdúnàádúrà yín kí ẹ tó tún gbìyànjú.',
  paymentReady: 'Owó sísan yín ti ṣe tán.',
  walletFunded: 'Owó ti wọ wallet',
  paymentPending: 'A ń jẹ́rìí sí owó sísan náà',
  withdrawalRequested: 'Owó tí ẹ yọ ti ń lọ.',
  withdrawalHeld: 'Orúkọ mìíràn ló wà lórí àkáǹtì báńkì yẹn. A máa yẹ owó yìí wò kí a tó fi ránṣẹ́.',
  oneAccount: 'Ẹ yan àkáǹtì tó wà ní ìpamọ́ tàbí kí ẹ kọ ọ̀kan, kì í ṣe méjèèjì.',
  accountRemoved: 'A ti yọ àkáǹtì náà kúrò. Owó tó ti wà lójú ọ̀nà yóò dé síbẹ̀.',
  accountFound: 'A ti rí àkáǹtì náà.',
  pinCreated: 'PIN ti wà.',
  pinUpdated: 'PIN ti yí padà.',
  pinCodeSent: 'A ti fi kóòdù ránṣẹ́ sí ímeèlì yín.',
  pinReset: 'PIN yín ti yí padà. Fún ààbò yín, ẹ lè tún yọ owó lẹ́yìn wákàtí 24.',
}

const noticeSettings: Words<
  Pick<typeof noticeSettingsEnglish, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>
> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Iṣẹ́ lórí todo yín',
    proposals: 'Àwọn proposal',
    alerts: 'Todo tuntun tí ẹ fẹ́ gbọ́ nípa rẹ̀',
    chat: 'Àtẹ̀jíṣẹ́',
    reviews: 'Àgbéyẹ̀wò',
    account: 'Àkáǹtì yín',
    updates: 'Ìròyìn láti Onise, kò ju ẹ̀ẹ̀kan lọ lóòjọ́',
  },
  NOTICE_MESSAGES: {
    read: 'A ti sàmì pé ẹ ti kà á.',
    saved: 'A ti fi yíyàn yín pamọ́.',
  },
}

const rejections: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Oníbàárà yan akọ́ṣẹ́mọṣẹ́ mìíràn.',
  task_removed: 'Wọ́n ti pa todo yìí rẹ́.',
  task_expired: 'Todo náà ti parí, nítorí kò sí ohun tó ṣẹlẹ̀ lórí rẹ̀ fún ọjọ́ 30.',
  award_undone: 'Oníbàárà fagi lé iṣẹ́ todo yìí.',
  declined_by_client: 'Oníbàárà kọ proposal yìí.',
  declined_price: 'Oníbàárà kọ proposal yìí: iye owó náà pọ̀ jù.',
  declined_date: 'Oníbàárà kọ proposal yìí: ọjọ́ náà kò bá a mu.',
  declined_skills: 'Oníbàárà kọ proposal yìí: iṣẹ́ náà nílò ìmọ̀ iṣẹ́ mìíràn.',
  declined_plans: 'Oníbàárà kọ proposal yìí: ètò rẹ̀ ti yí padà.',
}

type Texts = Words<typeof noticesEnglish.NOTICE_TEXTS>
type Facts = NoticeFacts

const quoted = (note: string) => (note ? [`Ìdí rẹ̀: “${note}”`] : [])
const divided = ({ amount, rest }: Facts) =>
  `Fún akọ́ṣẹ́mọṣẹ́: ${amount}. Ó padà sọ́dọ̀ oníbàárà: ${rest}.`

const disputeEnd = ({ outcome, title }: Facts): string =>
  ({
    settled: `Ẹ̀yin méjèèjì fẹnu kò lórí bí ẹ ṣe máa pín owó “${title}”.`,
    split: `Aṣojú Onise ti ṣèpinnu lórí aáwọ̀ “${title}”. Ẹ ṣí todo náà ní Onise láti ka ìdí rẹ̀.`,
    continue: `Aṣojú Onise ti ṣèpinnu lórí aáwọ̀ “${title}”. Ẹ ṣí todo náà ní Onise láti ka ìdí rẹ̀.`,
    refunded: `Ẹnikẹ́ni kò ṣèpinnu lórí aáwọ̀ “${title}” láàárín ọjọ́ 60, nítorí náà ó parí fúnra rẹ̀.`,
    cancelled: `A ti parí “${title}”, pẹ̀lú aáwọ̀ rẹ̀.`,
    '': `Aáwọ̀ lórí “${title}” ti parí.`,
  })[outcome]
const ALERTS = {
  todoAlert: ({ title, lines }) => [`Todo tuntun: ${title}`, ...lines],
  todoDigest: ({ count, lines }) => [`Todo tuntun fún yín: ${count}`, ...lines],
} satisfies Partial<Texts>

const WORK_CONTINUES =
  'Iṣẹ́ náà máa lọ. A ṣì ń di owó náà mú, a sì ti fi iye ọjọ́ tí aáwọ̀ náà gbà kún ọjọ́ tí ẹ fẹnu kò sí.'
const NOT_YOU =
  'Bí kì í bá ṣe ẹ̀yin lẹ ṣe èyí, ẹ yí password yín padà báyìí, kí ẹ sì kọ̀wé sí wa. Ẹlòmíràn lè wọlé sí àkáǹtì yín.'
const CHECK_ACCOUNT =
  'Ẹ yẹ nọ́ńbà àkáǹtì náà wò kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i, tàbí kí ẹ lo báńkì mìíràn.'

const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `Proposal tuntun fún ${title}`,
    `${name} dábàá láti ṣe é ní ${amount}. Ẹ wo proposal náà, kí ẹ sì ṣèpinnu.`,
  ],
  notSelected: ({ title, reason }) => [
    `Wọn kò yan proposal yín fún ${title}`,
    ...(reason ? [rejections[reason]] : []),
    'A kò gba nǹkan kan lọ́wọ́ yín. Todo mìíràn wà tí ẹ lè béèrè fún.',
  ],
  taskChanged: ({ title, lines }) => [
    `${title} ti yí padà`,
    ...lines,
    'Ẹ tún un wò. Ẹ lè yí proposal yín padà tàbí kí ẹ fà á sẹ́yìn.',
  ],
  proposalReopened: ({ title }) => [
    `${title} tún ti ṣí sílẹ̀`,
    'Todo yìí tún ti ṣí sílẹ̀, proposal yín sì tún wúlò. Ẹ fà á sẹ́yìn bí ẹ kò bá lè ṣe iṣẹ́ náà mọ́.',
  ],
  counterOffered: ({ title, name, amount, at }) => [
    `${name} dábàá ${amount} fún ${title}`,
    `Ẹ wo iye owó, ọjọ́ àti àwọn ìpele. Ẹ gbà á, ẹ kọ̀ ọ́, tàbí kí ẹ dábàá nǹkan mìíràn ṣáájú ${at}.`,
  ],
  counterAccepted: ({ title, name, amount }) => [
    `${name} gba ${amount} fún ${title}`,
    'Ohun tí ẹ dábàá ni proposal náà báyìí.',
  ],
  counterDeclined: ({ title, name }) => [
    `${name} kọ àbá yín fún ${title}`,
    'Proposal náà wà bó ṣe wà.',
  ],
  expiryWarning: ({ title, at }) => [
    `Ó ku ọjọ́ 5 kí ${title} tó tì`,
    `Kò sí ohun tó ṣẹlẹ̀ lórí todo yín fún ọjọ́ 25. A máa tì í ní ${at}, àfi bí ẹ bá yí i padà, bí ẹ bá tẹ̀ ẹ́ lẹ́ẹ̀kan láti tún un gbé síta, tàbí bí proposal bá dé.`,
  ],
  expired: ({ title }) => [
    `${title} ti tì`,
    'Kò sí ohun tó ṣẹlẹ̀ lórí todo yín fún ọjọ́ 30, nítorí náà a ti tì í. Ẹ lè tẹ̀ ẹ́ lẹ́ẹ̀kan láti tún un gbé síta; ọ̀rọ̀ àti àwòrán rẹ̀ ṣì wà.',
  ],
} satisfies Partial<Texts>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `${title} ti di tiyín`,
    `${name} yan proposal yín. A ń di ${amount} mú fún yín, a ó sì san án nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà. Ẹ ṣí todo náà láti rí ọjọ́ àti àdírẹ́sì rẹ̀.`,
  ],
  invited: ({ title, name }) => [`${name} pè yín sí ${title}`, 'Ẹ béèrè fún un, tàbí ẹ kọ̀ ọ́.'],
  invitationDeclined: ({ title, name, lines }) => [
    `${name} kọ ìpè yín sí ${title}`,
    ...lines,
    'Todo yín ṣì wà ní ṣíṣí fún gbogbo èèyàn. Ẹ lè pe ẹlòmíràn.',
  ],
  awardedInStages: ({ title, name, amount, count }) => [
    `${title} ti di tiyín, ní ìpele ${count}`,
    `${name} yan àbá yín. A di ${amount} mú fún yín báyìí. A ó san ìpele kọ̀ọ̀kan nígbà tí a bá fọwọ́ sí i; ẹ má bẹ̀rẹ̀ èyí tí a kò tíì di owó rẹ̀ mú.`,
  ],
  stageToFund: ({ title, note, amount }) => [
    `A kò tíì di owó ìpele tó kàn nínú ${title} mú`,
    `Ìpele: ${note}.`,
    `Ẹ fi ${amount} sí i kí akọ́ṣẹ́mọṣẹ́ náà lè bẹ̀rẹ̀. A ó san án nígbà tí ẹ bá fọwọ́ sí ìpele náà nìkan.`,
  ],
  stageFunded: ({ title, note, amount }) => [
    `Ẹ lè bẹ̀rẹ̀ ìpele tó kàn nínú ${title}`,
    `Ìpele: ${note}.`,
    `A di ${amount} mú fún yín báyìí.`,
  ],
  stageUnfunded: ({ title, note, amount }) => [
    `A kò tíì di owó ìpele tó kàn nínú ${title} mú síbẹ̀`,
    `Ìpele: ${note}.`,
    `A kò tíì di ${amount} mú: ẹ má bẹ̀rẹ̀. Ẹ lè dúró, ẹ kọ̀wé sí oníbàárà, tàbí kí ẹ fi í sílẹ̀ láìsí àmì kankan.`,
  ],
  changeProposed: ({ title, name, note, at, lines }) => [
    `${name} fẹ́ yí ohun tí ẹ fohùn ṣọ̀kan lé lórí ${title} padà`,
    ...lines,
    ...(note ? [`Ìdí tí wọ́n sọ: “${note}”`] : []),
    `Ẹ gbà á tàbí kí ẹ kọ̀ ọ́ kí ó tó di ${at}. Bí ẹ kò bá dáhùn, gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.`,
  ],
  changeReminder: ({ title, name, at, lines }) => [
    `${name} ń dúró de ìdáhùn yín nípa ${title}`,
    ...lines,
    `Ẹ gbà á tàbí kí ẹ kọ̀ ọ́ kí ó tó di ${at}. Bí ẹ kò bá dáhùn, gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.`,
  ],
  changeAccepted: ({ title, name, lines }) => [
    `${name} ti gba àyípadà yín nípa ${title}`,
    ...lines,
    'Èyí ni ẹ fohùn ṣọ̀kan lé lórí báyìí.',
  ],
  changeDeclined: ({ title, name, note }) => [
    `${name} kọ àyípadà yín nípa ${title}`,
    ...(note ? [`Ìdí tí wọ́n sọ: “${note}”`] : []),
    'Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
  ],
  changeWithdrawn: ({ title, name }) => [
    `${name} kò fẹ́ yí ${title} padà mọ́`,
    'Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan.',
  ],
  changeEnded: ({ title }) => [
    `Ẹnikẹ́ni kò dáhùn àyípadà yín nípa ${title}`,
    'Wákàtí 48 wà fún un. Gbogbo rẹ̀ wà bí ẹ ṣe fohùn ṣọ̀kan; ẹ lè tún béèrè.',
  ],
  changeUnfunded: ({ title, name, amount }) => [
    `${name} fẹ́ gba àyípadà yín nípa ${title}, ṣùgbọ́n owó kò tó`,
    `Ẹ fi ${amount} kún wallet yín. Nígbà náà wọ́n lè gbà á.`,
  ],
  materialsAsked: ({ title, name, amount }) => [
    `${name} ń béèrè owó ohun èlò`,
    `${amount} fún ${title}.`,
    'Ẹ wo àkójọ náà. Ẹ lè san gbogbo rẹ̀ tàbí apá kan, tàbí kí ẹ béèrè àkójọ mìíràn.',
  ],
  materialsDeclined: ({ title, name, note }) => [
    `${name} ní kí ẹ yí àkójọ ohun èlò ${title} padà`,
    `“${note}”`,
  ],
  materialsReleased: ({ title, amount, at }) => [
    `${amount} fún ohun èlò ${title} ti wọ wallet yín`,
    `Ẹ fi àwòrán ìwé ẹ̀rí ìrajà àti ọjà náà kún un kí ó tó di ${at}. Láìsí wọn ẹ kò lè fi ìpele tó kàn ránṣẹ́.`,
  ],
  receiptsSent: ({ title, name, amount, rest }) => [
    `${name} ti fi ìwé ẹ̀rí ìrajà ${title} kún un`,
    `Iye tó ná: ${amount}.`,
    ...(rest ? [`${rest} ṣẹ́ kù, ó sì máa padà sọ́dọ̀ yín.`] : []),
  ],
  materialsGivenBack: ({ title, name, amount }) => [
    `${name} dá ${amount} padà nínú owó ohun èlò ${title}`,
    'Ó wà nínú wallet yín.',
  ],
  receiptsMissing: ({ title, name, amount }) => [
    `Kò tíì sí ìwé ẹ̀rí ìrajà fún ohun èlò ${title}`,
    `${name} gba ${amount} fún ohun èlò ní ọjọ́ 7 sẹ́yìn, kò sì tíì fi ìwé ẹ̀rí ìrajà kankan kún un. Láìsí wọn ìpele tó kàn kò lè wá.`,
    'Ẹ kọ̀wé sí akọ́ṣẹ́mọṣẹ́ náà. Ẹ tún lè fi owó lọ̀ ọ́ láti parí iṣẹ́ náà, tàbí kí ẹ ṣí aáwọ̀.',
  ],
  receiptsOverdue: ({ title }) => [
    `Ẹ fi ìwé ẹ̀rí ìrajà ${title} kún un`,
    'Ọjọ́ 7 náà ti pé, oníbàárà sì mọ̀. Ẹ fi àwòrán ìwé ẹ̀rí ìrajà àti ọjà náà kún un, tàbí kí ẹ dá owó náà padà.',
  ],
  pictureTaken: ({ title, name, at }) => [
    `${name} fẹ́ fi àwòrán ${title} hàn`,
    `${name} ti fi àwòrán iṣẹ́ tó parí sórí profáìlì. Àwọn ẹlòmíràn máa rí i láti ${at}. Bí ẹ kò bá fẹ́ bẹ́ẹ̀, ẹ ṣí todo náà ṣáájú ìgbà yẹn kí ẹ sì kọ̀.`,
  ],
  pictureRefused: ({ title, name }) => [`${name} kò fẹ́ kí àwòrán ${title} hàn`],
  asked: ({ title, name, at }) => [
    `Ẹ̀yin nìkan ni ${name} béèrè lọ́wọ́ yín: ${title}`,
    `Kò sí ẹlòmíràn tó ń rí todo yìí. Ẹ fi proposal ránṣẹ́ tàbí ẹ kọ̀ kí ó tó di ${at}. Lẹ́yìn náà oníbàárà lè béèrè lọ́wọ́ gbogbo èèyàn.`,
  ],
  askDeclined: ({ title, name, lines }) => [
    `${name} kọ ${title}`,
    ...lines,
    'Kò tíì sí ẹlòmíràn tó ń rí todo yìí. Ẹ ṣí i kí ẹ fi han gbogbo èèyàn, tàbí kí ẹ pa á rẹ́.',
  ],
  askUnanswered: ({ title, name }) => [
    `${name} kò tíì dáhùn nípa ${title}`,
    'Kò tíì sí ẹlòmíràn tó ń rí todo yìí. Ẹ ṣí i kí ẹ fi han gbogbo èèyàn, kí ẹ dúró sí i, tàbí kí ẹ pa á rẹ́.',
  ],
  questionAsked: ({ title }) => [
    `Ìbéèrè kan nípa ${title}`,
    'Akọ́ṣẹ́mọṣẹ́ kan ń béèrè kó tó béèrè fún iṣẹ́ náà. Ìdáhùn yín máa ran gbogbo ẹni tó bá ka todo náà lọ́wọ́.',
  ],
  questionAnswered: ({ title }) => [
    `A ti dáhùn ìbéèrè yín nípa ${title}`,
    'Oníbàárà ti dáhùn. Ẹ kà á, lẹ́yìn náà ẹ béèrè fún un.',
  ],
  submitted: ({ title, name, at, lines }) => [
    `Iṣẹ́ ti wá fún ${title}`,
    `${name} ti fi iṣẹ́ náà ránṣẹ́. Ẹ wò ó, lẹ́yìn náà ẹ fọwọ́ sí i tàbí kí ẹ béèrè àtúnṣe. Bí ẹ kò bá ṣe ọ̀kan nínú méjèèjì, ní ${at} a máa kà á sí pé ẹ fọwọ́ sí i, a ó sì sanwó rẹ̀.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `Wọ́n béèrè àtúnṣe sí ${title}`,
    `${name} ti wo iṣẹ́ yín fún ${title}, ó sì béèrè àtúnṣe (${count} nínú ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Ẹ fi ẹ̀dà tuntun ránṣẹ́ nígbà tó bá parí. A ṣì ń di owó náà mú fún yín.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Ẹ jọ̀ọ́, ẹ wo iṣẹ́ ${title}`,
    `${name} ti fi iṣẹ́ ránṣẹ́ fún ${title}. Ẹ fọwọ́ sí i, tàbí kí ẹ béèrè àtúnṣe. Bí ẹ kò bá ṣe ọ̀kan nínú méjèèjì, ní ${at} a máa kà á sí pé ẹ fọwọ́ sí i, a ó sì sanwó fún ${name}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `Wọ́n ti fagi lé ${title}`,
    'Oníbàárà fagi lé todo yìí. Ẹ jọ̀ọ́, ẹ dá iṣẹ́ náà dúró. Owó tí a di mú ti padà sọ́dọ̀ oníbàárà.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: àbá ${amount} láti parí iṣẹ́`,
    `Oníbàárà fẹ́ kí iṣẹ́ todo yìí parí síbí. Ẹ máa gba ${amount}, ${rest} á sì padà sọ́dọ̀ oníbàárà.`,
    `Ẹ gbà á, ẹ máa bá iṣẹ́ lọ, tàbí kí ẹ ṣí aáwọ̀ kó tó di ${at}. Bí kò bá sí ìdáhùn nígbà náà, a máa kà á sí pé ẹ gbà.`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Ẹ jọ̀ọ́, ẹ dáhùn àbá lórí ${title}`,
    `Oníbàárà dábàá ${amount} láti parí iṣẹ́ náà. Ẹ gbà á, ẹ máa bá iṣẹ́ lọ, tàbí kí ẹ ṣí aáwọ̀ kó tó di ${at}. Bí kò bá sí ìdáhùn nígbà náà, a máa kà á sí pé ẹ gbà.`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: iṣẹ́ náà máa lọ`,
    'Oníbàárà fa àbá láti parí iṣẹ́ náà sẹ́yìn. Kò sí ohun tó yí padà nípa owó yín.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: Onise ti mú un kúrò`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `Aáwọ̀ wà lórí “${title}”`,
    `Ìhà kejì ti ṣí aáwọ̀ lórí “${title}”. Owó náà wà ní dídì títí aáwọ̀ náà yóò fi parí. ` +
      `Ẹ ṣí todo náà ní Onise, kí ẹ sọ ohun tó ṣẹlẹ̀ kó tó di ${at}, pẹ̀lú àwòrán bí ẹ bá ní i. ` +
      'Lẹ́yìn náà aṣojú Onise lè ṣèpinnu láìsí ìdáhùn yín.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Ẹ jọ̀ọ́, ẹ dáhùn aáwọ̀ lórí “${title}”`,
    `Ẹ sọ ohun tó ṣẹlẹ̀ kó tó di ${at}, pẹ̀lú àwòrán bí ẹ bá ní i. Lẹ́yìn náà aṣojú Onise lè ṣèpinnu láìsí ìdáhùn yín.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `Wọ́n ti dáhùn aáwọ̀ yín lórí “${title}”`,
    `Ìhà kejì ti dáhùn aáwọ̀ yín lórí “${title}”. Ẹ lè fẹnu kò ní Onise lórí bí ẹ ṣe máa pín owó náà. ` +
      `Bí ẹ kò bá fẹnu kò, aṣojú Onise máa ṣèpinnu kó tó di ${at}.`,
  ],
  splitOffered: (facts) => [
    `Àbá wà láti pín owó “${facts.title}”`,
    'Ìhà kejì dábàá láti parí aáwọ̀ náà, kí a pín owó náà lọ́nà yìí:',
    divided(facts),
    'Ẹ gbà á, ẹ dábàá òmíràn, tàbí kí ẹ dúró de ìpinnu aṣojú Onise.',
  ],
  splitWithdrawn: ({ title }) => [
    `Àbá lórí “${title}” kò sí mọ́`,
    'Ìhà kejì fa àbá rẹ̀ láti parí aáwọ̀ náà sẹ́yìn. Kò sí ohun tó yí padà nípa owó náà.',
  ],
  disputeUnanswered: ({ title }) => [
    `Aáwọ̀ lórí “${title}” ti dé ọ̀dọ̀ aṣojú Onise`,
    'Àkókò láti dáhùn ti parí. Aṣojú Onise máa ṣèpinnu báyìí, àfi bí ẹ̀yin méjèèjì bá fẹnu kò ṣáájú lórí bí ẹ ṣe máa pín owó náà.',
  ],
} satisfies Partial<Texts>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: akọ́ṣẹ́mọṣẹ́ kọ̀ ọ́`,
    `Akọ́ṣẹ́mọṣẹ́ náà kọ todo yín. ${amount} ti padà sínú wallet yín, todo náà sì tún ti ṣí sílẹ̀.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: akọ́ṣẹ́mọṣẹ́ fagi lé e`,
    `Akọ́ṣẹ́mọṣẹ́ náà fagi lé iṣẹ́ todo yín. ${amount} ti padà sínú wallet yín, todo náà sì tún ti ṣí sílẹ̀.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`Iṣẹ́ ${facts.title} ti parí`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `A ti fagi lé ${title}`,
    `Kò sí iṣẹ́ tó wá fún ọjọ́ 30 lẹ́yìn ọjọ́ tí ẹ fẹnu kò sí, nítorí náà a ti fagi lé todo yìí. ${amount} ti padà sọ́dọ̀ oníbàárà.`,
  ],
  disputeEnded: (facts) => [
    `Aáwọ̀ lórí “${facts.title}” ti parí`,
    disputeEnd(facts),
    facts.outcome === 'continue' ? WORK_CONTINUES : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `A ti san ${amount} fún yín`,
    `${name} fọwọ́ sí iṣẹ́ yín fún ${title}, ${amount} sì ti wọ wallet yín.`,
  ],
  autoApproved: ({ title, name }) => [
    `A fọwọ́ sí ${title} láìsí ìdáhùn yín`,
    `Ẹ kò dáhùn láàárín ọjọ́ 5, nítorí náà a kà á sí pé ẹ fọwọ́ sí iṣẹ́ ${title}, a sì ti sanwó fún ${name}. Bí nǹkan kan kò bá tọ́, ẹ kọ̀wé sí wa láàárín wákàtí 24.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `A ti san ${amount} fún yín`,
    `A fọwọ́ sí iṣẹ́ yín fún ${title} láìsí ìdáhùn oníbàárà, ${amount} sì ti wọ wallet yín. Ẹ lè yọ ọ́ láti ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} ti wọ wallet yín`,
    'Owó tí ẹ san ti dé. Ẹ lè lò ó fún todo yín báyìí.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} ń padà sí káàdì yín`,
    'A ń dá owó kan tó wọ wallet yín padà. Báńkì yín máa fi hàn láàárín ọjọ́ díẹ̀.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Báńkì yín gba owó káàdì kan padà',
    `Báńkì yín ti gba ${amount} padà, èyí tí ẹ fi káàdì san sínú wallet yín. A ti yọ ọ́ kúrò nínú wallet yín.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `A ti fagi lé ${title}`,
    `Báńkì oníbàárà ti gba owó tó fi káàdì san fún ${title} padà, nítorí náà a ti fagi lé todo náà. Ẹ jọ̀ọ́, ẹ dá iṣẹ́ náà dúró, kí ẹ sì kọ̀wé sí wa bí ẹ bá ti ṣe apá kan rẹ̀.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} ti ń lọ sí báńkì yín`,
    ...lines,
    'A máa sọ fún yín nígbà tó bá dé.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `A ń yẹ ${amount} tí ẹ fẹ́ yọ wò`,
    ...lines,
    'Ẹnì kan ní Onise máa kọ́kọ́ wò ó, nítorí orúkọ àkáǹtì náà kì í ṣe tiyín. Owó náà wà láìséwu.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} ti dé báńkì yín`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Owó tí ẹ fẹ́ yọ kò lọ',
    ...lines,
    `${amount} ti padà sínú wallet yín. ${CHECK_ACCOUNT}`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Báńkì yín dá owó tí ẹ yọ padà',
    ...lines,
    `${amount} ti padà sínú wallet yín. ${CHECK_ACCOUNT}`,
  ],
} satisfies Partial<Texts>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `Àwọn àgbéyẹ̀wò ${title} ti hàn síta`,
    'Ẹ kà wọ́n lórí todo náà. Ẹ lè fèsì lẹ́ẹ̀kan sí ohun tí wọ́n kọ nípa yín.',
  ],
  reviewReply: ({ title, name }) => [
    `${name} fèsì sí àgbéyẹ̀wò yín`,
    `Ẹ ka èsì sí ohun tí ẹ kọ nípa ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`A ti mú àgbéyẹ̀wò yín fún ${title} kúrò`, ...lines],
  reportDecided: ({ lines }) => [
    'A ti ṣèpinnu lórí ẹjọ́ tí ẹ fi sùn',
    ...lines,
    'Ẹ ṣeun tí ẹ sọ fún wa.',
  ],
  underReview: ({ lines }) => ['Ẹjọ́ nípa yín tàbí ohun tí ẹ kọ', ...lines],
  verificationSent: () => [
    'Ẹ̀rí ẹni tí ẹ jẹ́ ti dé ọ̀dọ̀ wa',
    'Ẹnì kan ní Onise máa wò ó. A ó sọ àbájáde fún yín, láàárín ọjọ́ méjì lọ́pọ̀ ìgbà.',
  ],
  verificationReviewing: () => ['Ẹnì kan ń wo ẹ̀rí ẹni tí ẹ jẹ́', 'A ó sọ àbájáde fún yín láìpẹ́.'],
  verificationAgain: ({ lines }) => [
    'A tún nílò apá kan ẹ̀rí yín',
    ...lines,
    'Ẹ ṣí ojú ìwé yìí kí ẹ sì tún apá yẹn nìkan fi ránṣẹ́.',
  ],
  verificationRefused: ({ lines }) => [
    'A kọ ẹ̀rí ẹni tí ẹ jẹ́',
    ...lines,
    'Ẹ lè tún gbìyànjú, lẹ́ẹ̀mẹta láàárín ọjọ́ 30. Bí àṣìṣe bá ni, ẹ kọ̀wé sí support.',
  ],
  verified: () => [
    'A ti yẹ̀ yín wò',
    'Onise ti wo ẹni tí ẹ jẹ́. Profile yín ti ní àmì náà báyìí, wallet yín sì ti ní òdiwọ̀n tó pọ̀ sí i.',
  ],
  verificationEnded: ({ note }) => [
    'A ti mú àmì ìyẹ̀wò yín kúrò',
    'Profile yín kò ní àmì mọ́, wallet yín sì ní òdiwọ̀n àkáǹtì tí a kò tíì yẹ̀ wò. Owó inú rẹ̀ ṣì jẹ́ tiyín.',
    ...quoted(note),
    'Bí èyí bá jẹ́ àṣìṣe, ẹ kọ̀wé sí wa.',
  ],
  support: ({ title, lines }) => [
    `Ìrànlọ́wọ́ Onise: ${title}`,
    ...lines,
    'Onise kì í béèrè password yín, PIN yín tàbí kóòdù láé.',
  ],
  newDevice: ({ at }) => [
    'Wọ́n wọlé sí àkáǹtì yín lórí ẹ̀rọ tuntun',
    `Ẹnì kan wọlé ní ${at} lórí ẹ̀rọ tí a kò lò rí fún àkáǹtì yín.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'Ẹnì kan gbìyànjú láti wọ àkáǹtì yín',
    `Títí di ${at}, ẹnì kan kọ password tí kò tọ́ ní ìgbà ${count} lórí ẹ̀rọ tí ẹ kò lò rí. Ẹnikẹ́ni kò wọlé.`,
    'Bí password yín bá rọrùn láti mọ̀, tàbí bí ẹ bá ń lò ó níbòmíràn, ẹ yí i padà.',
  ],
  pinCreated: ({ at }) => [
    'Wallet yín ti ní PIN báyìí',
    `PIN tuntun wà fún wallet yín láti ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => ['PIN yín ti yí padà', `PIN wallet yín yí padà ní ${at}.`, NOT_YOU],
  pinReset: ({ at }) => [
    'PIN yín ti di tuntun',
    `PIN wallet yín di tuntun ní ${at}, pẹ̀lú kóòdù láti ímeèlì yín. Ẹ lè tún yọ owó ní wákàtí 24 lẹ́yìn ìgbà náà.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'Password yín ti yí padà',
    `Password àkáǹtì yín yí padà ní ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['Ìfìdánimọ̀ kejì yín ti yí padà', `Ní ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `${name} ti di aṣojú Onise`,
    `Láti ${at}. Audit log ní ẹni tó béèrè fún un àti ẹni tó fọwọ́ sí i.`,
    'Bí ẹnikẹ́ni kò bá sọ èyí fún yín, ẹ dá àkáǹtì yẹn dúró, kí ẹ sì sọ fún àwọn yòókù lójú ẹsẹ̀.',
  ],
  emailProven: () => [
    'A ti jẹ́rìí sí ímeèlì yín',
    'Ẹ lè fi owó sí wallet yín báyìí, kí ẹ sì yọ owó.',
  ],
  phoneProven: ({ note }) => [
    'A ti jẹ́rìí sí nọ́ńbà fóònù yín',
    `Nọ́ńbà tó parí pẹ̀lú ${note} ti di ti àkáǹtì yín báyìí.`,
    NOT_YOU,
  ],
  message: ({ name }) => [`Àtẹ̀jíṣẹ́ tuntun láti ọ̀dọ̀ ${name}`],
} satisfies Partial<Texts>

const CHANGED_FIELDS: Record<string, string> = {
  price: 'iye owó',
  location: 'ibi iṣẹ́',
  projectType: 'irú iṣẹ́',
  skills: 'ìmọ̀ iṣẹ́',
  duration: 'iye ìgbà',
  description: 'àlàyé',
}

const notices: Words<
  Pick<typeof noticesEnglish, 'NOTICE_TEXTS'> & Pick<typeof noticeLinesEnglish, 'NOTICE_LINES'>
> = {
  NOTICE_TEXTS: { ...PROPOSALS, ...ALERTS, ...WORK, ...MONEY, ...OTHERS },
  NOTICE_LINES: {
    invitationDeclined: {
      none: 'Wọn ò sọ ìdí kankan.',
      no_time: 'Ìdí tí wọ́n sọ: kò sí àyè fún èyí báyìí.',
      too_far: 'Ìdí tí wọ́n sọ: ibẹ̀ ti jìnnà jù.',
      price: 'Ìdí tí wọ́n sọ: iye owó náà kéré jù.',
      other_work: 'Ìdí tí wọ́n sọ: èyí kì í ṣe iṣẹ́ tí akọ́ṣẹ́mọṣẹ́ yìí ń ṣe.',
    },
    offerEnded: 'Àbá yín láti parí iṣẹ́ náà ti dópin pẹ̀lú rẹ̀.',
    changed: (fields) =>
      `Ohun tó yí padà: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
    openOfferEnded: 'Àbá láti parí iṣẹ́ náà ti dópin pẹ̀lú rẹ̀.',
    offerAccepted: 'Wọ́n ti gba àbá láti parí iṣẹ́ náà.',
    offerSilent: 'Ẹnikẹ́ni kò dáhùn àbá láti parí iṣẹ́ náà, nítorí náà a kà á sí pé wọ́n ti gbà á.',
    account: (name, bank, last4) => `Sí ${name}, ${bank}, àkáǹtì tó parí pẹ̀lú ${last4}.`,
    changePrice: (title, from, to) =>
      `Iye owó “${title}”: ${formatNaira(from)} tẹ́lẹ̀, ${formatNaira(to)} lẹ́yìn náà.`,
    changeDate: (title, from, to) =>
      `Ọjọ́ “${title}”: ${plainDay(from)} tẹ́lẹ̀, ${plainDay(to)} lẹ́yìn náà.`,
    changeStage: (title, amount, date) =>
      `Ìpele kan sí i: “${title}”, ${formatNaira(amount)}, ${plainDay(date)}.`,
    changeOrder: (titles) => `Ètò mìíràn: ${titles}.`,
    whyTodo: (trade, km, amount) => `${trade}, ${km} km, ${amount}`,
    whyTodoWithoutPlace: (trade, amount) => `${trade}, ${amount}`,
    todo: (title, why) => `${title}: ${why}`,
  },
}

const passwords: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Bí ímeèlì yẹn bá wà, a ti fi link láti yí password padà ránṣẹ́.',
  reset: 'Password yín ti yí padà. Ẹ fi tuntun wọlé.',
  changed: 'Password yín ti yí padà. Ẹ ti jáde níbi gbogbo mìíràn.',
}

/** The others are the administrators'. */
const payments: Words<Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>> = {
  refusedByProvider:
    'Ilé-iṣẹ́ owó sísan kò gba owó yìí. Ẹ yẹ ímeèlì inú profile yín wò, tàbí kí ẹ gbìyànjú iye owó mìíràn.',
  balanceLimit: (room, started) =>
    `Títí a ó fi yẹ̀ yín wò, wallet yín lè gba ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `A tún ka owó sísan tí ẹ bẹ̀rẹ̀ lónìí: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `Ẹ lè fi ${formatNaira(room)} kún un báyìí.`
      : 'Ẹ kọ́kọ́ yọ díẹ̀ tàbí ná díẹ̀, tàbí kí ẹ jẹ́ kí a yẹ̀ yín wò.'),
}

/** The others are the administrators'. */
const payouts: Words<
  Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
> = {
  tooManyPending: (count: number) =>
    `Owó tí ẹ yọ (${count}) ṣì ń lọ lọ́nà. Ẹ dúró títí ọ̀kan yóò fi dé.`,
  dailyLimit: (limit: Kobo, left: Kobo) =>
    `${formatNaira(limit)} lẹ lè yọ lóòjọ́; ó ku ${formatNaira(left)} lónìí.`,
  newWalletLimit: (limit: Kobo, left: Kobo, until: number) =>
    `Fún ààbò yín, ${formatNaira(limit)} lẹ lè yọ lóòjọ́ títí di ${formatLagosDateTime(until, times.months)}, nítorí àkáǹtì yín tàbí PIN yín jẹ́ tuntun; ó ku ${formatNaira(left)} lónìí.`,
  insufficientFunds: (available: Kobo) =>
    `${errors.insufficient_funds} ${formatNaira(available)} lẹ ní.`,
}

const pins: Words<typeof PIN_MESSAGES> = {
  missing: 'Ẹ kò tíì ní PIN. Ẹ kọ́kọ́ ṣe ọ̀kan.',
  wrong: (attemptsLeft: number) => `PIN kò tọ́. Ó ku ìgbìyànjú ${attemptsLeft}.`,
  locked: (until: number) =>
    `PIN yín wà ní títì nítorí ẹ gbìyànjú lọ́nà tí kò tọ́ jù. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lẹ́yìn ${formatLagosDateTime(until, times.months)}.`,
  beingChecked: 'A ti ń yẹ PIN yín wò. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  withdrawalsPaused: (until: number) =>
    `A ti tún PIN yín ṣe. Ẹ lè tún yọ owó lẹ́yìn ${formatLagosDateTime(until, times.months)}.`,
}

const proposals: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged:
    'Oníbàárà yí todo yìí padà. Ẹ wo àwọn àyípadà náà, kí ẹ sì tún proposal yín fi ránṣẹ́.',
  awardToSelf: 'Ẹ kò lè gbé todo fún ara yín.',
  insufficientFunds: (missing: Kobo) =>
    `${errors.insufficient_funds} Ẹ ṣì nílò ${formatNaira(missing)} sí i.`,
}

const push: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'Ìfitónilétí wà ní títàn lórí fóònù yìí.',
  unsubscribed: 'A ti pa ìfitónilétí lórí fóònù yìí.',
  digest: (count: number) => ({
    title: `Ìfitónilétí tuntun ${count}`,
    text: 'Ẹ ṣí Onise láti kà wọ́n.',
  }),
}

const wait = (seconds: number) => {
  if (seconds < 60) return `ìṣẹ́jú àáyá ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `ìṣẹ́jú ${minutes}` : `wákàtí ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'Ẹ ti gbìyànjú jù.'
const REASONS: Record<RateLimitName, string> = {
  register: 'Wọ́n ti ṣí àkáǹtì púpọ̀ jù lórí network yìí.',
  loginAddress: 'Ìgbìyànjú láti wọlé tó kùnà ti pọ̀ jù lórí network yìí.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'Wọ́n ti béèrè link púpọ̀ fún ímeèlì yìí.',
  passwordResetAddress: 'Wọ́n ti béèrè link púpọ̀ lórí network yìí.',
  export: 'Ẹ ti gba ẹ̀dà data yín ní ìgbà púpọ̀ lónìí.',
  phoneCode: 'A ti fi kóòdù púpọ̀ ránṣẹ́ sí nọ́ńbà yìí.',
  phoneCodeDay: 'A ti fi kóòdù púpọ̀ ránṣẹ́ sí nọ́ńbà yìí.',
  phoneCodeDevice: 'A ti fi kóòdù púpọ̀ ránṣẹ́ sí nọ́ńbà yìí.',
  phoneCodeRange: 'A ti fi kóòdù púpọ̀ ránṣẹ́ sí àwọn nọ́ńbà bí èyí.',
  phoneCodeAddress: 'Wọ́n ti béèrè kóòdù púpọ̀ lórí nẹ́tíwọ́ọ̀kì yìí.',
  phoneCodeUser: 'A ti fi kóòdù púpọ̀ ránṣẹ́ sí yín.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'Ẹ ti yẹ nọ́ńbà àkáǹtì púpọ̀ wò.',
  unknownPayment: 'Ẹ ti yẹ owó sísan púpọ̀ wò tí a kò mọ̀.',
  pendingPayment: 'Ẹ ti yẹ owó sísan yín wò ní ìgbà púpọ̀.',
  file: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  command: 'Ẹ ti ṣe àyípadà púpọ̀ gan-an.',
  message: 'Ẹ ti fi àtẹ̀jíṣẹ́ púpọ̀ ránṣẹ́.',
  page: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  arrival: 'Kóòdù ìdé tí kò tọ́ ti pọ̀ jù.',
  pass: 'Wọ́n ti yẹ páàsì púpọ̀ gan-an wò lórí network yìí.',
  unprovenEmail: 'Wọ́n ti béèrè link púpọ̀ fún ímeèlì yìí.',
  upload: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  unprovenUpload: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  uploadAddress: 'Àyípadà púpọ̀ gan-an ti wá láti network yìí.',
  health: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  cspReport: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  privateFile: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  publicFile: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  webhook: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  forgedWebhook: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  commandAddress: 'Àyípadà púpọ̀ gan-an ti wá láti network yìí.',
}

const retryIn = (seconds: number) => `Ẹ gbìyànjú lẹ́ẹ̀kan sí i lẹ́yìn ${wait(seconds)}.`

const rateLimits: Words<Pick<typeof rateLimitsEnglish, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name: RateLimitName, seconds: number) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds: number) => `Ìbéèrè pọ̀ jù lẹ́ẹ̀kan náà. ${retryIn(seconds)}`,
    passwordsBusy: (seconds: number) => `Èèyàn púpọ̀ ló ń wọlé báyìí. ${retryIn(seconds)}`,
  },
}

const NAMES: Record<ReportTarget, string> = {
  user: 'àkáǹtì kan',
  task: 'todo kan',
  message: 'àtẹ̀jíṣẹ́ kan',
  review: 'àgbéyẹ̀wò kan',
  workPicture: 'àwòrán kan',
  question: 'ìbéèrè kan',
}

/** What is decided is read by administrators only. */
const reports: Words<Omit<typeof REPORT_MESSAGES, 'decided'>> = {
  sent: 'Ẹ ṣeun. A máa wò ó, a ó sì sọ ìpinnu wa fún yín. A kì í sọ fún ẹnikẹ́ni pé ẹ̀yin ni.',
  outcome: {
    upheld: (target) => `Ẹ fi ẹjọ́ ${NAMES[target]} sùn. Ohun tí ẹ sọ tọ́, a sì ti ṣe ohun tó yẹ.`,
    dismissed: (target) =>
      `Ẹ fi ẹjọ́ ${NAMES[target]} sùn. A wò ó, a kò sì rí ibi tó ti rú òfin wa.`,
  },
  standing: {
    active: 'A ti wo àkáǹtì yín. Ẹ lè lò ó bíi ti tẹ́lẹ̀.',
    limited:
      'A ti dín ohun tí ẹ lè fi àkáǹtì yín ṣe kù. Ẹ lè parí iṣẹ́ tí ẹ ń ṣe lọ́wọ́, ṣùgbọ́n ẹ kò lè bẹ̀rẹ̀ tuntun. Ẹ kọ̀wé sí wa bí ẹ bá ní ìbéèrè.',
    suspended:
      'A ti dá àkáǹtì yín dúró. A ṣì ń di owó tó wà fún iṣẹ́ yín mú títí a ó fi ṣèpinnu lórí rẹ̀. Ẹ kọ̀wé sí wa bí ẹ bá ní ìbéèrè.',
  },
  hidden: {
    user: 'Èèyàn mélòó kan fi ẹjọ́ àkáǹtì yín sùn. Ẹ lè parí iṣẹ́ tí ẹ ń ṣe lọ́wọ́. Todo àti proposal tuntun máa dúró títí a ó fi yẹ̀ ẹ́ wò.',
    task: 'Èèyàn mélòó kan fi ẹjọ́ todo yín sùn. Àwọn ẹlòmíràn kò ní rí i títí a ó fi yẹ̀ ẹ́ wò.',
    message: 'Wọ́n fi ẹjọ́ àtẹ̀jíṣẹ́ yín sùn.',
    review: 'Èèyàn mélòó kan fi ẹjọ́ àgbéyẹ̀wò yín sùn. Kò ní hàn títí a ó fi yẹ̀ ẹ́ wò.',
    workPicture:
      'Èèyàn mélòó kan fi ẹjọ́ àwòrán iṣẹ́ yín kan sùn. Àwọn ẹlòmíràn kò ní rí i títí a ó fi yẹ̀ ẹ́ wò.',
    question:
      'Èèyàn mélòó kan fi ẹjọ́ ìbéèrè yín sùn. Àwọn ẹlòmíràn kò ní rí i títí a ó fi yẹ̀ ẹ́ wò.',
  },
  cleared: {
    user: 'A ti wo ẹjọ́ nípa àkáǹtì yín, a kò sì rí ibi tí ẹ ti rú òfin wa. Ẹ lè lò ó bíi ti tẹ́lẹ̀.',
    task: 'A ti wo ẹjọ́ nípa todo yín, a kò sì rí ibi tó ti rú òfin wa. Ó tún ti hàn.',
    message: 'A ti wo ẹjọ́ nípa àtẹ̀jíṣẹ́ yín, a kò sì rí ibi tó ti rú òfin wa.',
    review: 'A ti wo ẹjọ́ nípa àgbéyẹ̀wò yín, a kò sì rí ibi tó ti rú òfin wa. Ó tún ti hàn.',
    workPicture:
      'A ti wo ẹjọ́ nípa àwòrán iṣẹ́ yín kan, a kò sì rí ibi tó ti rú òfin wa. Ó tún ti hàn.',
    question: 'A ti wo ẹjọ́ nípa ìbéèrè yín, a kò sì rí ibi tó ti rú òfin wa. Ó tún ti hàn.',
  },
  kept: {
    user: 'A ti wo ẹjọ́ nípa àkáǹtì yín. Iṣẹ́ tí ẹ ń ṣe lọ́wọ́ nìkan ni ẹ ṣì lè ṣe.',
    task: 'A ti wo ẹjọ́ nípa todo yín. Kò ní hàn mọ́, nítorí ó rú òfin wa.',
    message: 'Ohun kan tí ẹ kọ nínú ìfọ̀rọ̀wérọ̀ rú òfin wa. Ẹ jọ̀ọ́, ẹ máa tẹ̀lé òfin náà.',
    review: 'A ti wo ẹjọ́ nípa àgbéyẹ̀wò yín. Kò ní hàn mọ́, nítorí ó rú òfin wa.',
    workPicture: 'A ti wo ẹjọ́ nípa àwòrán iṣẹ́ yín kan. Kò ní hàn mọ́, nítorí ó rú òfin wa.',
    question: 'A ti wo ẹjọ́ nípa ìbéèrè yín. Kò ní hàn mọ́, nítorí ó rú òfin wa.',
  },
}

const reviews: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Ẹ ṣeun. A ti fi àgbéyẹ̀wò yín pamọ́.',
  changed: 'Àgbéyẹ̀wò yín ti yí padà.',
  skipped: 'Ẹ ti fo àgbéyẹ̀wò náà.',
  replied: 'Gbogbo èèyàn lè rí èsì yín.',
  contactsMasked: 'Nọ́ńbà fóònù, ímeèlì àti link kì í hàn nínú àgbéyẹ̀wò.',
  otherDirection: {
    client: 'Ẹ̀yin lẹ gbé todo yìí síta, nítorí náà akọ́ṣẹ́mọṣẹ́ náà lẹ máa kọ àgbéyẹ̀wò rẹ̀.',
    tasker: 'Ẹ̀yin lẹ ṣe todo yìí, nítorí náà oníbàárà náà lẹ máa kọ àgbéyẹ̀wò rẹ̀.',
  },
}

const DISPUTED = 'Báńkì yín ń yẹ owó kan tí ẹ fi káàdì san wò.'

const standing: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} Ẹ lè tún yọ owó nígbà tí wọ́n bá yanjú rẹ̀.`,
    award: `${DISPUTED} Ẹ lè gbé todo yìí fún ẹnì kan nígbà tí wọ́n bá yanjú rẹ̀.`,
    approve: `${DISPUTED} Òun la fi sanwó todo yìí, nítorí náà ẹ lè fọwọ́ sí i nígbà tí wọ́n bá yanjú rẹ̀.`,
    giveBack: `${DISPUTED} Ẹ lè dá owó padà nígbà tí wọ́n bá yanjú rẹ̀.`,
  },
  owes: (debt: Kobo) =>
    `Ẹ jẹ gbèsè ${formatNaira(debt)}, nítorí báńkì yín gba owó káàdì kan padà. Ẹ fi owó sí wallet yín láti san án.`,
  clearing: (free: Kobo, clearings: readonly Clearing[]) => {
    const later = clearings.map(
      ({ amount, clearsAt }) =>
        `${formatNaira(amount)} láti ${formatLagosDateTime(clearsAt, times.months)}`,
    )
    return `Ẹ lè yọ ${formatNaira(free)} báyìí, àti ${later.join(', ')}, nítorí a fọwọ́ sí iṣẹ́ náà láìsí ìdáhùn oníbàárà.`
  },
  overLimit: (limit: Kobo) =>
    `Wallet yín ní ju ${formatNaira(limit)} lọ, òdiwọ̀n àkáǹtì tí a kò tíì yẹ̀ wò. Ẹ jẹ́ kí a yẹ̀ yín wò láti yọ owó.`,
  emailHold: (title, amount) =>
    `A di ${formatNaira(amount)} mú fún ${title}. A ti lò ó fún èyí, a sì ti fagi lé todo náà.`,
  holdTaken: (title: string) => `Owó tó padà fún ${title}, nítorí báńkì yín gba owó káàdì kan padà`,
}

const taskStatuses: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'Ó ṣí sílẹ̀',
  'in-progress': 'Iṣẹ́ ń lọ',
  submitted: 'Iṣẹ́ ti wá',
  completed: 'Ó ti parí',
  disputed: 'Aáwọ̀ wà',
  cancelled: 'A fagi lé e',
  expired: 'Àkókò ti kọjá',
  removed: 'A mú un kúrò',
}

const transactions: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'Owó wọ wallet',
  award: ({ title = 'todo kan' }) => `Owó tí a di mú fún ${title}`,
  hold: ({ title = 'todo kan' }) => `Àfikún owó tí a di mú fún ${title}`,
  release: ({ title = 'todo kan' }) => `Owó fún ${title}`,
  materials: ({ title = 'todo kan' }) => `Ohun èlò fún ${title}`,
  materials_returned: ({ title = 'todo kan' }) => `Owó ohun èlò tó ṣẹ́kù ní ${title}`,
  task_refund: ({ title = 'todo kan', note = `Owó tó padà fún ${title}` }) => note,
  withdraw: () => 'Yíyọ owó',
  payout: () => 'Owó tí ẹ yọ ti dé',
  payout_failed: () => 'Yíyọ owó tí kò lọ',
  payout_returned: () => 'Owó tí ẹ yọ tí báńkì yín dá padà',
  refund: () => 'Owó tó padà sí káàdì',
  refund_started: () => 'Owó tó padà sí káàdì',
  refund_failed: () => 'Owó tó yẹ kó padà sí káàdì tí kò lọ',
  chargeback: () => 'Owó káàdì tí báńkì gbà padà',
  debt_paid: () => 'Gbèsè owó káàdì tí báńkì yín gbà padà, ẹ ti san án',
  suspense_in: () => 'Owó sísan tí kò ní àkáǹtì',
  adjust: ({ note = 'A ti ṣàtúnṣe owó' }) => note,
  settle: () => 'Ìparí ìṣirò',
  reverse: ({ note = 'A ti dá a padà' }) => note,
}

const trust: Words<typeof TRUST_MESSAGES> = {
  blocked: 'A ti dènà rẹ̀. Ẹ kò ní rí ara yín mọ́. Iṣẹ́ tí ẹ ti gbé fún ẹnì kan máa lọ.',
  unblocked: 'A ti ṣí i sílẹ̀. Ẹ tún lè rí ara yín.',
}

const thousands = (count: number) => count.toLocaleString('en-NG')

const validation: Words<typeof VALIDATION_MESSAGES> = {
  required: (label: string) => `Ẹ gbọ́dọ̀ kọ ${label}`,
  text: (label: string) => `${label} gbọ́dọ̀ jẹ́ ọ̀rọ̀`,
  maxLength: (label: string, max: number) => `${label} kò gbọ́dọ̀ ju lẹ́tà ${thousands(max)} lọ`,
  number: (label: string) => `${label} gbọ́dọ̀ jẹ́ nọ́ńbà`,
  atLeast: (label: string, min: number) => `${label} gbọ́dọ̀ tó ${min}, ó kéré tán`,
  atMost: (label: string, max: number) => `${label} kò gbọ́dọ̀ ju ${max} lọ`,
  id: 'Id yẹn kò tọ́.',
  notices: (max: number) => `Ẹ dárúkọ ìfitónilétí 1 sí ${max}`,
  language: 'Ẹ yan ọ̀kan nínú àwọn èdè',
  noticeCategory: 'Ẹ yan ẹ̀ka tó ṣeé pa',
  cursor: 'Àmì ipò yẹn kò tọ́',
  nothingToChange: 'Kò sí ohun tí a fẹ́ yí padà',
  stackedMarks: (label: string) => `${label} ní lẹ́tà tó ní àmì púpọ̀ jù lókè tàbí nísàlẹ̀ wọn`,
  unstorableCharacters: 'Ọ̀rọ̀ yìí ní lẹ́tà tí a kò lè fi pamọ́.',

  naira: (label: string) => `Ẹ kọ ${label.toLowerCase()} gẹ́gẹ́ bí iye náírà`,
  wholeNaira: (label: string) => `${label} gbọ́dọ̀ jẹ́ odidi náírà`,
  nairaRange: (label: string, min: Kobo, max: Kobo) =>
    `${label} gbọ́dọ̀ wà láàárín ${formatNaira(min)} àti ${formatNaira(max)}`,

  email: 'Ẹ kọ ímeèlì tó tọ́',
  emailTooLong: 'Ímeèlì yẹn gùn jù',
  phone: 'Ẹ kọ nọ́ńbà fóònù, bíi 0803 123 4567',
  phoneCodeMissing: 'Ẹ kọ́kọ́ béèrè kóòdù tí a máa fi ránṣẹ́ sí nọ́ńbà yìí',
  channel: 'Ẹ yan SMS tàbí WhatsApp',
  passwordTooShort: (min: number) => `Password gbọ́dọ̀ tó lẹ́tà ${min}, ó kéré tán`,
  passwordTooLong: (max: number) => `Password kò gbọ́dọ̀ ju lẹ́tà ${max} lọ`,
  resetLink: 'Link yìí kò pé. Ẹ tún un ṣí láti inú ímeèlì náà.',
  noOtp: 'Ìpè yìí ń yí password padà. Kò gba kóòdù ìgbà kan.',
  userType: 'Ẹ yan oníbàárà tàbí akọ́ṣẹ́mọṣẹ́',

  date: 'Ẹ kọ ọjọ́ tó wà',
  month: 'Ẹ yan oṣù kan',
  monthShape: 'Ẹ yan oṣù bíi 2026-11',
  timestamp: 'Àkókò yẹn kò tọ́',

  skills: 'Ẹ yan ìmọ̀ iṣẹ́ kan, ó kéré tán',
  unknownSkill: 'Ẹ yan ìmọ̀ iṣẹ́ nínú àkójọ náà',
  oneTrade: 'Ẹ yan ìmọ̀ iṣẹ́ láti inú ẹ̀ka kan ṣoṣo',
  unknownTrade: 'Ẹ yan ẹ̀ka iṣẹ́ kan nínú àkójọ náà',
  duration: 'Ẹ yan iye ìgbà',
  durationRange: 'Iye ìgbà gbọ́dọ̀ jẹ́ oṣù 1 sí 5',
  span: 'Ẹ yan bí iṣẹ́ náà ṣe máa pẹ́ tó',
  when: 'Ẹ yan ìgbà tí ẹ nílò rẹ̀',
  projectType: 'Ẹ yan irú iṣẹ́',
  unknownSortOrder: 'Ẹ yan ìtòlẹ́sẹẹsẹ kan nínú àkójọ náà',
  unknownPlace: 'Ẹ yan àdúgbò kan nínú àkójọ náà',
  areas: (max: number) => `Ẹ yan àdúgbò míràn tí kò ju ${max} lọ`,
  reach: 'Ẹ yan bí ó ṣe jìnnà tó nínú àkójọ náà',
  stage: 'Ìpele kọ̀ọ̀kan nílò orúkọ, iye owó àti ọjọ́',
  stageKind: 'Ẹ yan iṣẹ́ tàbí ohun èlò',
  funding: 'Ẹ yan láti di gbogbo rẹ̀ mú tàbí ìpele kan',
  stages: (max: number) => `Ètò kan ní ìpele 2 sí ${max}`,
  materials: (max: number) => `Ẹ kọ nǹkan 1 sí ${max}, kí ọ̀kọ̀ọ̀kan ní iye owó`,
  savedKind: 'Ẹ yan todo tàbí akọ́ṣẹ́mọṣẹ́',
  passCode: 'Ẹ yẹ ọ̀rọ̀ mẹ́fà inú páàsì náà wò',
  arrivalDigits: 'Ẹ tẹ nọ́ńbà mẹ́rin ti kóòdù ìdé',
  alertDelivery: 'Ẹ yan lẹ́sẹ̀kẹsẹ̀, ní òwúrọ̀, tàbí pa á',
  locationRequired: 'Ẹ gbọ́dọ̀ kọ ibi iṣẹ́, àyàfi bí iṣẹ́ náà bá jẹ́ ti ọ̀nà jíjìn',

  file: 'Ẹ yan fáìlì kan',
  emptyFile: 'Kò sí nǹkan kan nínú fáìlì yẹn',
  imageTooLarge: 'Àwòrán kò gbọ́dọ̀ ju 5 MB lọ',
  thumbnailTooLarge: 'Àwòrán kékeré kò gbọ́dọ̀ ju 64 kB lọ',
  workThumbnailTooLarge: 'Àwòrán kékeré kò gbọ́dọ̀ ju 6 kB lọ',
  field: 'Yan ẹ̀ka iṣẹ́ kan láti inú àkójọ náà',
  workOrder: 'Dárúkọ àwòrán láti 1 sí 24',
  fileTooLarge: 'Fáìlì kò gbọ́dọ̀ ju 10 MB lọ',
  captureMark: 'Ìyẹn kì í ṣe àmì fáìlì',
  partTooLarge: 'Apá kan kò gbọ́dọ̀ ju 256 kB lọ',
  sizeBytes: 'size gbọ́dọ̀ jẹ́ iye bytes',
  unknownPart: 'Apá yẹn kò sí',
  partSize: (part: number, bytes: number) => `Apá ${part} ní bytes ${bytes}`,

  messageKind: 'Àtẹ̀jíṣẹ́ jẹ́ ọ̀rọ̀, àwòrán tàbí ohùn',
  messageEmpty: 'Ẹ kọ àtẹ̀jíṣẹ́',
  messageFile: 'Ẹ yan àwòrán náà, tàbí kí ẹ gba ohùn sílẹ̀',
  voiceLength: 'Ohùn kò gbọ́dọ̀ ju ìṣẹ́jú àáyá 60 lọ',
  voiceTooLarge: 'Ohùn kò gbọ́dọ̀ ju 300 kB lọ',
  voiceType: 'Ẹ fi ohùn ránṣẹ́ gẹ́gẹ́ bí WebM, Ogg tàbí MP4',
  visible: 'visible gbọ́dọ̀ jẹ́ 1 tàbí kó má sí',

  paymentReference: 'Ìyẹn kì í ṣe nọ́ńbà ìtọ́kasí owó sísan',
  paymentAmount: 'Iye owó gbọ́dọ̀ jẹ́ iye náírà',
  bank: 'Ẹ yan báńkì kan',
  pinDigits: (label: string) => `${label} gbọ́dọ̀ jẹ́ díjíìtì 4 sí 6`,
  code: 'Ẹ kọ kóòdù náà',
  codeDigits: 'Díjíìtì 6 ni kóòdù náà ní',
  withdrawMin: (min: Kobo) => `Ẹ lè yọ ${formatNaira(min)} tàbí jù bẹ́ẹ̀ lọ`,
  withdrawMax: (max: Kobo) => `Ẹ kò lè yọ ju ${formatNaira(max)} lọ lẹ́ẹ̀kan`,
  rating: 'Ẹ yan ìràwọ̀ 1 sí 5',
  exportSection: 'Ẹ yan apá kan nínú data náà',
  reviewRole: 'Ẹ yan client tàbí tasker',
  disputeReason: 'Ẹ yan ohun tí aáwọ̀ náà dá lé',
  disputeDecision: 'Ẹ yan pínpín owó, tàbí kí iṣẹ́ máa lọ',
  reviewDecision: 'Ẹ yan láti fi ránṣẹ́ tàbí láti dá a padà',
  statementFormat: 'json tàbí csv ni',
  yesOrNo: 'Ẹ yan bẹ́ẹ̀ni tàbí bẹ́ẹ̀kọ́',
  declineReason: 'Ẹ yan ìdí kan nínú àkójọ náà',

  pushEndpoint: 'Iṣẹ́ push ẹ̀rọ ìwákiri yìí kò sí lára àwọn tí a lè fi ránṣẹ́ sí.',
  pushKeys: 'Kọ́kọ́rọ́ ìforúkọsílẹ̀ yìí ti bàjẹ́. Ẹ tún ìfitónilétí tàn.',
  reportTarget: 'Ẹ yan ohun tí ẹ fẹ́ fi ẹjọ́ rẹ̀ sùn',
  reportReason: 'Ẹ yan ìdí kan nínú àkójọ náà',
  reportDecision: 'Ẹ yan a fọwọ́ sí i tàbí a kọ̀ ọ́',
}

const BACK = 'Owó náà ti padà sínú wallet yín.'

const verification: Words<typeof VERIFICATION_MESSAGES> = {
  sent: 'Ẹ̀rí ẹni tí ẹ jẹ́ ti dé ọ̀dọ̀ wa. A ó sọ fún yín nígbà tí a bá ti wò ó.',
  done: 'A ti yẹ̀ yín wò tẹ́lẹ̀.',
  limitedUntil: (at: number) =>
    `A kọ ẹ̀rí yín lẹ́ẹ̀mẹta láàárín ọjọ́ 30. Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i ní ${formatLagosDateTime(at, times.months)}.`,
  tooYoung: 'Ẹni tó bá pé ọdún 18 tàbí jù bẹ́ẹ̀ lọ nìkan ni a lè yẹ̀ wò',
  birthDateNotReal: 'Ẹ kọ ọjọ́ ìbí yín gan-an',
  kind: 'Ẹ yan ìwé kan nínú àkójọ',
  labels: {
    name: 'Orúkọ bó ṣe wà lórí ìwé náà',
    birthDate: 'Ọjọ́ ìbí',
    documentKind: 'Ìwé ìdánimọ̀',
    documentNumber: 'Nọ́ńbà ìwé náà',
    documentPicture: 'Àwòrán ìwé náà',
    facePicture: 'Àwòrán ojú yín',
  },
  numbers: {
    nin: 'NIN ní nọ́ńbà 11',
    votersCard: 'VIN káàdì ìdìbò ní lẹ́tà àti nọ́ńbà 19',
    driversLicence: 'Nọ́ńbà ìwé àṣẹ ìwakọ̀ bẹ̀rẹ̀ pẹ̀lú lẹ́tà 3, ó sì ní àmì 11 tàbí 12',
    passport: 'Nọ́ńbà ìwé ìrìnnà ní lẹ́tà kan àti nọ́ńbà 8',
  },
  pictures: {
    too_small: 'Àwòrán yìí kéré jù. Ẹ súnmọ́ ọn, tàbí ẹ yan èyí tí kámẹ́rà yà gan-an.',
    too_dark: 'Àwòrán yìí ṣókùnkùn jù. Ẹ lọ sí ibi fèrèsé tàbí ìta, kí ẹ sì tún un yà.',
    screenshot: 'Àwòrán ojú fóònù ni èyí. Ẹ fi kámẹ́rà ya ìwé náà fúnra rẹ̀.',
    same_twice: 'Àwòrán tí ẹ yàn tẹ́lẹ̀ ni èyí. Ìgbésẹ̀ kọ̀ọ̀kan nílò àwòrán tirẹ̀.',
  },
  reasons: {
    name: {
      differs: 'Orúkọ náà kọ́ ló wà lórí ìwé náà.',
      incomplete: 'Ẹ kọ orúkọ yín ní kíkún bó ṣe wà lórí ìwé náà.',
      birthDate: 'Ọjọ́ ìbí náà kọ́ ló wà lórí ìwé náà.',
    },
    document: {
      blurred: 'A kò lè ka ìwé náà. Ẹ di fóònù mú dáadáa kí ẹ sì tún un yà.',
      cutOff: 'Apá kan ìwé náà kò hàn. Igun mẹ́rẹ̀ẹ̀rin gbọ́dọ̀ wà nínú àwòrán.',
      glare: 'Ìmọ́lẹ̀ bo apá kan ìwé náà. Ẹ yí i díẹ̀ kí ẹ sì tún un yà.',
      expired: 'Ìwé yìí ti kọjá àkókò rẹ̀. Ẹ yan òmíràn.',
      wrongKind: 'Ìwé mìíràn ló wà nínú àwòrán, kì í ṣe èyí tí ẹ yàn.',
      numberDiffers: 'Nọ́ńbà náà kọ́ ló wà lórí ìwé náà.',
      copy: 'Ẹ ya ìwé náà fúnra rẹ̀, kì í ṣe ẹ̀dà tàbí ojú fóònù.',
    },
    face: {
      blurred: 'Ojú yín kò hàn dáadáa. Ẹ di fóònù mú dáadáa kí ẹ sì tún un yà.',
      dark: 'Ojú yín ṣókùnkùn jù. Ẹ kọjú sí ìmọ́lẹ̀ kí ẹ sì tún un yà.',
      covered: 'Nǹkan bo apá kan ojú yín. Ẹ yọ awò, fìlà àti ìbòjú.',
      differs: 'A kò rí i pé ojú yín ló wà lórí ìwé náà.',
      notLive: 'Ẹ ya ojú yín nísinsìnyí, kì í ṣe àwòrán mìíràn.',
    },
  },
  refusals: {
    notGenuine: 'Ìwé náà kò jọ ojúlówó.',
    notYou: 'Ìwé náà kì í ṣe tiyín.',
    underAge: 'Ẹni tó bá pé ọdún 18 tàbí jù bẹ́ẹ̀ lọ nìkan ni a lè yẹ̀ wò.',
    notConfirmed: 'A kò lè fìdí ẹni tí ẹ jẹ́ múlẹ̀.',
  },
}

const withdrawalNotes: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Báńkì kò gba owó náà. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  stopped: `A dá ìfiránṣẹ́ náà dúró kó tó lọ. ${BACK} Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.`,
  late: `Ìfiránṣẹ́ náà kò parí lásìkò. ${BACK} Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.`,
  reversed: `Báńkì dá owó náà padà. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  otherName: `Orúkọ mìíràn ló wà lórí àkáǹtì náà, nítorí náà a kò fi ránṣẹ́. ${BACK} Ẹ lo àkáǹtì tó ní orúkọ yín.`,
  notSent: `Kò lè lọ. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  takesLong:
    'Èyí ń pẹ́ ju bó ṣe yẹ lọ. Owó yín wà láìséwu: ó máa dé, tàbí kó padà sínú wallet yín. A ń béèrè lọ́wọ́ báńkì.',
}

const work: Words<typeof WORK_MESSAGES> = {
  changesRequested: 'Ìbéèrè yín fún àtúnṣe ti lọ.',
}

const removal: Words<Pick<typeof REMOVAL_MESSAGES, 'notice' | 'hiddenTitle'>> = {
  hiddenTitle: 'Onise ti yọ ọ́ kúrò',
  notice: {
    text: 'Onise ti mú todo yìí kúrò.',
    money: (paid, refunded) =>
      `Nínú owó tí a di mú, ${formatNaira(paid)} ti lọ sọ́dọ̀ akọ́ṣẹ́mọṣẹ́, ${formatNaira(refunded)} sì ti padà sọ́dọ̀ oníbàárà.`,
    hidden: 'Onise kò fi ohun inú todo yìí hàn mọ́. Owó àti àgbéyẹ̀wò wà bí wọ́n ṣe wà.',
  },
}

const reviewRemoval: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'Ó bú ẹnì kan tàbí ó halẹ̀ mọ́ ọn.',
    personal_details: 'Ó tú ọ̀rọ̀ ìkọ̀kọ̀ ẹnì kan síta.',
    not_about_work: 'Kì í ṣe nípa iṣẹ́ todo yìí.',
    pressure: 'Ó jẹ́ ọ̀nà láti fipá gba owó tàbí àgbéyẹ̀wò tó dára sí i.',
    fake: 'Kì í ṣe oníbàárà tàbí akọ́ṣẹ́mọṣẹ́ tòótọ́ ló kọ ọ́ nípa iṣẹ́ tòótọ́.',
  },
  email: {
    subject: (title) => `A ti mú àgbéyẹ̀wò yín fún ${title} kúrò`,
    text: (breach) => `Onise ti mú àgbéyẹ̀wò tí ẹ kọ nípa todo yìí kúrò. ${breach}`,
    effect: 'A kò ka ìràwọ̀ rẹ̀ mọ́, ẹ kò sì lè kọ àgbéyẹ̀wò mìíràn fún todo yìí.',
  },
}

const trades: Words<typeof TRADE_TEXTS> = {
  trades: {
    Photograph: 'Ayàwòrán',
    Furniture: 'Kápẹ́ńtà',
    Barber: 'Onígbàjámọ̀',
    Electrician: 'Oníná mànàmáná',
    Painter: 'Akunlé',
    Baker: 'Oníbúrẹ́dì àti kéèkì',
    Cleaning: 'Onímọ̀ọ́tótó',
    Tutoring: 'Olùkọ́',
    'Makeup and Beauty': 'Aṣaralóge',
    Plumbing: 'Púlọ́ńbà (omi ẹ̀rọ)',
    Fashion: 'Aránṣọ (télọ̀)',
    Welding: 'Wẹ́dà',
    Vulcanizer: 'Fọkanáísà',
  },
  skills: {
    Photograph: {
      Editing: 'Àtúnṣe fọ́tò',
      Printing: 'Títẹ fọ́tò',
      'Studio Photography': 'Fọ́tò studio',
      'Outdoor Photography': 'Fọ́tò níta',
      'Event Coverage': 'Fọ́tò àríyá àti ayẹyẹ',
      'Drone Photography': 'Fọ́tò drone',
      'Photo Framing': 'Férémù fọ́tò',
      'Photo Album': 'Álúbọ́ọ̀mù fọ́tò',
    },
    Furniture: {
      Woodwork: 'Iṣẹ́ igi',
      Upholstery: 'Fífi aṣọ àti fóòmù bo àga',
      'Furniture Repairs': 'Àtúnṣe àga àti tábìlì',
      'Polishing & Refinishing': 'Dídán igi àti kíkùn ún pa dà',
      'Furniture Design': 'Yíya àwòrán àga àti tábìlì',
      'Cabinet Making': 'Ṣíṣe kọ́bọ́ọ̀dù',
      'Sofa & Chair': 'Sófà àti àga',
      'Bed & Wardrobe': 'Ibùsùn àti wọ́dùróòbù',
    },
    Barber: {
      Haircut: 'Gígẹ irun',
      'Beard Grooming': 'Títún irùngbọ̀n ṣe',
      'Hair Dyeing': 'Pípa irun láró',
      'Dreadlocks & Twisting': 'Dàda àti lílọ́ irun',
      'Hair Treatment': 'Ìtọ́jú irun',
      'Mobile/Home Service': 'Gígẹ irun nílé yín',
      'Shaving & Facial Care': 'Fífá irùngbọ̀n àti ìtọ́jú ojú',
      "Kids' Haircuts": 'Gígẹ irun ọmọdé',
    },
    Electrician: {
      'House Wiring': 'Wáyà ilé',
      'Electrical Repairs': 'Àtúnṣe iná mànàmáná',
      'Solar Installation': 'Gbígbé solar sílé',
      'Inverter Installation': 'Gbígbé inverter sílé',
      'Generator Repair & Installation': 'Àtúnṣe àti gbígbé jẹnẹrétọ̀ sílé',
      'Appliance Repairs': 'Àtúnṣe fíríìjì, TV àti fáànù',
      'CCTV Installation': 'Gbígbé kámẹ́rà CCTV sílé',
      'Smart Home Setup': 'Ilé onímọ̀ ẹ̀rọ',
    },
    Painter: {
      'House Painting': 'Kíkun ilé',
      'Spray Painting': 'Ọ̀dà fífọ́n',
      'Mural & Artistic Painting': 'Àwòrán ara ògiri',
      'POP Design & Painting': 'Iṣẹ́ POP àti ọ̀dà',
      'Interior Decoration': 'Ṣíṣe inú ilé lọ́ṣọ̀ọ́',
      'Graffiti & Wall Art': 'Graffiti àti iṣẹ́ ọnà ara ògiri',
      'Car Painting': 'Kíkun mọ́tò',
      'Industrial Painting': 'Kíkun ilé iṣẹ́ ńlá',
    },
    Baker: {
      'Cake Baking': 'Dídín kéèkì',
      Pastries: 'Ìpanu oníyẹ̀fun',
      'Bread Making': 'Ṣíṣe búrẹ́dì',
      'Cake Decoration': 'Ṣíṣe kéèkì lọ́ṣọ̀ọ́',
      'Dessert Making': 'Ìpanu dídùn',
      'Wholesale Baking': 'Dídín fún títà ní púpọ̀',
      'Healthy & Special Diet Baking': 'Ìpanu fún ìlera àti oúnjẹ pàtàkì',
      'Wedding & Birthday Cakes': 'Kéèkì ìgbéyàwó àti ọjọ́ ìbí',
    },
    Cleaning: {
      'Home Cleaning': 'Mímú ilé mọ́',
      'Office Cleaning': 'Mímú ọ́fíìsì mọ́',
      'Laundry & Dry Cleaning': 'Fífọ aṣọ àti dry cleaning',
      'Post-Construction Cleaning': 'Ìmọ́tótó lẹ́yìn ìkọ́lé',
      'Carpet & Upholstery Cleaning': 'Fífọ kápẹ́ẹ̀tì àti àga',
      'Fumigation & Pest Control': 'Fífín oògùn kòkòrò',
      'Waste Disposal': 'Kíkó pàǹtí',
      'Industrial Cleaning': 'Ìmọ́tótó ilé iṣẹ́ ńlá',
    },
    Tutoring: {
      'Home Tutoring': 'Ẹ̀kọ́ nílé',
      'Online Tutoring': 'Ẹ̀kọ́ lórí ayélujára',
      'WAEC/JAMB/NECO Coaching': 'Ìmúrasílẹ̀ WAEC/JAMB/NECO',
      'Primary & Secondary School Tutoring': 'Ẹ̀kọ́ alákọ̀ọ́bẹ̀rẹ̀ àti girama',
      'University & Professional Courses': 'Ẹ̀kọ́ yunifásítì àti ti akọ́ṣẹ́mọṣẹ́',
      'IT & Digital Skills Training': 'Ẹ̀kọ́ kọ̀ǹpútà',
      'Vocational Skills Training': 'Ẹ̀kọ́ iṣẹ́ ọwọ́',
      'Language Tutoring': 'Ẹ̀kọ́ èdè',
    },
    'Makeup and Beauty': {
      'General Makeup': 'Ìṣaralóge',
      'Gele Artistry': 'Wíwé gèlè',
      'Pedicure/Manicure': 'Ìtọ́jú èékánná ọwọ́ àti ẹsẹ̀',
      'Spa & Massage': 'Spa àti ìfọwọ́ra',
    },
    Plumbing: {
      'water supply systems': 'Ẹ̀rọ omi',
      'Drainage and sewage systems': 'Gọ́tà àti omi ẹ̀gbin',
      'Leak detection and repair': 'Wíwá àti títún ibi tó ń jò ṣe',
      Installation: 'Gbígbé ẹ̀rọ omi sílé',
    },
    Fashion: {
      'Art and Culture': 'Iṣẹ́ ọnà àti àṣà',
      'Ready Made': 'Aṣọ rírán tẹ́lẹ̀',
    },
    Welding: {
      'Metal fabrication': 'Ṣíṣe nǹkan onírin',
      'Welding repairs': 'Àtúnṣe onírin',
    },
    Vulcanizer: {
      'Tire Repair': 'Àtúnṣe táyà',
      'Tire and Tube Maintenance': 'Ìtọ́jú táyà àti túùbù',
    },
  },
  projectTypes: {
    Onsite: 'Ní ibi iṣẹ́',
    Remote: 'Láti ọ̀nà jíjìn',
    Hybrid: 'Méjèèjì',
  },
}

const workPictures: Words<typeof WORK_PICTURE_MESSAGES> = {
  added: 'Àwòrán náà ti wà lórí profáìlì rẹ.',
  changed: 'A ti yí àwòrán náà padà.',
  ordered: 'A ti fi ètò tuntun náà pamọ́.',
  deleted: 'A ti pa àwòrán náà rẹ́.',
  takenOver:
    'Àwòrán náà ti wà lórí profáìlì yín. Àwọn ẹlòmíràn máa rí i lẹ́yìn ọjọ́ 7, àyàfi tí oníbàárà bá kọ̀.',
  objected: 'A kò ní fi àwòrán náà han ẹnikẹ́ni.',
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
