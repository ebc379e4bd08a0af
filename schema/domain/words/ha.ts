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
    'Janairu',
    'Faburairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
}

const accounts: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Ku yi amfani da haruffa, lambobi ko emoji a sunan amfani',
  usernameContact: 'Ku zaɓi sunan amfani da ba shi da lambar waya ko adireshi',
  usernameReserved: 'An keɓe wannan sunan amfani. Ku zaɓi wani',
  contactsMasked: 'Ba a nuna lambobin waya, imel da link a profile.',
  emailCodeSent: 'Mun aika lamba zuwa imel ɗinku.',
  emailProven: 'An tabbatar da imel ɗinku.',
  phoneCodeSent: (channel) => `Mun aika lambar sirri ta ${channel === 'sms' ? 'SMS' : 'WhatsApp'}.`,
  resetCodeSent: 'Idan wannan lamba tana da asusu, lambar sirri tana kan hanya.',
  phoneProven: 'An tabbatar da lambar wayarku.',
  wrongPhoneOrPassword: 'Lambar waya ko kalmar sirri ba daidai ba.',
  exportStarted: 'Ana tattara bayananku.',
  sessionEnded: 'An fitar da wannan na’ura.',
  otherSessionsEnded: 'An fitar da duk sauran na’urori.',
}

const planChanges: Words<typeof PLAN_CHANGE_MESSAGES> = {
  kind: 'Zaɓi abin da za a canza',
  proposed: 'An aika. Babu abin da zai canza sai ɗayan ya karɓa; akwai awanni 48 don haka.',
  withdrawn: 'An janye. Komai yana nan yadda aka yarda.',
  declined: 'An ƙi. Komai yana nan yadda aka yarda.',
  accepted: 'An karɓa. Wannan shi ne aka yarda yanzu.',
  problems: {
    gone: 'Wannan mataki ya fara, ya ƙare ko an miƙa shi, don haka ba zai iya canzawa ba',
    same: 'Wannan ne aka riga aka yarda',
    past: 'Ranar ta zama yau ko bayan yau',
    price: 'Jimillar farashin zai yi yawa',
  },
}

const stages: Words<typeof STAGE_MESSAGES> = {
  problems: {
    count: 'Tsari yana da matakai 2 zuwa 12',
    amount: 'Mataki ya kai ₦100 ko fiye',
    sum: 'Jimillar matakan dole ta zama farashin',
    order: 'Mataki ba zai iya zuwa kafin na samansa ba',
    share: 'Kayan aiki ba za su wuce kashi 60% na farashin ba',
    last: 'Mataki na ƙarshe dole ya zama aiki, ba kayan aiki ba',
  },
  approved: 'An amince kuma an biya. Mataki na gaba ya fara.',
  funded: 'Yanzu an ajiye kuɗin wannan matakin.',
  materialsAsked: 'An aika jerin kayanku. Abokin ciniki ne zai yanke shawara kan kuɗin.',
  materialsDeclined: 'An nemi ƙwararren ya gyara jerin kayan.',
  materialsReleased: 'An biya. Mataki na gaba ya fara.',
  receiptsSent: 'An aika rasiɗanku.',
  givenBack: 'Kuɗin ya koma wa abokin ciniki.',
}

const saved: Words<typeof SAVED_MESSAGES> = {
  saved: 'An ajiye. Za ku same shi a “An ajiye”.',
  removed: 'An cire daga waɗanda aka ajiye.',
}

const alerts: Words<typeof ALERT_MESSAGES> = {
  saved: 'An adana. Za mu sanar da ku sababbin todo irin wannan.',
  deleted: 'Ba za ku ƙara samun irin wannan sanarwa ba.',
}

const cancel: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Kun ƙi todo ɗin. Kuɗin da ake riƙe da shi ya koma ga kwastoma.',
    cancelled: 'An soke aikin. Kuɗin da ake riƙe da shi ya koma ga kwastoma.',
  },
  reposted: 'Todo ɗinku a buɗe yake.',
  offered: 'An aika tayinku. Ƙwararren yana da awa 48 don ba da amsa.',
  withdrawn: 'An janye tayinku. Aikin zai ci gaba.',
  accepted: 'Kun karɓi tayin. Aikin ya ƙare.',
}

const chats: Words<Omit<typeof CHAT_MESSAGES, 'readByAdmin'>> = {
  sent: 'An aika saƙo.',
  seen: 'An gani.',
  typing: 'An nuna kana rubutu.',
  edited: 'An canja saƙon.',
  deleted: 'An goge saƙon.',
  accountHidden:
    'Ana ɓoye lambobin asusun banki koyaushe: kuɗin da aka biya a Onise ne kaɗai yake da kariya.',
}

const closing: Words<typeof CLOSING_MESSAGES> = {
  closed: 'An rufe asusunku. Mun goge duk abin da doka ta bar mu mu goge.',
}

const disputes: Words<Pick<typeof disputesEnglish, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'Ba a yi aikin ba',
      not_as_agreed: 'Aikin bai zama yadda aka yarda ba',
      late: 'Aikin ya makara',
      not_approved: 'An yi aikin amma ba a amince ba',
      more_work: 'An nemi aiki fiye da yadda aka yarda',
      no_reply: 'Ɗayan mutumin ba ya ba da amsa',
      conduct: 'Hali mara kyau ko mai haɗari',
      other: 'Wani abu daban',
    },
    opened: 'Jayayyarku a buɗe take. Kuɗin yana tsaye a riƙe har ta ƙare.',
    answered: 'An aika amsarku. Wakilin Onise zai iya yanke hukunci yanzu.',
    offered: 'An aika tayinku. Ba a biyan komai sai ɗayan ɓangaren ya karɓa.',
    offerWithdrawn: 'An janye tayinku. Ba a biya komai ba.',
    settled: 'Ku biyun kun yarda. An raba kuɗin kamar yadda yake a tayin.',
    decided: 'An aiwatar da hukuncinku.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'Akwai jayayya game da wannan todo tuni. Ku buɗe ta don ba da amsa ko yin tayin raba kuɗi.',
    not_possible: 'Ana iya jayayya ne kawai yayin da ake aikin todo ko an miƙa shi.',
    lost_before:
      'An riga an yanke hukuncin jayayyarku ta baya game da wannan kuɗi. Ba za ku iya buɗe wata a kansa ba.',
    ended: 'Wannan jayayya ta ƙare.',
    not_disputed: 'Babu jayayya game da wannan todo.',
    own_dispute: 'Kun riga kun faɗi abin da ya faru. Yanzu ɗayan ɓangaren zai ba da amsa.',
    already_answered: 'Kun riga kun ba da amsa.',
    answer_late:
      'Lokacin ba da amsa ya wuce. Za ku iya yin tayin raba kuɗi, ko ku karɓi ɗaya, har sai wakilin Onise ya yanke hukunci.',
    offer_gone: 'Wannan tayi ba ya nan kuma. Ku sake duba jayayyar.',
    own_offer: 'Ɗayan ɓangaren ne kaɗai zai iya karɓar tayinku.',
    split_sum:
      'Abin da za a biya da abin da zai koma, idan aka haɗa, dole su zama daidai da kuɗin da ake riƙe da shi.',
    still_answerable:
      'Ɗayan ɓangaren zai iya ba da amsa har yanzu. Ku yanke hukunci idan bayanan biyu sun zo, ko idan lokacin ba da amsa ya wuce.',
    own_case: 'Wannan todo naku ne. Wani wakilin Onise ne zai yanke hukunci.',
    continue_without_money: 'Idan aikin ya ci gaba, ba a biyan komai kuma babu abin da zai koma.',
  },
}

const emptyStates: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Babu todo da ake samu',
  noTodo: 'Babu todo',
  noTasks: 'Babu ayyuka',
  noConversations: 'Babu hira tukuna.',
  noReview: 'Babu sharhi tukuna',
}

const general: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'Ana buƙatar a cika komai',
  pleaseSelectTask: 'Ku zaɓi aiki',
  ...emptyStates,
  usernameTooLong: 'Sunan amfani ba zai wuce harafi 8 ba',
  skillsUpdated: 'An sabunta ƙwarewa',
  registered: 'An buɗe asusu. Za ku iya shiga yanzu.',
  loggedIn: 'Kun shiga.',
  typeSwitched: {
    client: 'Yanzu kuna a matsayin Kwastoma. Ku shiga don ci gaba.',
    tasker: 'Yanzu kuna a matsayin Ƙwararre. Ku shiga don ci gaba.',
  },
  loggedOut: 'Kun fita.',
  profileUpdated: 'An sabunta profile.',
  taskPosted: 'An saka todo ɗinku.',
  supportSent: 'Mun sami saƙonku. Za mu amsa ta imel ɗinku.',
  taskEdited: 'An sabunta todo ɗinku.',
  commandCancelled: 'An soke',
  taskDeleted: 'An goge todo.',
  taskRestored: 'Todo ɗinku ya dawo.',
  proposalSent: 'An aika proposal ɗinku.',
  proposalEdited: 'An sabunta proposal ɗinku.',
  proposalDeclined: 'An ƙi proposal ɗin. Ƙwararren yana ganin dalilinku.',
  proposalsSeen: 'Ƙwararru za su ga cewa kun duba proposals ɗinsu.',
  counterSent: 'An aika shawararku.',
  counterAccepted: 'An karɓa. Waɗannan su ne sharuɗɗan proposal ɗin yanzu.',
  counterDeclined: 'An ƙi. Proposal ɗin yana yadda yake.',
  proposalWithdrawn: 'An janye proposal ɗinku.',
  invited: 'An gayyaci ƙwararren, kuma za a sanar da shi.',
  taskShown: 'Kowa yana iya ganin todo ɗinku yanzu.',
  waitingLonger: 'Za ku ƙara jiran amsa na awa 48.',
  invitationDeclined: 'Kun ƙi. Kwastoma yana ganin dalilinku.',
  questionAsked: 'An aika tambayarku ga kwastoma.',
  questionAnswered: 'Amsarku tana kan todo, kowa yana iya karantawa.',
  taskAwarded: 'An ba da todo. Ana riƙe da kuɗin har sai kun amince da aikin.',
  workSubmitted: 'An miƙa aikinku.',
  arrived: 'Isowarku tana cikin jerin abubuwan da suka faru, ga ɓangarori biyu.',
  left: 'Tafiyarku tana cikin jerin abubuwan da suka faru, ga ɓangarori biyu.',
  workApproved: 'An amince. An biya ƙwararren.',
  alreadyApproved: 'An riga an amince',
  uploadCancelled: 'An soke aikawa.',
  contactsHidden:
    'Ana ɓoye lambobin waya, imel da link har sai an ba da todo, don kare ɓangarorin biyu.',
}

const errors: Words<typeof ERROR_MESSAGES> = {
  invalid_input: 'Akwai abin da ba daidai ba a fom ɗin.',
  malformed: 'Ba a iya karanta wannan buƙata ba.',
  too_large: 'Fayil ɗin ya yi girma da yawa.',
  unsupported_file: 'Ku yi amfani da hoton JPEG, PNG ko WebP.',
  signed_out: 'Ku shiga don ci gaba.',
  wrong_role: 'Nau’in asusunku ba zai iya yin wannan ba.',
  suspended: 'An dakatar da wannan asusu. Ku tuntuɓi masu taimako.',
  not_found: 'Ba mu sami wannan ba.',
  not_yourself: 'Ba za ku iya yi wa kanku wannan ba.',
  second_factor_needed: 'Fara da shigar da lambar da ke manhajar tabbatarwa.',
  already_verified: 'An riga an tantance wannan mai amfani',
  verification_waits: 'Shaidarku tana wurinmu tuni. Za mu sanar da ku sakamakon.',
  verification_limit: 'An ƙi shaidarku sau 3 cikin kwana 30. Ku sake gwadawa nan gaba.',
  verification_taken: 'Wani wakilin Onise yana duba wannan.',
  not_administrators: 'Ba a iya toshe wakilin Onise.',
  too_many_blocks: 'Kun toshe mutane 200. Ku buɗe wani tukuna.',
  too_many_saved: 'Kun ajiye 200. Ku cire ɗaya a “An ajiye” tukuna.',
  too_many_alerts: 'Kuna da sanarwa 5. Ku canja ko ku goge ɗaya tukuna.',
  under_review:
    'An kai rahoton asusunku kuma ana duba shi. Za ku iya kammala aikin da kuke yi yanzu; sababbin todo, proposal da saƙonni za su jira har sai mun yanke hukunci.',
  task_under_review:
    'An kai rahoton wannan todo kuma ana duba shi. Za ku iya ba da shi idan mun yanke hukunci.',
  too_many_reports: 'Kun kai rahotanni da yawa yau. Ku sake gwadawa gobe.',
  already_reported: 'Kun riga kun kai rahoton wannan. Za mu gaya muku hukuncin da muka yanke.',
  no_such_call: 'Babu wannan adireshi.',
  wrong_method: 'Wannan adireshi ba ya karɓar wannan hanya.',
  wrong_content_type: 'Ku aika wannan a matsayin application/json.',
  account_in_use: 'Ba a iya rufe asusunku tukuna. Ku duba abin da yake a buɗe.',
  email_in_use: 'Ana amfani da imel ɗin tuni',
  email_missing: 'Asusunku ba shi da imel.',
  email_proven: 'An tabbatar da imel ɗinku. Ku rubuto mana idan kuna da wani.',
  phone_in_use: 'Wannan lamba tana da asusu tuni. Ku shiga da ita, ko ku yi amfani da wata lamba.',
  phone_own: 'Wannan lambarku ce tuni.',
  channel_unavailable:
    'Ba za mu iya aika lambar sirri zuwa wannan lamba ba. Ku yi amfani da imel ɗinku.',
  messages_used_up:
    'Ba za mu iya ƙara aika lambobin sirri ta waya yau ba. Ku yi amfani da imel, ko ku gwada gobe.',
  reset_needs_email:
    'Wannan waya sabuwa ce ga asusunku. Mun aika mahaɗi zuwa imel ɗinku, inda za ku zaɓi kalmar sirri.',
  reset_needs_support:
    'Wannan waya sabuwa ce ga asusunku. Ku yi amfani da wadda kuka taɓa shiga da ita, ko ku rubuto mana.',
  email_unproven:
    'Ku tabbatar da imel ɗinku ko lambar wayarku tukuna. Sannan za ku iya motsa kuɗi.',
  wrong_credentials: 'Imel ko kalmar sirri ba daidai ba.',
  too_many_tries: 'An gwada sau da yawa. Ku ɗan jira, ku sake gwadawa.',
  key_reused: 'An riga an yi amfani da wannan makullin buƙata don wani abu.',
  moved_on: 'Wannan ya canja tun da kuka buɗe shi. Ku sake dubawa, ku sake gwadawa.',
  edited_elsewhere:
    'An canja wannan todo a wani wuri kafin ku aika naku. Ku kwatanta biyun, ku zaɓa.',
  own_task: 'Ba za ku iya neman todo naku ba.',
  task_not_open: 'Wannan todo ba a buɗe yake ba kuma.',
  task_assigned_edit: 'Ba za ku iya gyara todo da aka riga aka ba da shi ba',
  task_assigned_delete: 'An riga an ba da wannan todo. Ku soke shi maimakon haka.',
  task_completed_delete: 'Ba a iya goge todo da aka kammala.',
  task_submitted_cancel:
    'An riga an miƙa aikin. Ku amince da shi, ku nemi gyara, ko ku buɗe jayayya.',
  cancel_needs_offer:
    'Ba za ku iya sokewa ku kaɗai ba kuma. Ku yi wa ƙwararren tayin wani ɓangare na kuɗin, ko ku jira har aikin ya makara.',
  cancel_offer_exists: 'Tayinku yana jiran amsa har yanzu. Ku janye shi kafin ku yi wani.',
  cancel_offer_gone: 'Wannan tayi ba a buɗe yake ba kuma.',
  cancel_offer_changed: 'Wannan tayi ba shi ne kuka gani ba. Ku sake dubawa kafin ku ba da amsa.',
  stage_not_held:
    'Ba a ajiye kuɗin wannan matakin ba tukuna. Kada ku fara sai abokin ciniki ya saka.',
  stage_held: 'An riga an ajiye kuɗin wannan matakin.',
  stage_gone: 'Wannan matakin ya canza ko ya ƙare. Ku sake duba todo ɗin.',
  cancel_offer_open:
    'Akwai tayin kawo ƙarshen aikin da ke buɗe. Dole a fara amsa shi ko a janye shi.',
  plan_change_exists: 'Akwai canjin da ke jiran amsa. Ku amsa shi ko ku janye shi tukuna.',
  plan_change_gone: 'Wannan canjin ba ya buɗe kuma.',
  plan_change_stale: 'Todo ɗin ya canza tun da aka nemi wannan. Ku sake duba, ku sake nema.',
  client_funds_short:
    'Abokin ciniki ba shi da kuɗin wannan a wallet. Mun gaya masa; za ku iya karɓa idan kuɗin ya zo.',
  materials_first: 'Wannan matakin na kayan aiki ne: ku nemi kuɗin da jerin kaya.',
  receipts_missing: 'Da farko ku ƙara rasiɗan kayan aiki.',
  receipts_sent: 'Rasiɗan waɗannan kayan suna nan tuni.',
  receipts_picture: 'Ku ƙara hoton rasiɗi ko na kayan.',
  materials_over: 'Wannan ya fi kuɗin waɗannan kayan.',
  materials_changed: 'Jerin kayan ya canza yanzu. Ku sake duba shi.',
  task_not_in_progress: 'Ba a aikin wannan todo a yanzu.',
  too_many_change_requests: 'Kun nemi gyara sau 3. Ku amince da aikin, ko ku buɗe jayayya.',
  newer_submission: 'An miƙa sabuwar siga kafin nan. Ku fara duba ta.',
  not_submitted: 'Ba a miƙa aiki ba tukuna',
  too_many_open: 'Kuna da buɗaɗɗun todo 20 tuni. Ku rufe ɗaya kafin ku saka wani.',
  too_many_posts: 'Kun saka todo 10 yau. Ku sake gwadawa gobe.',
  already_applied: 'Kun riga kun nemi wannan todo',
  reapply_limit: 'Kun nemi wannan todo sau da yawa.',
  already_invited: 'Kun riga kun gayyaci wannan ƙwararren zuwa wannan todo.',
  tasker_applied: 'Wannan ƙwararren ya riga ya aika proposal don wannan todo.',
  too_many_invited: 'Kun gayyaci ƙwararru 10 zuwa wannan todo. Ba za a iya ƙari ba.',
  too_many_invitations: 'Kun gayyaci ƙwararru 30 yau. Ku sake gwadawa gobe.',
  cannot_be_asked:
    'Ba a iya tambayar wannan ƙwararren yanzu. Ku wallafa todo ga kowa, ko ku tambayi wani.',
  task_private: 'Wannan todo na mutum ɗaya ne kawai. Ku fara nuna shi ga kowa.',
  ask_over: 'Babu sauran abin jira. Ku sake duba todo ɗin.',
  already_asked: 'Kun riga kun yi tambaya game da wannan todo.',
  wrong_arrival_code:
    'Wannan ba lambar wannan todo da wannan rana ba ce. Ku nemi abokin ciniki ya sake karanta ta.',
  arrival_locked:
    'An shigar da lambobi biyar marasa daidai na wannan todo a yau. Ku sake gwadawa gobe.',
  already_arrived: 'Kun riga kun isa yau. Ku fara cewa kuna tafiya.',
  not_arrived: 'Babu isowar da za ku tashi daga gare ta.',
  too_many_arrivals: 'Kun isa sau 6 a yau, iyakar da ake rubutawa ke nan.',
  too_many_questions: 'Wannan todo yana da tambayoyi 20. Ba za a iya ƙari ba.',
  already_answered: 'Kun riga kun amsa wannan tambaya.',
  proposal_changed: 'Wannan proposal ya canja. Ku sake duba shi.',
  counter_gone: 'Wannan shawarar ba a buɗe take ba kuma.',
  counter_changed: 'Wannan shawarar ba ita ce kuka gani ba. Ku sake dubawa kafin ku ba da amsa.',
  counter_turn: 'Sai ɗayan ɓangaren ya fara ba da amsa.',
  counter_limit: 'An yi shawarwari 3 a kan wannan proposal. Ba za a iya ƙarawa ba.',
  counter_same: 'Ku ba da wani farashi, rana ko matakai: waɗannan su ne na proposal ɗin.',
  proposal_not_live: 'Wannan proposal ba a buɗe yake ba kuma.',
  proposal_exists: 'An riga an aika wannan proposal.',
  review_too_early: 'Za ku iya yin sharhi kan wannan todo idan an amince da aikin.',
  already_reviewed: 'Kun riga kun yi sharhi kan wannan todo',
  review_skipped: 'Kun zaɓi kada ku yi sharhi kan wannan todo.',
  review_removed: 'An cire sharhinku na wannan todo, don haka ba za ku iya rubuta wani ba.',
  review_closed: 'Lokacin yin sharhi kan wannan todo ya wuce. An rufe sharhinsa.',
  review_public: 'Kowa yana iya ganin wannan sharhi, don haka ba a iya canja shi kuma.',
  already_replied: 'Kun riga kun ba da amsar wannan sharhi.',
  reply_closed:
    'Lokacin ba da amsa ya wuce. Ana rufe amsa kwana 14 bayan kowa ya fara ganin sharhi.',
  chat_not_open: 'Za ku iya hira idan an aika proposal',
  chat_client_first:
    'Kwastoma ne yake fara rubutu a nan. Za ku iya fara rubutu idan proposal ɗinku a buɗe yake.',
  chat_waits: 'Saƙonku ya isa. Za ku iya sake rubutu idan kwastoma ya ba da amsa.',
  chat_blocked: 'Ba za ku iya rubuta wa wannan mutum ba.',
  chat_unavailable: 'Wannan mutum ba zai iya karɓar saƙo yanzu ba.',
  chat_private:
    'Babu jayayya ko buɗaɗɗen rahoto da ya ambaci waɗannan mutum biyu, don haka saƙonninsu suna a asirce.',
  message_exists: 'An riga an aika wannan saƙo.',
  message_is_evidence:
    'Ana iya canja ko goge saƙo na tsawon minti 5. Bayan haka yana zama yadda yake, a matsayin shaida ga ɓangarorin biyu.',
  insufficient_funds: 'Kuɗin wallet bai isa ba.',
  money_at_rest: 'Ba za ku iya amfani da wannan kuɗi ba tukuna.',
  unknown_payment: 'Ba mu da biyan kuɗi mai wannan lambar shaida.',
  not_paid: 'Biyan bai yi nasara ba.',
  payment_mismatch: 'Biyan bai yi daidai da abin da aka nema ba. Muna duba shi.',
  payment_elsewhere: 'An riga an saka wannan kuɗi a wani wallet.',
  balance_limit:
    'Wallet ɗinku ya kai iyaka. Ku cire ko ku kashe wasu kuɗi tukuna, ko ku bari a tantance ku.',
  pin_exists: 'Kuna da PIN tuni. Ku sabunta shi.',
  pin_missing: 'Ku ƙirƙiri PIN kafin ku cire kuɗi.',
  pins_differ: 'PIN ɗin ba iri ɗaya ba ne',
  pin_weak: 'Yana da sauƙin a gane wannan PIN. Ku zaɓi wani.',
  wrong_pin: 'PIN ba daidai ba.',
  pin_locked: 'An kulle PIN ɗinku a yanzu.',
  pin_resting: 'An sake saka PIN ɗinku. Za ku iya sake cire kuɗi nan gaba.',
  wrong_code: 'Lambar ba daidai ba ce, ko lokacinta ya ƙare.',
  reset_link_invalid:
    'Wannan link ba ya aiki kuma. Yana aiki sau ɗaya kuma na minti 30, kuma sabo ne kaɗai yake aiki.',
  password_same: 'Wannan ita ce kalmar sirrinku ta yanzu. Ku zaɓi wata.',
  password_common: 'Yana da sauƙin a gane wannan kalmar sirri. Ku zaɓi wata, misali kalmomi huɗu.',
  password_needed: 'Akwai kuɗi a wallet ɗinku. Ku saka kalmar sirrinku don ƙirƙirar PIN.',
  wrong_password: 'Kalmar sirri ba daidai ba.',
  unknown_bank: 'Ku zaɓi banki daga jerin.',
  unknown_account: 'Bankin bai sami wannan lambar asusu ba.',
  bank_account_gone:
    'Ba a adana wannan asusun banki ba yanzu. Ba a tura komai ba. Ku zaɓi wani asusu, ko ku sake rubuta shi.',
  withdrawal_limit: 'Wannan ya fi abin da za ku iya cirewa yau.',
  too_many_withdrawals: 'Ku jira har sai ɗaya daga cikin kuɗin da kuka cire ya isa.',
  provider_unavailable:
    'Ba a iya samun hidimar biyan kuɗi yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  bad_signature: 'Sa hannun ba na gaskiya ba ne.',
  please_select_task: general.pleaseSelectTask,
  removed_by_admin: 'Onise ta cire wannan todo. Ba a iya dawo da shi.',
  restore_too_late: 'Ba a iya dawo da wannan todo kuma.',
  too_many_uploads: 'Kuna aika fayiloli da yawa. Ku kammala ko ku soke ɗaya tukuna.',
  upload_incomplete: 'Ba a gama aika wannan fayil ba tukuna.',
  upload_gone: 'Aikawar ta ɗauki lokaci da yawa. Ku sake aika fayil ɗin.',
  too_many_files: 'Ku aika hotuna har 6, ko PDF ɗaya.',
  too_many_work_pictures: 'Bayaninka yana da hotuna 24 tuni. Goge daya da farko.',
  picture_refused: 'Kwastoman wannan todo ba ya son a nuna wannan hoto.',
  objection_over:
    'Yanzu kowa yana iya ganin wannan hoto. Har yanzu kuna iya kai rahotonsa a profile.',
  link_expired: 'Lokacin wannan link ya ƙare. Ku sake buɗe shafin.',
  client_too_old: 'Wannan sigar Onise ta tsufa sosai. Ku sabunta don ci gaba.',
  sync_reset: 'Wannan waya ta daɗe babu network. Ana sake loda komai.',
  maintenance:
    'An rufe Onise don gyara. Aikinku yana adane a wannan waya, za a aika shi idan muka dawo. Babu kuɗin da zai motsa kafin nan.',
  unavailable: 'Ba a iya samun Onise yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  fault: 'Wani abu ya lalace a ɓangarenmu. Aikinku yana nan lafiya; ku sake gwadawa.',
}

const fieldLabels: Words<typeof FIELD_LABELS> = {
  message: 'Saƙo',
  statement: 'Bayanin abin da ya faru',
  review: 'Sharhi',
  title: 'Suna',
  reply: 'Amsa',
  details: 'Ƙarin bayani',
  reason: 'Dalili',
  payment: 'Biyan kuɗi',
  refund: 'Mayar da kuɗi',
  todoTitle: 'Sunan todo',
  description: 'Bayani',
  stageTitle: 'Sunan matakin',
  material: 'Abin da za ku saya',
  quantity: 'Guda nawa',
  spent: 'Abin da kuka kashe',
  price: 'Farashi',
  address: 'Cikakken adireshi',
  landmark: 'Alamar wuri',
  landmarkHint:
    'Wani abu kusa da wurin da kowa ya sani. Ƙwararren da kuka ba aikin ne kaɗai zai gan shi.',
  location: 'Wuri',
  proposal: 'Proposal',
  question: 'Tambaya',
  answer: 'Amsa',
  notes: 'Bayanin aiki',
  changeNote: 'Bayaninku',
  amount: 'Adadin kuɗi',
  phone: 'Lambar waya',
  jobTitle: 'Sunan aiki',
  profileDescription: 'Bayani game da ku',
  caption: 'Abin da hoton ya nuna',
  search: 'Bincike',
  pin: 'PIN',
  confirmPin: 'Tabbatar da PIN',
  oldPin: 'Tsohon PIN',
}

const money: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Mafi ƙarancin cire kuɗi shi ne 10000',
  validAccountNumber: 'Ku saka lambar asusu ta gaskiya',
  paymentCancelled: 'An soke biyan',
  applePayFailed:
    'An sami matsala wajen biya da Apple Pay. Ku sake gwadawa ko ku yi amfani da wata hanyar biya.',
  outcomeUnknown:
    'Onise ba ta ba da amsa a kan lokaci ba, don haka mai yiwuwa ya yi ko bai yi ba. Ku duba hada-hadar kuɗinku kafin ku sake gwadawa.',
  paymentReady: 'Biyanku ya shirya.',
  walletFunded: 'An saka kuɗi a wallet',
  paymentPending: 'Ana tabbatar da biyan',
  withdrawalRequested: 'Kuɗin da kuka cire yana kan hanya.',
  withdrawalHeld: 'Asusun bankin yana da wani suna. Muna duba wannan cire kuɗi kafin mu tura shi.',
  oneAccount: 'Ku zaɓi asusun da aka adana ko ku rubuta wani, ba duka biyun ba.',
  accountRemoved: 'An cire asusun. Kuɗin da aka riga aka cire zai isa duk da haka.',
  accountFound: 'An sami asusun.',
  pinCreated: 'An ƙirƙiri PIN.',
  pinUpdated: 'An canja PIN.',
  pinCodeSent: 'Mun aika lamba zuwa imel ɗinku.',
  pinReset: 'An canja PIN ɗinku. Don kare ku, za ku iya sake cire kuɗi bayan awa 24.',
}

const noticeSettings: Words<
  Pick<typeof noticeSettingsEnglish, 'NOTICE_CATEGORY_NAMES' | 'NOTICE_MESSAGES'>
> = {
  NOTICE_CATEGORY_NAMES: {
    work: 'Aikin todo ɗinku',
    proposals: 'Proposal',
    alerts: 'Sababbin todo da kuke so a sanar da ku',
    chat: 'Saƙonni',
    reviews: 'Sharhi',
    account: 'Asusunku',
    updates: 'Labarai daga Onise, ba su wuce sau ɗaya a rana',
  },
  NOTICE_MESSAGES: {
    read: 'An nuna an karanta.',
    saved: 'An adana zaɓinku.',
  },
}

const rejections: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Kwastoma ya zaɓi wani ƙwararre.',
  task_removed: 'An goge wannan todo.',
  task_expired: 'An rufe todo ɗin, saboda babu abin da ya faru a kansa na kwana 30.',
  award_undone: 'Kwastoma ya soke aikin wannan todo.',
  declined_by_client: 'Kwastoma ya ƙi wannan proposal.',
  declined_price: 'Kwastoma ya ƙi wannan proposal: farashin ya yi yawa.',
  declined_date: 'Kwastoma ya ƙi wannan proposal: ranar ba ta dace ba.',
  declined_skills: 'Kwastoma ya ƙi wannan proposal: aikin yana buƙatar wata ƙwarewa.',
  declined_plans: 'Kwastoma ya ƙi wannan proposal: shirin ya canja.',
}

type Texts = Words<typeof noticesEnglish.NOTICE_TEXTS>

const quoted = (note: string) => (note ? [`Dalilin da aka bayar: “${note}”`] : [])
/** Of what is offered and of what was paid alike. */
const divided = ({ amount, rest }: NoticeFacts) =>
  `Kuɗin da ake biyan ƙwararre: ${amount}. Kuɗin da ake mayar wa kwastoma: ${rest}.`

const disputeEnd = ({ outcome, title }: NoticeFacts): string =>
  ({
    settled: `Ku biyun kun yarda da yadda za a raba kuɗin “${title}”.`,
    split: `Wakilin Onise ya yanke hukuncin jayayyar “${title}”. Ku buɗe todo ɗin a Onise don karanta dalilin.`,
    continue: `Wakilin Onise ya yanke hukuncin jayayyar “${title}”. Ku buɗe todo ɗin a Onise don karanta dalilin.`,
    refunded: `Ba a yanke hukuncin jayayyar “${title}” cikin kwana 60 ba, don haka ta ƙare da kanta.`,
    cancelled: `An kawo ƙarshen “${title}”, tare da jayayyar da ake yi a kansa.`,
    '': `Jayayyar “${title}” ta ƙare.`,
  })[outcome]
const ALERTS = {
  todoAlert: ({ title, lines }) => [`Sabon todo: ${title}`, ...lines],
  todoDigest: ({ count, lines }) => [`Sababbin todo dominku: ${count}`, ...lines],
} satisfies Partial<Texts>

const WORK_GOES_ON =
  'Aikin zai ci gaba. Ana ci gaba da riƙe da kuɗin, kuma an ƙara wa ranar da aka yarda yawan kwanakin jayayyar.'
const NOT_YOU =
  'Idan ba ku ne kuka yi wannan ba, ku canja kalmar sirrinku yanzu, ku rubuto mana. Wani zai iya shiga asusunku.'

/** Another user is named before an impersonal verb, because a verb after the name would need the gender. */
const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `Sabon proposal don ${title}`,
    `Farashin ${name} na yin aikin: ${amount}. Ku duba proposal ɗin, sannan ku yanke shawara.`,
  ],
  notSelected: ({ title, reason }) => [
    `Ba a zaɓi proposal ɗinku na ${title} ba`,
    ...(reason ? [rejections[reason]] : []),
    'Ba a cire muku komai ba. Akwai sauran todo da za ku iya nema.',
  ],
  taskChanged: ({ title, lines }) => [
    `An canja ${title}`,
    ...lines,
    'Ku sake duba shi. Za ku iya canja proposal ɗinku ko ku janye shi.',
  ],
  proposalReopened: ({ title }) => [
    `An sake buɗe ${title}`,
    'An sake buɗe wannan todo, kuma proposal ɗinku ya dawo yana aiki. Ku janye shi idan ba za ku iya yin aikin yanzu ba.',
  ],
  counterOffered: ({ title, name, amount, at }) => [
    `${name} ya ba da shawarar ${amount} don ${title}`,
    `Ku duba farashi, rana da matakai. Ku karɓa, ku ƙi, ko ku ba da wata shawara kafin ${at}.`,
  ],
  counterAccepted: ({ title, name, amount }) => [
    `${name} ya karɓi ${amount} don ${title}`,
    'Abin da kuka ba da shawara shi ne proposal ɗin yanzu.',
  ],
  counterDeclined: ({ title, name }) => [
    `${name} ya ƙi shawararku don ${title}`,
    'Proposal ɗin yana yadda yake.',
  ],
  expiryWarning: ({ title, at }) => [
    `Za a rufe ${title} nan da kwana 5`,
    `Babu abin da ya faru a kan todo ɗinku na kwana 25. Za a rufe shi ranar ${at}, sai dai idan kun canja shi, kun sake saka shi da taɓawa ɗaya, ko kun sami proposal.`,
  ],
  expired: ({ title }) => [
    `An rufe ${title}`,
    'Babu abin da ya faru a kan todo ɗinku na kwana 30, don haka an rufe shi. Za ku iya sake saka shi da taɓawa ɗaya; rubutun da hoton suna nan.',
  ],
} satisfies Partial<Texts>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `An ba ku ${title}`,
    `${name}: an zaɓi proposal ɗinku. Ana riƙe da ${amount} dominku, kuma za a biya ku idan an amince da aikin. Ku buɗe todo ɗin don ganin rana da adireshi.`,
  ],
  invited: ({ title, name }) => [`Gayyata daga ${name} zuwa ${title}`, 'Ku nema, ko ku ƙi.'],
  invitationDeclined: ({ title, name, lines }) => [
    `${name}: an ƙi gayyatarku zuwa ${title}`,
    ...lines,
    'Todo ɗinku yana nan a buɗe ga kowa. Kuna iya gayyatar wani.',
  ],
  awardedInStages: ({ title, name, amount, count }) => [
    `${title} naku ne, a matakai ${count}`,
    `${name} ya zaɓi tayinku. An ajiye muku ${amount} yanzu. Ana biyan kowane mataki idan an amince; kada ku fara wanda ba a ajiye kuɗinsa ba.`,
  ],
  stageToFund: ({ title, note, amount }) => [
    `Ba a ajiye kuɗin mataki na gaba na ${title} ba tukuna`,
    `Mataki: ${note}.`,
    `Ku saka ${amount} don ƙwararren ya fara. Za a biya ne kawai idan kun amince da matakin.`,
  ],
  stageFunded: ({ title, note, amount }) => [
    `Za ku iya fara mataki na gaba na ${title}`,
    `Mataki: ${note}.`,
    `An ajiye muku ${amount} yanzu.`,
  ],
  stageUnfunded: ({ title, note, amount }) => [
    `Har yanzu ba a ajiye kuɗin mataki na gaba na ${title} ba`,
    `Mataki: ${note}.`,
    `Ba a ajiye ${amount} ba tukuna: kada ku fara. Za ku iya jira, ku rubuta wa abokin ciniki, ko ku bar aikin ba tare da wani laifi ba.`,
  ],
  changeProposed: ({ title, name, note, at, lines }) => [
    `${name} na neman canza abin da kuka yarda na ${title}`,
    ...lines,
    ...(note ? [`Dalilin da aka bayar: “${note}”`] : []),
    `Ku karɓa ko ku ƙi kafin ${at}. Idan ba amsa, komai zai tsaya yadda aka yarda.`,
  ],
  changeReminder: ({ title, name, at, lines }) => [
    `${name} na jiran amsarku game da ${title}`,
    ...lines,
    `Ku karɓa ko ku ƙi kafin ${at}. Idan ba amsa, komai zai tsaya yadda aka yarda.`,
  ],
  changeAccepted: ({ title, name, lines }) => [
    `${name} ya karɓi canjinku na ${title}`,
    ...lines,
    'Wannan shi ne aka yarda yanzu.',
  ],
  changeDeclined: ({ title, name, note }) => [
    `${name} ya ƙi canjinku na ${title}`,
    ...(note ? [`Dalilin da aka bayar: “${note}”`] : []),
    'Komai yana nan yadda aka yarda.',
  ],
  changeWithdrawn: ({ title, name }) => [
    `${name} ba ya neman canza ${title} kuma`,
    'Komai yana nan yadda aka yarda.',
  ],
  changeEnded: ({ title }) => [
    `Babu wanda ya amsa canjinku na ${title}`,
    'An ba da awanni 48. Komai yana nan yadda aka yarda; za ku iya sake nema.',
  ],
  changeUnfunded: ({ title, name, amount }) => [
    `${name} na son karɓar canjinku na ${title}, amma kuɗi bai isa ba`,
    `Ku ƙara ${amount} a wallet ɗinku. Sannan za a iya karɓa.`,
  ],
  materialsAsked: ({ title, name, amount }) => [
    `${name}: ana neman kuɗin kayan aiki`,
    `${amount} don ${title}.`,
    'Ku duba jerin. Za ku iya biyan duka ko wani ɓangare, ko ku nemi wani jerin.',
  ],
  materialsDeclined: ({ title, name, note }) => [
    `${name}: an nemi ku gyara jerin kayan aikin ${title}`,
    `“${note}”`,
  ],
  materialsReleased: ({ title, amount, at }) => [
    `${amount} na kayan aikin ${title} ya shiga wallet ɗinku`,
    `Ku ƙara hotunan rasiɗai da na kayan kafin ${at}. In babu su ba za ku iya miƙa mataki na gaba ba.`,
  ],
  receiptsSent: ({ title, name, amount, rest }) => [
    `${name}: an ƙara rasiɗan ${title}`,
    `An kashe: ${amount}.`,
    ...(rest ? [`${rest} ya rage, kuma zai dawo muku.`] : []),
  ],
  materialsGivenBack: ({ title, name, amount }) => [
    `${name}: an mayar da ${amount} na kayan aikin ${title}`,
    'Yana cikin wallet ɗinku.',
  ],
  receiptsMissing: ({ title, name, amount }) => [
    `Har yanzu babu rasiɗan kayan aikin ${title}`,
    `${name}: an biya ${amount} na kayan aiki kwana 7 da suka wuce, amma ba a ƙara rasiɗi ba. In babu su ba za a iya miƙa mataki na gaba ba.`,
    'Ku rubuta wa ƙwararren. Za ku iya kuma yin tayin kawo ƙarshen aikin, ko ku buɗe jayayya.',
  ],
  receiptsOverdue: ({ title }) => [
    `Ku ƙara rasiɗan ${title}`,
    'Kwana 7 sun cika, kuma abokin ciniki ya sani. Ku ƙara hotunan rasiɗai da na kayan, ko ku mayar da kuɗin.',
  ],
  pictureTaken: ({ title, name, at }) => [
    `${name}: ana son nuna hoton ${title}`,
    `${name}: an sa hoton aikin da aka gama a profile. Wasu za su gan shi daga ${at}. Idan ba ku so, ku buɗe todo ɗin kafin lokacin ku ƙi.`,
  ],
  pictureRefused: ({ title, name }) => [`${name}: ba a son a nuna hoton ${title}`],
  asked: ({ title, name, at }) => [
    `Ku kaɗai ${name} ya tambaya: ${title}`,
    `Babu wani da ke ganin wannan todo. Ku aika proposal ko ku ƙi kafin ${at}. Bayan haka kwastoma zai iya tambayar kowa.`,
  ],
  askDeclined: ({ title, name, lines }) => [
    `${name}: an ƙi ${title}`,
    ...lines,
    'Har yanzu babu wani da ke ganin wannan todo. Ku buɗe shi ku nuna shi ga kowa, ko ku share shi.',
  ],
  askUnanswered: ({ title, name }) => [
    `${name}: babu amsa tukuna game da ${title}`,
    'Har yanzu babu wani da ke ganin wannan todo. Ku buɗe shi ku nuna shi ga kowa, ku ƙara jira, ko ku share shi.',
  ],
  questionAsked: ({ title }) => [
    `Tambaya game da ${title}`,
    'Wani ƙwararre yana tambaya kafin ya nema. Amsarku tana taimakon duk mai karanta todo ɗin.',
  ],
  questionAnswered: ({ title }) => [
    `An amsa tambayarku game da ${title}`,
    'Kwastoma ya amsa. Ku karanta, sannan ku nema.',
  ],
  submitted: ({ title, name, at, lines }) => [
    `An miƙa aikin ${title}`,
    `${name}: an miƙa aikin. Ku duba shi, sannan ku amince da shi ko ku nemi gyara. Idan ba ku yi ɗaya ba, za a ɗauka kun amince, kuma za a biya ranar ${at}.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `An nemi gyara a ${title}`,
    `${name}: an duba aikinku na ${title}, kuma an nemi gyara (${count} daga ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Ku miƙa sabuwar siga idan kun gama. Ana ci gaba da riƙe da kuɗin dominku.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Don Allah ku duba aikin ${title}`,
    `${name}: an miƙa aikin ${title}. Ku amince da shi, ko ku nemi gyara. Idan ba ku yi ɗaya ba, za a ɗauka kun amince, kuma za a biya ${name} ranar ${at}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `An soke ${title}`,
    'Kwastoma ya soke wannan todo. Don Allah ku dakatar da aikin. Kuɗin da aka riƙe ya koma ga kwastoma.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: tayin ${amount} don kawo ƙarshen aikin`,
    `Kwastoma yana so a kawo ƙarshen aikin wannan todo. Za ku sami ${amount}, kuma ${rest} zai koma ga kwastoma.`,
    `Ku karɓa, ku ci gaba da aikin, ko ku buɗe jayayya kafin ${at}. Babu amsa kafin nan yana nufin kun karɓa.`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Don Allah ku ba da amsar tayin ${title}`,
    `Kwastoma ya yi tayin ${amount} don kawo ƙarshen aikin. Ku karɓa, ku ci gaba da aikin, ko ku buɗe jayayya kafin ${at}. Babu amsa kafin nan yana nufin kun karɓa.`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: aikin zai ci gaba`,
    'Kwastoma ya janye tayin kawo ƙarshen aikin. Babu abin da ya canja a kuɗinku.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: Onise ta cire shi`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `Akwai jayayya game da “${title}”`,
    `Ɗayan ɓangaren ya buɗe jayayya game da “${title}”. Kuɗin yana tsaye a riƙe har ta ƙare. ` +
      `Ku buɗe todo ɗin a Onise ku faɗi abin da ya faru, da hotuna idan kuna da su, kafin ${at}. ` +
      'Bayan haka wakilin Onise zai iya yanke hukunci ba tare da amsarku ba.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Don Allah ku ba da amsar jayayyar “${title}”`,
    `Ku faɗi abin da ya faru kafin ${at}, da hotuna idan kuna da su. Bayan haka wakilin Onise zai iya yanke hukunci ba tare da amsarku ba.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `An ba da amsar jayayyarku game da “${title}”`,
    `Ɗayan ɓangaren ya ba da amsar jayayyarku game da “${title}”. Ku biyun za ku iya yarda a Onise kan yadda za a raba kuɗin. ` +
      `Idan ba ku yarda ba, wakilin Onise zai yanke hukunci kafin ${at}.`,
  ],
  splitOffered: (facts) => [
    `An yi tayin raba kuɗin “${facts.title}”`,
    'Ɗayan ɓangaren ya yi tayin kawo ƙarshen jayayyar idan an raba kuɗin haka:',
    divided(facts),
    'Ku karɓa, ku yi wani tayi, ko ku jira hukuncin wakilin Onise.',
  ],
  splitWithdrawn: ({ title }) => [
    `An janye tayin “${title}”`,
    'Ɗayan ɓangaren ya janye tayin kawo ƙarshen jayayyar. Babu abin da ya canja game da kuɗin.',
  ],
  disputeUnanswered: ({ title }) => [
    `Jayayyar “${title}” ta kai ga wakilin Onise`,
    'Lokacin ba da amsa ya ƙare. Wakilin Onise zai yanke hukunci yanzu, sai dai idan ku biyun kun yarda da raba kuɗin kafin nan.',
  ],
} satisfies Partial<Texts>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: ƙwararren ya ƙi`,
    `Ƙwararren ya ƙi todo ɗinku. ${amount} ya dawo wallet ɗinku, kuma an sake buɗe todo ɗin.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: ƙwararren ya soke`,
    `Ƙwararren ya soke aikin todo ɗinku. ${amount} ya dawo wallet ɗinku, kuma an sake buɗe todo ɗin.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`Aikin ${facts.title} ya ƙare`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `An soke ${title}`,
    `Ba a miƙa wani aiki ba na kwana 30 bayan ranar da aka yarda, don haka an soke wannan todo. ${amount} ya koma ga kwastoma.`,
  ],
  disputeEnded: (facts) => [
    `Jayayyar “${facts.title}” ta ƙare`,
    disputeEnd(facts),
    facts.outcome === 'continue' ? WORK_GOES_ON : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `An biya ku ${amount}`,
    `${name}: an amince da aikinku na ${title}, kuma ${amount} ya shiga wallet ɗinku.`,
  ],
  autoApproved: ({ title, name }) => [
    `An amince da ${title} da kansa`,
    `Ba ku ba da amsa cikin kwana 5 ba, don haka an amince da aikin ${title} kuma an biya ${name}. Idan akwai matsala, ku rubuto mana cikin awa 24.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `An biya ku ${amount}`,
    `An amince da aikinku na ${title} da kansa, kuma ${amount} ya shiga wallet ɗinku. Za ku iya cire shi daga ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} ya shiga wallet ɗinku`,
    'Kuɗin da kuka biya ya iso. Za ku iya amfani da shi don todo ɗinku yanzu.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} yana komawa katinku`,
    'Ana mayar da wani kuɗi da aka saka a wallet ɗinku. Bankinku zai nuna shi cikin ’yan kwanaki.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Bankinku ya karɓe wani biyan kati',
    `Bankinku ya karɓe ${amount} da aka saka a wallet ɗinku da kati. Mun cire shi daga wallet ɗinku.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `An soke ${title}`,
    `Bankin kwastoma ya karɓe biyan kati na ${title}, don haka an soke todo ɗin. Don Allah ku dakatar da aikin, ku rubuto mana idan kun yi wani ɓangare nasa.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} yana kan hanya zuwa bankinku`,
    ...lines,
    'Za mu gaya muku idan ya isa.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `Ana duba cire kuɗin da kuka yi, ${amount}`,
    ...lines,
    'Wani mutum a Onise zai fara duba shi, saboda sunan asusun ba naku ba ne. Kuɗin yana nan lafiya.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} ya isa bankinku`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Cire kuɗin da kuka yi bai yi nasara ba',
    ...lines,
    `${amount} ya dawo wallet ɗinku. Ku duba lambar asusun, ku sake gwadawa, ko ku gwada wani banki.`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Bankinku ya mayar da kuɗin da kuka cire',
    ...lines,
    `${amount} ya dawo wallet ɗinku. Ku duba lambar asusun, ku sake gwadawa, ko ku gwada wani banki.`,
  ],
} satisfies Partial<Texts>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `Ana iya karanta sharhin ${title}`,
    'Ku karanta a shafin todo ɗin. Za ku iya ba da amsa sau ɗaya ga abin da aka rubuta game da ku.',
  ],
  reviewReply: ({ title, name }) => [
    `Akwai amsar ${name} ga sharhinku`,
    `Ku karanta amsar abin da kuka rubuta game da ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`An cire sharhinku na ${title}`, ...lines],
  reportDecided: ({ lines }) => [
    'An yanke hukuncin rahotonku',
    ...lines,
    'Mun gode da kuka sanar da mu.',
  ],
  underReview: ({ lines }) => ['Rahotanni game da ku ko abin da kuka saka', ...lines],
  verificationSent: () => [
    'Shaidar ko ku wane ne ta iso mana',
    'Wani a Onise zai duba ta. Za mu sanar da ku sakamakon, yawanci cikin kwana biyu.',
  ],
  verificationReviewing: () => [
    'Ana duba shaidar ko ku wane ne',
    'Za mu sanar da ku sakamakon nan ba da daɗewa ba.',
  ],
  verificationAgain: ({ lines }) => [
    'Muna buƙatar wani ɓangare na shaidarku kuma',
    ...lines,
    'Ku buɗe wannan shafi ku sake aika wannan ɓangare kawai.',
  ],
  verificationRefused: ({ lines }) => [
    'An ƙi shaidar ko ku wane ne',
    ...lines,
    'Za ku iya sake gwadawa, sau 3 cikin kwana 30. Idan kuskure ne, ku rubuta wa support.',
  ],
  verified: () => [
    'An tantance ku',
    'Onise ta tabbatar da ko ku wane ne. Profile ɗinku yana da alama yanzu, kuma wallet ɗinku yana da iyaka mafi girma.',
  ],
  verificationEnded: ({ note }) => [
    'An janye tantancewarku',
    'Profile ɗinku ba shi da alama yanzu, kuma wallet ɗinku yana da iyakar asusun da ba a tantance ba. Kuɗin da ke ciki naku ne har yanzu.',
    ...quoted(note),
    'Idan kuskure ne, ku rubuto mana.',
  ],
  support: ({ title, lines }) => [
    `Masu taimako na Onise: ${title}`,
    ...lines,
    'Onise ba ta taɓa tambayar kalmar sirrinku, PIN ɗinku ko lambar da aka aika muku.',
  ],
  newDevice: ({ at }) => [
    'An buɗe asusunku a sabuwar na’ura',
    `An shiga ranar ${at} a na’urar da ba a taɓa amfani da ita da asusunku ba.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'An yi ƙoƙarin shiga asusunku',
    `Zuwa ${at} an saka kalmar sirri da ba daidai ba sau ${count} a na’urar da ba ku taɓa amfani da ita ba. Babu wanda ya shiga.`,
    'Idan yana da sauƙi a gane kalmar sirrinku, ko kuna amfani da ita a wani wuri, ku canja ta.',
  ],
  pinCreated: ({ at }) => [
    'Wallet ɗinku yana da PIN yanzu',
    `An ƙirƙiri PIN na wallet ɗinku ranar ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => [
    'An canja PIN ɗinku',
    `An canja PIN na wallet ɗinku ranar ${at}.`,
    NOT_YOU,
  ],
  pinReset: ({ at }) => [
    'An sake saka PIN ɗinku',
    `An sake saka PIN na wallet ɗinku ranar ${at}, da lambar da aka aika zuwa imel ɗinku. Za ku iya sake cire kuɗi bayan awa 24 daga lokacin.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'An canja kalmar sirrinku',
    `An canja kalmar sirrin asusunku ranar ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['An canja mataki na biyu na shigarku', `Ranar ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `An mai da ${name} administrator`,
    `Tun ${at}. Audit log yana da wanda ya nema da wanda ya amince.`,
    'Idan babu wanda ya gaya muku wannan, ku dakatar da asusun, ku gaya wa sauran nan take.',
  ],
  emailProven: () => [
    'An tabbatar da imel ɗinku',
    'Yanzu za ku iya saka kuɗi a wallet ɗinku, ku kuma cire kuɗi.',
  ],
  phoneProven: ({ note }) => [
    'An tabbatar da lambar wayarku',
    `Lambar da ta ƙare da ${note} ta asusunku ce yanzu.`,
    NOT_YOU,
  ],
  message: ({ name }) => [`Sabon saƙo daga ${name}`],
} satisfies Partial<Texts>

const CHANGED_FIELDS: Record<string, string> = {
  price: 'farashi',
  location: 'wuri',
  projectType: 'nau’in aiki',
  skills: 'ƙwarewa',
  duration: 'tsawon lokaci',
  description: 'bayani',
}

const notices: Words<
  Pick<typeof noticesEnglish, 'NOTICE_TEXTS'> & Pick<typeof noticeLinesEnglish, 'NOTICE_LINES'>
> = {
  NOTICE_TEXTS: { ...PROPOSALS, ...ALERTS, ...WORK, ...MONEY, ...OTHERS },
  NOTICE_LINES: {
    invitationDeclined: {
      none: 'Ba a ba da dalili ba.',
      no_time: 'Dalilin da aka bayar: babu lokacin wannan yanzu.',
      too_far: 'Dalilin da aka bayar: wurin ya yi nisa.',
      price: 'Dalilin da aka bayar: farashin ya yi ƙasa.',
      other_work: 'Dalilin da aka bayar: ba irin aikin wannan ƙwararren ba ne.',
    },
    offerEnded: 'Saboda haka tayinku na kawo ƙarshen aikin ya ƙare.',
    changed: (fields) =>
      `An canja: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
    openOfferEnded: 'Saboda haka tayin kawo ƙarshen aikin ya ƙare.',
    offerAccepted: 'An karɓi tayin kawo ƙarshen aikin.',
    offerSilent: 'Babu wanda ya ba da amsar tayin kawo ƙarshen aikin, don haka an ɗauka an karɓa.',
    account: (name, bank, last4) => `Zuwa ga ${name}, ${bank}, asusu mai ƙarewa da ${last4}.`,
    changePrice: (title, from, to) =>
      `Farashin “${title}”: ${formatNaira(from)} a da, ${formatNaira(to)} bayan haka.`,
    changeDate: (title, from, to) =>
      `Ranar “${title}”: ${plainDay(from)} a da, ${plainDay(to)} bayan haka.`,
    changeStage: (title, amount, date) =>
      `Ƙarin mataki ɗaya: “${title}”, ${formatNaira(amount)}, ${plainDay(date)}.`,
    changeOrder: (titles) => `Wani tsari: ${titles}.`,
    whyTodo: (trade, km, amount) => `${trade}, ${km} km, ${amount}`,
    whyTodoWithoutPlace: (trade, amount) => `${trade}, ${amount}`,
    todo: (title, why) => `${title}: ${why}`,
  },
}

const passwords: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Idan akwai wannan imel, an aika link na canja kalmar sirri.',
  reset: 'An canja kalmar sirrinku. Ku shiga da sabuwar.',
  changed: 'An canja kalmar sirrinku. An fitar da ku a duk sauran na’urori.',
}

/** The others are the administrators'. */
const payments: Words<Pick<typeof PAYMENT_MESSAGES, 'refusedByProvider' | 'balanceLimit'>> = {
  refusedByProvider:
    'Hidimar biyan kuɗi ba ta karɓi wannan biya ba. Ku duba imel ɗin da ke profile ɗinku, ko ku gwada wani adadi.',
  balanceLimit: (room, started) =>
    `Kafin a tantance ku, wallet ɗinku zai iya ɗaukar ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (started > 0 ? `Ana ƙirga biyan da kuka fara yau ma: ${formatNaira(started)}. ` : '') +
    (room > 0
      ? `Za ku iya ƙara ${formatNaira(room)} yanzu.`
      : 'Ku cire ko ku kashe wasu kuɗi tukuna, ko ku bari a tantance ku.'),
}

/** The others are the administrators'. */
const payouts: Words<
  Pick<
    typeof PAYOUT_MESSAGES,
    'tooManyPending' | 'dailyLimit' | 'newWalletLimit' | 'insufficientFunds'
  >
> = {
  tooManyPending: (count) =>
    `${count === 1 ? 'Cire kuɗi ɗaya naku yana' : `Cire kuɗi ${count} naku suna`} kan hanya har yanzu. Ku jira har sai ɗaya ya isa.`,
  dailyLimit: (limit, left) =>
    `Za ku iya cire ${formatNaira(limit)} a rana; saura ${formatNaira(left)} na yau.`,
  newWalletLimit: (limit, left, until) =>
    `Don kare ku, za ku iya cire ${formatNaira(limit)} a rana har zuwa ${formatLagosDateTime(until, times.months)}, saboda asusunku ko PIN ɗinku sabo ne; saura ${formatNaira(left)} na yau.`,
  insufficientFunds: (available) =>
    `${errors.insufficient_funds} Kuna da ${formatNaira(available)}.`,
}

const pins: Words<typeof PIN_MESSAGES> = {
  missing: 'Ba ku da PIN tukuna. Ku ƙirƙiri ɗaya.',
  wrong: (attemptsLeft) => `PIN ba daidai ba. Saura gwaji ${attemptsLeft}.`,
  locked: (until) =>
    `An kulle PIN ɗinku bayan an gwada ba daidai ba sau da yawa. Ku sake gwadawa bayan ${formatLagosDateTime(until, times.months)}.`,
  beingChecked: 'Ana duba PIN ɗinku tuni. Ku sake gwadawa nan da ɗan lokaci.',
  withdrawalsPaused: (until) =>
    `An sake saka PIN ɗinku. Za ku iya sake cire kuɗi bayan ${formatLagosDateTime(until, times.months)}.`,
}

const proposals: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged:
    'Kwastoma ya canja wannan todo. Ku duba canje-canjen, sannan ku sake aika proposal ɗinku.',
  awardToSelf: 'Ba za ku iya ba kanku todo ba.',
  insufficientFunds: (missing) =>
    `${errors.insufficient_funds} Kuna buƙatar ƙarin ${formatNaira(missing)}.`,
}

const push: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'An kunna sanarwa a wannan waya.',
  unsubscribed: 'An kashe sanarwa a wannan waya.',
  digest: (count) => ({
    title: `Sababbin sanarwa ${count}`,
    text: 'Ku buɗe Onise don karanta su.',
  }),
}

const wait = (seconds: number) => {
  if (seconds < 60) return `daƙiƙa ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `minti ${minutes}` : `awa ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'An gwada sau da yawa.'
const REASONS: Record<RateLimitName, string> = {
  register: 'An buɗe asusu da yawa a wannan network.',
  loginAddress: 'An kasa shiga sau da yawa a wannan network.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'An nemi link da yawa don wannan imel.',
  passwordResetAddress: 'An nemi link da yawa a wannan network.',
  export: 'Kun ɗauki kwafin bayananku sau da yawa yau.',
  phoneCode: 'An aika lambobin sirri da yawa zuwa wannan lamba.',
  phoneCodeDay: 'An aika lambobin sirri da yawa zuwa wannan lamba.',
  phoneCodeDevice: 'An aika lambobin sirri da yawa zuwa wannan lamba.',
  phoneCodeRange: 'An aika lambobin sirri da yawa zuwa lambobi irin wannan.',
  phoneCodeAddress: 'An nemi lambobin sirri da yawa a wannan hanyar sadarwa.',
  phoneCodeUser: 'An aika muku lambobin sirri da yawa.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'Kun duba lambobin asusu da yawa.',
  unknownPayment: 'Kun duba biyan kuɗi da yawa da ba mu sani ba.',
  pendingPayment: 'Kun duba biyanku sau da yawa.',
  file: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  command: 'Kun yi canje-canje da yawa sosai.',
  message: 'Kun aika saƙonni da yawa.',
  page: 'An buɗe shafuka da yawa sosai a wannan network.',
  arrival: 'Lambobin isowa marasa daidai sun yi yawa.',
  pass: 'An duba fas da yawa sosai a wannan network.',
  unprovenEmail: 'An nemi link da yawa don wannan imel.',
  upload: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  unprovenUpload: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  uploadAddress: 'Canje-canje da yawa sosai sun zo daga wannan network.',
  health: 'An buɗe shafuka da yawa sosai a wannan network.',
  cspReport: 'An buɗe shafuka da yawa sosai a wannan network.',
  privateFile: 'An buɗe shafuka da yawa sosai a wannan network.',
  publicFile: 'An buɗe shafuka da yawa sosai a wannan network.',
  webhook: 'An buɗe shafuka da yawa sosai a wannan network.',
  forgedWebhook: 'An buɗe shafuka da yawa sosai a wannan network.',
  commandAddress: 'Canje-canje da yawa sosai sun zo daga wannan network.',
}

const retryIn = (seconds: number) => `Ku sake gwadawa bayan ${wait(seconds)}.`

const rateLimits: Words<Pick<typeof rateLimitsEnglish, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name, seconds) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds) => `Buƙatu da yawa a lokaci ɗaya. ${retryIn(seconds)}`,
    passwordsBusy: (seconds) => `Mutane da yawa suna shiga yanzu. ${retryIn(seconds)}`,
  },
}

const NAMES: Record<ReportTarget, string> = {
  user: 'wani asusu',
  task: 'wani todo',
  message: 'wani saƙo',
  review: 'wani sharhi',
  workPicture: 'wani hoto',
  question: 'wata tambaya',
}

/** What is decided is read by administrators only. */
const reports: Words<Omit<typeof REPORT_MESSAGES, 'decided'>> = {
  sent: 'Mun gode. Za mu duba shi mu gaya muku hukuncin da muka yanke. Ba a gaya wa kowa cewa ku ne.',
  outcome: {
    upheld: (target) => `Kun kai rahoton ${NAMES[target]}. Kuna da gaskiya, kuma mun ɗauki mataki.`,
    dismissed: (target) =>
      `Kun kai rahoton ${NAMES[target]}. Mun duba shi, kuma ba mu ga an karya dokokinmu ba.`,
  },
  standing: {
    active: 'Mun duba asusunku. Za ku iya amfani da shi kamar da.',
    limited:
      'Mun taƙaita asusunku. Za ku iya kammala aikin da kuke yi yanzu, amma ba za ku iya fara wani sabo ba. Ku rubuto mana idan kuna da tambaya.',
    suspended:
      'Mun dakatar da asusunku. Kuɗin da ake riƙe da shi don aikinku zai zauna a riƙe har sai mun yanke hukunci a kansa. Ku rubuto mana idan kuna da tambaya.',
  },
  hidden: {
    user: 'Mutane da dama sun kai rahoton asusunku. Za ku iya kammala aikin da kuke yi yanzu. Sababbin todo da proposal za su jira har sai mun duba.',
    task: 'Mutane da dama sun kai rahoton todo ɗinku. Ba za a nuna wa wasu shi ba har sai mun duba.',
    message: 'An kai rahoton saƙonku.',
    review: 'Mutane da dama sun kai rahoton sharhinku. Ba za a nuna shi ba har sai mun duba.',
    workPicture:
      'Mutane da dama sun kai rahoton wani hoton aikinku. Ba za a nuna wa wasu shi ba har sai mun duba.',
    question:
      'Mutane da dama sun kai rahoton tambayarku. Ba za a nuna wa wasu ita ba har sai mun duba.',
  },
  cleared: {
    user: 'Mun duba rahotannin da aka kai kan asusunku, kuma ba mu ga an karya doka ba. Za ku iya amfani da shi kamar da.',
    task: 'Mun duba rahotannin da aka kai kan todo ɗinku, kuma ba mu ga an karya doka ba. An sake nuna shi.',
    message: 'Mun duba rahoton da aka kai kan saƙonku, kuma ba mu ga an karya doka ba.',
    review:
      'Mun duba rahotannin da aka kai kan sharhinku, kuma ba mu ga an karya doka ba. An sake nuna shi.',
    workPicture:
      'Mun duba rahotannin da aka kai kan wani hoton aikinku, kuma ba mu ga an karya doka ba. An sake nuna shi.',
    question:
      'Mun duba rahotannin da aka kai kan tambayarku, kuma ba mu ga an karya doka ba. An sake nuna ta.',
  },
  kept: {
    user: 'Mun duba rahotannin da aka kai kan asusunku. Har yanzu aikin da kuke yi yanzu ne kaɗai za ku iya yi.',
    task: 'Mun duba rahotannin da aka kai kan todo ɗinku. Zai ci gaba da zama a ɓoye, saboda ya karya dokokinmu.',
    message: 'Wani abu da kuka rubuta a hira ya karya dokokinmu. Don Allah ku bi su.',
    review:
      'Mun duba rahotannin da aka kai kan sharhinku. Zai ci gaba da zama a ɓoye, saboda ya karya dokokinmu.',
    workPicture:
      'Mun duba rahotannin da aka kai kan wani hoton aikinku. Zai ci gaba da zama a ɓoye, saboda ya karya dokokinmu.',
    question:
      'Mun duba rahotannin da aka kai kan tambayarku. Za ta ci gaba da zama a ɓoye, saboda ta karya dokokinmu.',
  },
}

const reviews: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Mun gode. An adana sharhinku.',
  changed: 'An canja sharhinku.',
  skipped: 'Kun tsallake sharhin.',
  replied: 'Kowa zai iya ganin amsarku.',
  contactsMasked: 'Ba a nuna lambobin waya, imel da link a sharhi.',
  otherDirection: {
    client: 'Ku kuka saka wannan todo, don haka ƙwararren za ku yi wa sharhi.',
    tasker: 'Ku kuka yi wannan todo, don haka kwastoman za ku yi wa sharhi.',
  },
}

const DISPUTED = 'Bankinku yana binciken wani biyan kati naku.'

const standing: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} Za ku iya sake cire kuɗi idan an warware shi.`,
    award: `${DISPUTED} Za ku iya ba da wannan todo idan an warware shi.`,
    approve: `${DISPUTED} Daga gare shi aka biya wannan todo, don haka za ku iya amincewa da shi idan an warware shi.`,
    giveBack: `${DISPUTED} Za ku iya mayar da kuɗi idan an warware shi.`,
  },
  owes: (debt) =>
    `Ana bin ku ${formatNaira(debt)}, saboda bankinku ya karɓe wani biyan kati. Ku saka kuɗi a wallet ɗinku don biya.`,
  clearing: (free, clearings) => {
    const later = clearings.map(
      ({ amount, clearsAt }) =>
        `${formatNaira(amount)} daga ${formatLagosDateTime(clearsAt, times.months)}`,
    )
    return `Za ku iya cire ${formatNaira(free)} yanzu, da ${later.join(', ')}, saboda an amince da aikin nan da kansa.`
  },
  overLimit: (limit) =>
    `Wallet ɗinku yana da fiye da ${formatNaira(limit)}, iyakar asusun da ba a tantance ba. Ku bari a tantance ku don cire kuɗi.`,
  emailHold: (title, amount) =>
    `An riƙe ${formatNaira(amount)} domin ${title}. An yi amfani da shi don wannan, kuma an soke todo ɗin.`,
  holdTaken: (title) => `Maido da kuɗin ${title}, saboda bankinku ya karɓe wani biyan kati`,
}

const taskStatuses: Words<typeof TASK_STATUS_LABELS> = {
  pending: 'A buɗe',
  'in-progress': 'Ana aiki',
  submitted: 'An miƙa',
  completed: 'An kammala',
  disputed: 'Ana jayayya',
  cancelled: 'An soke',
  expired: 'Lokaci ya ƙare',
  removed: 'An cire',
}

const transactions: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'An saka kuɗi a wallet',
  award: ({ title = 'wani todo' }) => `Kuɗin da aka riƙe don ${title}`,
  hold: ({ title = 'wani todo' }) => `Ƙarin kuɗin da aka riƙe don ${title}`,
  release: ({ title = 'wani todo' }) => `Biyan ${title}`,
  materials: ({ title = 'wani todo' }) => `Kayan aiki na ${title}`,
  materials_returned: ({ title = 'wani todo' }) => `Ragowar kuɗin kayan aiki na ${title}`,
  task_refund: ({ title = 'wani todo', note = `Maido da kuɗin ${title}` }) => note,
  withdraw: () => 'Cire kuɗi',
  payout: () => 'Kuɗin da aka cire ya isa',
  payout_failed: () => 'Cire kuɗin da bai yi nasara ba',
  payout_returned: () => 'Cire kuɗin da bankinku ya mayar',
  refund: () => 'Maido da kuɗi zuwa kati',
  refund_started: () => 'Maido da kuɗi zuwa kati',
  refund_failed: () => 'Maido da kuɗi zuwa kati da bai yi nasara ba',
  chargeback: () => 'Biyan kati da banki ya karɓe',
  debt_paid: () => 'An biya bashin biyan kati da bankinku ya karɓe',
  suspense_in: () => 'Biya ba tare da asusu ba',
  adjust: ({ note = 'An gyara kuɗin' }) => note,
  settle: () => 'Daidaita lissafi',
  reverse: ({ note = 'An mayar' }) => note,
}

const trust: Words<typeof TRUST_MESSAGES> = {
  blocked: 'An toshe. Ba za ku ƙara ganin juna ba. Aikin da aka riga aka bayar zai ci gaba.',
  unblocked: 'An buɗe. Za ku iya sake ganin juna.',
}

const thousands = (count: number) => count.toLocaleString('en-NG')

const validation: Words<typeof VALIDATION_MESSAGES> = {
  required: (label) => `Ana buƙatar a cika ${label}`,
  text: (label) => `${label} ya zama rubutu`,
  maxLength: (label, max) => `${label} ba zai wuce harafi ${thousands(max)} ba`,
  number: (label) => `${label} ya zama lamba`,
  atLeast: (label, min) => `${label} ya kai aƙalla ${min}`,
  atMost: (label, max) => `${label} ba zai wuce ${max} ba`,
  id: 'Wannan lambar shaida ba ta gaskiya ba ce.',
  notices: (max) => `Ku faɗi sanarwa 1 zuwa ${max}`,
  language: 'Ku zaɓi ɗaya daga cikin harsuna',
  noticeCategory: 'Ku zaɓi rukunin da ake iya kashewa',
  cursor: 'Wannan alamar wuri ba ta gaskiya ba ce',
  nothingToChange: 'Babu abin da za a canja',
  stackedMarks: (label) => `${label} yana da haruffa masu alamomi da yawa a samansu ko ƙasansu`,
  unstorableCharacters: 'Wannan rubutu yana da haruffan da ba a iya adanawa.',

  naira: (label) => `Ku saka ${label.toLowerCase()} a matsayin adadin naira`,
  wholeNaira: (label) => `${label} ya zama cikakken naira, ba kobo`,
  nairaRange: (label, min, max) =>
    `${label} ya zama tsakanin ${formatNaira(min)} da ${formatNaira(max)}`,

  email: 'Ku saka imel na gaskiya',
  emailTooLong: 'Imel ɗin ya yi tsawo da yawa',
  phone: 'Ku saka lambar wayar hannu, kamar 0803 123 4567',
  phoneCodeMissing: 'Da farko ku nemi lambar sirri da za mu aika zuwa wannan lamba',
  channel: 'Ku zaɓi SMS ko WhatsApp',
  passwordTooShort: (min) => `Kalmar sirri ta kai aƙalla harafi ${min}`,
  passwordTooLong: (max) => `Kalmar sirri ba za ta wuce harafi ${max} ba`,
  resetLink: 'Wannan link bai cika ba. Ku sake buɗe shi daga imel ɗin.',
  noOtp: 'Wannan kira yana canja kalmar sirri. Ba ya karɓar lambar amfani ɗaya.',
  userType: 'Ku zaɓi kwastoma ko ƙwararre',

  date: 'Ku saka rana ta gaskiya',
  month: 'Ku zaɓi wata',
  monthShape: 'Ku zaɓi wata kamar 2026-11',
  timestamp: 'Wannan lokaci ba na gaskiya ba ne',

  skills: 'Ku zaɓi aƙalla ƙwarewa ɗaya',
  unknownSkill: 'Ku zaɓi ƙwarewa daga jerin',
  oneTrade: 'Ku zaɓi ƙwarewa daga fanni ɗaya kaɗai',
  unknownTrade: 'Ku zaɓi fanni daga jerin',
  duration: 'Ku zaɓi tsawon lokaci',
  durationRange: 'Tsawon lokaci ya zama wata 1 zuwa 5',
  span: 'Ku zaɓi tsawon lokacin aikin',
  when: 'Ku zaɓi lokacin da ake bukata',
  projectType: 'Ku zaɓi nau’in aiki',
  unknownSortOrder: 'Ku zaɓi jeri daga waɗanda aka nuna',
  unknownPlace: 'Ku zaɓi yanki daga jerin',
  areas: (max: number) => `Ku zaɓi ƙarin yankuna ${max} kaɗai`,
  reach: 'Ku zaɓi nisa daga jerin',
  stage: 'Kowane mataki yana buƙatar suna, kuɗi da rana',
  stageKind: 'Ku zaɓi aiki ko kayan aiki',
  funding: 'Ku zaɓi a ajiye duka ko mataki ɗaya',
  stages: (max: number) => `Tsari yana da matakai 2 zuwa ${max}`,
  materials: (max: number) => `Ku jera abu 1 zuwa ${max}, kowanne da kuɗinsa`,
  savedKind: 'Ku zaɓi todo ko ƙwararre',
  passCode: 'Ku duba kalmomi shida na fas ɗin',
  arrivalDigits: 'Ku shigar da lambobi huɗu na lambar isowa',
  alertDelivery: 'Ku zaɓi nan take, da safe, ko a kashe',
  locationRequired: 'Ana buƙatar wuri, sai dai idan aikin daga nesa ne',

  file: 'Ku zaɓi fayil',
  emptyFile: 'Babu komai a wannan fayil',
  imageTooLarge: 'Hoto ba zai wuce 5 MB ba',
  thumbnailTooLarge: 'Ƙaramin hoto ba zai wuce 64 kB ba',
  workThumbnailTooLarge: 'Ƙaramin hoto ba zai wuce 6 kB ba',
  field: 'Zaɓi fanni daga jerin',
  workOrder: 'Ambaci hotuna tsakanin 1 da 24',
  fileTooLarge: 'Fayil ba zai wuce 10 MB ba',
  captureMark: 'Wannan ba alamar fayil ba ce',
  partTooLarge: 'Ɓangare ba zai wuce 256 kB ba',
  sizeBytes: 'size ya zama adadin bytes',
  unknownPart: 'Babu wannan ɓangare',
  partSize: (part, bytes) => `Ɓangare na ${part} yana da bytes ${bytes}`,

  messageKind: 'Saƙo rubutu ne, hoto, ko saƙon murya',
  messageEmpty: 'Ku rubuta saƙo',
  messageFile: 'Ku zaɓi hoto, ko ku ɗauki saƙon murya',
  voiceLength: 'Saƙon murya ba zai wuce daƙiƙa 60 ba',
  voiceTooLarge: 'Saƙon murya ba zai wuce 300 kB ba',
  voiceType: 'Ku aika saƙon murya a WebM, Ogg ko MP4',
  visible: 'visible ya zama 1 ko babu',

  paymentReference: 'Wannan ba lambar shaidar biya ba ce',
  paymentAmount: 'Adadi ya zama kuɗi na naira',
  bank: 'Ku zaɓi banki',
  pinDigits: (label) => `${label} ya zama lambobi 4 zuwa 6`,
  code: 'Ku saka lambar',
  codeDigits: 'Lambar tana da lambobi 6',
  withdrawMin: (min) => `Za ku iya cire ${formatNaira(min)} ko fiye`,
  withdrawMax: (max) => `Za ku iya cire har zuwa ${formatNaira(max)} a lokaci ɗaya`,
  rating: 'Ku zaɓi tauraro 1 zuwa 5',
  exportSection: 'Ku zaɓi ɓangaren bayanan',
  reviewRole: 'Ku zaɓi client ko tasker',
  disputeReason: 'Ku zaɓi abin da jayayyar take a kai',
  disputeDecision: 'Ku zaɓi raba kuɗi, ko aikin ya ci gaba',
  reviewDecision: 'Ku zaɓi a tura ko a mayar',
  statementFormat: 'Tsarin ya zama json ko csv',
  yesOrNo: 'Ku zaɓi eh ko a’a',
  declineReason: 'Ku zaɓi dalili daga jerin',

  pushEndpoint: 'Hidimar push ta wannan burauza ba ta cikin waɗanda muke iya aikawa.',
  pushKeys: 'Makullan wannan rajista sun lalace. Ku sake kunna sanarwa.',
  reportTarget: 'Ku zaɓi abin da za ku kai rahoto',
  reportReason: 'Ku zaɓi dalili daga jerin',
  reportDecision: 'Ku zaɓi an tabbatar ko an yi watsi',
}

const BACK = 'Kuɗin ya dawo wallet ɗinku.'

const verification: Words<typeof VERIFICATION_MESSAGES> = {
  sent: 'Shaidar ko ku wane ne ta iso mana. Za mu sanar da ku idan an duba ta.',
  done: 'An riga an tantance ku.',
  limitedUntil: (at) =>
    `An ƙi shaidarku sau 3 cikin kwana 30. Za ku iya sake gwadawa ranar ${formatLagosDateTime(at, times.months)}.`,
  tooYoung: 'Sai wanda ya kai shekara 18 ko fiye ake iya tantancewa',
  birthDateNotReal: 'Ku rubuta ranar haihuwarku ta gaskiya',
  kind: 'Ku zaɓi takarda daga jerin',
  labels: {
    name: 'Suna kamar yadda yake a takardar',
    birthDate: 'Ranar haihuwa',
    documentKind: 'Takarda',
    documentNumber: 'Lambar takardar',
    documentPicture: 'Hoton takardar',
    facePicture: 'Hoton fuskarku',
  },
  numbers: {
    nin: 'NIN tana da lambobi 11',
    votersCard: 'VIN ta katin zaɓe tana da haruffa da lambobi 19',
    driversLicence: 'Lambar lasisin tuƙi tana farawa da haruffa 3 kuma tana da alamomi 11 ko 12',
    passport: 'Lambar fasfo tana da harafi ɗaya da lambobi 8',
  },
  pictures: {
    too_small: 'Wannan hoton ya yi ƙanƙanta. Ku matso kusa, ko ku zaɓi na asali daga kyamara.',
    too_dark: 'Wannan hoton ya yi duhu. Ku je wajen taga ko waje ku sake ɗauka.',
    screenshot: 'Wannan hoton allo ne. Ku ɗauki hoton takardar kanta da kyamara.',
    same_twice: 'Wannan hoton kun zaɓa a baya. Kowane mataki yana buƙatar nasa hoto.',
  },
  reasons: {
    name: {
      differs: 'Sunan ba shi ne na kan takardar ba.',
      incomplete: 'Ku rubuta cikakken sunanku kamar yadda yake a takardar.',
      birthDate: 'Ranar haihuwar ba ita ce ta kan takardar ba.',
    },
    document: {
      blurred: 'Ba a iya karanta takardar. Ku riƙe waya da kyau ku sake ɗaukar hoto.',
      cutOff: 'Wani ɓangare na takardar bai fito ba. Dole kusurwoyi huɗu su kasance a hoton.',
      glare: 'Haske ya rufe wani ɓangare na takardar. Ku juya ta kaɗan ku sake ɗauka.',
      expired: 'Wannan takarda ta ƙare aiki. Ku zaɓi wata.',
      wrongKind: 'Hoton na wata takarda ce dabam da wadda kuka zaɓa.',
      numberDiffers: 'Lambar ba ita ce ta kan takardar ba.',
      copy: 'Ku ɗauki hoton takardar kanta, ba kwafi ko allo ba.',
    },
    face: {
      blurred: 'Fuskarku ba ta fito sosai ba. Ku riƙe waya da kyau ku sake ɗaukar hoto.',
      dark: 'Fuskarku ta yi duhu. Ku fuskanci haske ku sake ɗaukar hoto.',
      covered: 'Wani abu ya rufe fuskarku. Ku cire tabarau, hula da takunkumi.',
      differs: 'Ba mu iya gani cewa fuskarku ita ce ta kan takardar ba.',
      notLive: 'Ku ɗauki hoton fuskarku yanzu, ba na wani hoto ba.',
    },
  },
  refusals: {
    notGenuine: 'Takardar ba ta yi kama da ta gaskiya ba.',
    notYou: 'Takardar ba taku ba ce.',
    underAge: 'Sai wanda ya kai shekara 18 ko fiye ake iya tantancewa.',
    notConfirmed: 'Ba mu iya tabbatar da ko ku wane ne ba.',
  },
}

const withdrawalNotes: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Bankin bai karɓi kuɗin ba. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  stopped: `An dakatar da turawar kafin a tura. ${BACK} Za ku iya sake gwadawa.`,
  late: `Ba a kammala turawar a kan lokaci ba. ${BACK} Za ku iya sake gwadawa.`,
  reversed: `Bankin ya mayar da kuɗin. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  otherName: `Asusun yana da wani suna, don haka ba mu tura ba. ${BACK} Ku yi amfani da asusu mai sunanku.`,
  notSent: `Ba a iya tura shi ba. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  takesLong:
    'Wannan yana ɗaukar lokaci fiye da yadda aka saba. Kuɗinku yana nan lafiya: zai isa, ko ya dawo wallet ɗinku. Muna tambayar bankin.',
}

const work: Words<typeof WORK_MESSAGES> = {
  changesRequested: 'An aika buƙatarku ta gyara.',
}

const removal: Words<Pick<typeof REMOVAL_MESSAGES, 'notice' | 'hiddenTitle'>> = {
  hiddenTitle: 'Onise ta cire',
  notice: {
    text: 'Onise ta cire wannan todo.',
    money: (paid, refunded) =>
      `Daga kuɗin da aka riƙe, an biya ƙwararren ${formatNaira(paid)}, kuma ${formatNaira(refunded)} ya koma ga kwastoma.`,
    hidden: 'Onise ta ɓoye abin da ke cikin wannan todo. Kuɗi da sharhi suna nan yadda suke.',
  },
}

const reviewRemoval: Words<Pick<typeof REVIEW_REMOVAL_MESSAGES, 'breaches' | 'email'>> = {
  breaches: {
    abuse: 'Akwai zagi ko barazana ga wani a cikinsa.',
    personal_details: 'Ya fallasa bayanan wani.',
    not_about_work: 'Ba game da aikin wannan todo yake ba.',
    pressure: 'An rubuta shi don a tilasta biyan kuɗi, ko a sami sharhi mafi kyau.',
    fake: 'Ba kwastoma ko ƙwararren wani aiki na gaskiya ne ya rubuta shi ba.',
  },
  email: {
    subject: (title) => `An cire sharhinku na ${title}`,
    text: (breach) => `Onise ta cire sharhin da kuka rubuta kan wannan todo. ${breach}`,
    effect: 'Ba a ƙara ƙirga taurarinsa, kuma ba za ku iya rubuta wani sharhi kan wannan todo ba.',
  },
}

const trades: Words<typeof TRADE_TEXTS> = {
  trades: {
    Photograph: 'Mai ɗaukar hoto',
    Furniture: 'Kafinta',
    Barber: 'Mai aski',
    Electrician: 'Mai gyaran wutar lantarki',
    Painter: 'Mai fenti',
    Baker: 'Mai gasa burodi da kek',
    Cleaning: 'Mai aikin tsabta',
    Tutoring: 'Malamin darasi',
    'Makeup and Beauty': 'Mai kwalliya',
    Plumbing: 'Mai aikin famfo',
    Fashion: 'Tela',
    Welding: 'Mai walda',
    Vulcanizer: 'Mai faci',
  },
  skills: {
    Photograph: {
      Editing: 'Gyaran hoto',
      Printing: 'Buga hoto',
      'Studio Photography': 'Hoton studio',
      'Outdoor Photography': 'Hoto a waje',
      'Event Coverage': 'Hoton biki da taro',
      'Drone Photography': 'Hoto da drone',
      'Photo Framing': 'Firam ɗin hoto',
      'Photo Album': 'Kundin hotuna',
    },
    Furniture: {
      Woodwork: 'Aikin katako',
      Upholstery: 'Ɗinkin kujeru da soso',
      'Furniture Repairs': 'Gyaran kayan ɗaki',
      'Polishing & Refinishing': 'Goge da sake shafa katako',
      'Furniture Design': 'Zanen kayan ɗaki',
      'Cabinet Making': 'Yin kabad',
      'Sofa & Chair': 'Sofa da kujera',
      'Bed & Wardrobe': 'Gado da wadurob',
    },
    Barber: {
      Haircut: 'Aski',
      'Beard Grooming': 'Gyaran gemu',
      'Hair Dyeing': 'Rinin gashi',
      'Dreadlocks & Twisting': 'Dada da murɗa gashi',
      'Hair Treatment': 'Kula da gashi',
      'Mobile/Home Service': 'Aski a gida',
      'Shaving & Facial Care': 'Askin fuska da kula da ita',
      "Kids' Haircuts": 'Askin yara',
    },
    Electrician: {
      'House Wiring': 'Jan waya a gida',
      'Electrical Repairs': 'Gyaran wutar lantarki',
      'Solar Installation': 'Saka solar',
      'Inverter Installation': 'Saka inverter',
      'Generator Repair & Installation': 'Gyara da saka janareto',
      'Appliance Repairs': 'Gyaran firiji, TV da fanka',
      'CCTV Installation': 'Saka kyamarar CCTV',
      'Smart Home Setup': 'Saka na’urorin gida na zamani',
    },
    Painter: {
      'House Painting': 'Fentin gida',
      'Spray Painting': 'Fentin feshi',
      'Mural & Artistic Painting': 'Zane a bango',
      'POP Design & Painting': 'Zanen POP da fenti',
      'Interior Decoration': 'Adon cikin gida',
      'Graffiti & Wall Art': 'Graffiti da zanen bango',
      'Car Painting': 'Fentin mota',
      'Industrial Painting': 'Fentin masana’anta',
    },
    Baker: {
      'Cake Baking': 'Gasa kek',
      Pastries: 'Kayan fulawa',
      'Bread Making': 'Yin burodi',
      'Cake Decoration': 'Ado ga kek',
      'Dessert Making': 'Kayan zaƙi',
      'Wholesale Baking': 'Gasawa da yawa don ’yan kasuwa',
      'Healthy & Special Diet Baking': 'Gasa abincin masu kula da lafiya',
      'Wedding & Birthday Cakes': 'Kek na aure da zagayowar haihuwa',
    },
    Cleaning: {
      'Home Cleaning': 'Tsabtace gida',
      'Office Cleaning': 'Tsabtace ofis',
      'Laundry & Dry Cleaning': 'Wanki da guga',
      'Post-Construction Cleaning': 'Tsabta bayan gini',
      'Carpet & Upholstery Cleaning': 'Wankin kafet da kujeru',
      'Fumigation & Pest Control': 'Feshin maganin ƙwari',
      'Waste Disposal': 'Kwashe shara',
      'Industrial Cleaning': 'Tsabtace masana’anta',
    },
    Tutoring: {
      'Home Tutoring': 'Darasi a gida',
      'Online Tutoring': 'Darasi ta intanet',
      'WAEC/JAMB/NECO Coaching': 'Shirin WAEC/JAMB/NECO',
      'Primary & Secondary School Tutoring': 'Darasin firamare da sakandare',
      'University & Professional Courses': 'Kwas na jami’a da na ƙwararru',
      'IT & Digital Skills Training': 'Horon kwamfuta da intanet',
      'Vocational Skills Training': 'Koyon sana’a',
      'Language Tutoring': 'Koyon harshe',
    },
    'Makeup and Beauty': {
      'General Makeup': 'Kwalliya',
      'Gele Artistry': 'Ɗaurin gele',
      'Pedicure/Manicure': 'Gyaran farcen hannu da ƙafa',
      'Spa & Massage': 'Spa da tausa',
    },
    Plumbing: {
      'water supply systems': 'Samar da ruwa',
      'Drainage and sewage systems': 'Magudanar ruwa da masai',
      'Leak detection and repair': 'Nemo da gyara yoyo',
      Installation: 'Saka kayan famfo',
    },
    Fashion: {
      'Art and Culture': 'Fasaha da al’ada',
      'Ready Made': 'Kayan da aka riga aka ɗinka',
    },
    Welding: {
      'Metal fabrication': 'Ƙera ƙarfe',
      'Welding repairs': 'Gyaran walda',
    },
    Vulcanizer: {
      'Tire Repair': 'Faci',
      'Tire and Tube Maintenance': 'Kula da taya da tub',
    },
  },
  projectTypes: {
    Onsite: 'A wurin aiki',
    Remote: 'Daga nesa',
    Hybrid: 'Duka biyu',
  },
}

const workPictures: Words<typeof WORK_PICTURE_MESSAGES> = {
  added: 'Hoton yana a bayaninka.',
  changed: 'An sauya hoton.',
  ordered: 'An ajiye sabon jerin.',
  deleted: 'An goge hoton.',
  takenOver:
    'Hoton yana a bayaninka. Wasu za su gan shi bayan kwana 7, sai dai idan kwastoman ya ƙi.',
  objected: 'Ba za a nuna hoton ga kowa ba.',
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
