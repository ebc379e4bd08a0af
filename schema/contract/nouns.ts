import * as aboutSchemas from './about.schemas.ts'
import * as about from './about.ts'
import * as accountSchemas from './accounts.schemas.ts'
import * as accounts from './accounts.ts'
import * as adjustmentSchemas from './adjustments.schemas.ts'
import * as adjustments from './adjustments.ts'
import * as adminDeskSchemas from './admin-desk.schemas.ts'
import * as adminDesk from './admin-desk.ts'
import * as adminFraudSchemas from './admin-fraud.schemas.ts'
import * as adminFraud from './admin-fraud.ts'
import * as adminHealthSchemas from './admin-health.schemas.ts'
import * as adminHealth from './admin-health.ts'
import * as adminListSchemas from './admin-lists.schemas.ts'
import * as adminLists from './admin-lists.ts'
import * as adminSearchSchemas from './admin-search.schemas.ts'
import * as adminSearch from './admin-search.ts'
import * as adminUserSchemas from './admin-users.schemas.ts'
import * as adminUsers from './admin-users.ts'
import * as adminVerificationSchemas from './admin-verifications.schemas.ts'
import * as adminVerifications from './admin-verifications.ts'
import * as alertSchemas from './alerts.schemas.ts'
import * as alerts from './alerts.ts'
import * as approvalSchemas from './approvals.schemas.ts'
import * as approvals from './approvals.ts'
import * as arrivalSchemas from './arrivals.schemas.ts'
import * as arrivals from './arrivals.ts'
import * as auditSchemas from './audit.schemas.ts'
import * as audit from './audit.ts'
import * as cancelSchemas from './cancel.schemas.ts'
import * as cancel from './cancel.ts'
import * as chatSchemas from './chats.schemas.ts'
import * as chats from './chats.ts'
import * as closingSchemas from './closing.schemas.ts'
import * as closing from './closing.ts'
import * as communitySchemas from './community.schemas.ts'
import * as community from './community.ts'
import * as counterOfferSchemas from './counter-offers.schemas.ts'
import * as counterOffers from './counter-offers.ts'
import * as dashboard from './dashboard.ts'
import * as directorySchemas from './directory.schemas.ts'
import * as directory from './directory.ts'
import * as disputeSchemas from './disputes.schemas.ts'
import * as disputes from './disputes.ts'
import * as fundingSchemas from './funding.schemas.ts'
import * as funding from './funding.ts'
import * as invitationSchemas from './invitations.schemas.ts'
import * as invitations from './invitations.ts'
import { join, type Definition } from './join.ts'
import * as liveSchemas from './live.schemas.ts'
import * as live from './live.ts'
import * as materialsSchemas from './materials.schemas.ts'
import * as materials from './materials.ts'
import * as noticeSchemas from './notices.schemas.ts'
import * as notices from './notices.ts'
import * as passSchemas from './passes.schemas.ts'
import * as passes from './passes.ts'
import * as paymentReviewSchemas from './payment-review.schemas.ts'
import * as paymentReview from './payment-review.ts'
import * as paymentSchemas from './payments.schemas.ts'
import * as payments from './payments.ts'
import * as payoutReviewSchemas from './payout-review.schemas.ts'
import * as payoutReview from './payout-review.ts'
import * as payoutSchemas from './payouts.schemas.ts'
import * as payouts from './payouts.ts'
import * as pinSchemas from './pins.schemas.ts'
import * as pins from './pins.ts'
import * as planChangeSchemas from './plan-changes.schemas.ts'
import * as planChanges from './plan-changes.ts'
import * as proposalSchemas from './proposals.schemas.ts'
import * as proposals from './proposals.ts'
import * as pushSchemas from './push.schemas.ts'
import * as push from './push.ts'
import * as questionSchemas from './questions.schemas.ts'
import * as questions from './questions.ts'
import * as reconciliationSchemas from './reconciliation.schemas.ts'
import * as reconciliation from './reconciliation.ts'
import * as reviewRemovalSchemas from './review-removal.schemas.ts'
import * as reviewRemoval from './review-removal.ts'
import * as reviewSchemas from './reviews.schemas.ts'
import * as reviews from './reviews.ts'
import * as savedSchemas from './saved.schemas.ts'
import * as saved from './saved.ts'
import * as secondFactorSchemas from './second-factor.schemas.ts'
import * as secondFactor from './second-factor.ts'
import * as sessionSchemas from './sessions.schemas.ts'
import * as sessions from './sessions.ts'
import * as settingSchemas from './settings.schemas.ts'
import * as settings from './settings.ts'
import * as signInSchemas from './sign-in.schemas.ts'
import * as statementSchemas from './statements.schemas.ts'
import * as statements from './statements.ts'
import * as supportSchemas from './support.schemas.ts'
import * as support from './support.ts'
import * as taskReads from './task-reads.ts'
import * as taskRemovalSchemas from './task-removal.schemas.ts'
import * as taskRemoval from './task-removal.ts'
import * as taskSchemas from './tasks.schemas.ts'
import * as tasks from './tasks.ts'
import * as trustSchemas from './trust.schemas.ts'
import * as trust from './trust.ts'
import * as uploadSchemas from './uploads.schemas.ts'
import * as uploads from './uploads.ts'
import * as verificationSchemas from './verifications.schemas.ts'
import * as verifications from './verifications.ts'
import * as walletSchemas from './wallet.schemas.ts'
import * as wallet from './wallet.ts'
import * as workPictureSchemas from './work-pictures.schemas.ts'
import * as workPictures from './work-pictures.ts'

/** The calls of each noun. */
export const NOUN_ENDPOINTS: readonly Definition[] = [
  ...join(accounts, { ...accountSchemas, ...signInSchemas }),
  ...join(dashboard, accountSchemas),
  ...join(sessions, sessionSchemas),
  ...join(secondFactor, secondFactorSchemas),
  ...join(closing, closingSchemas),
  ...join(tasks, taskSchemas),
  ...join(taskReads, taskSchemas),
  ...join(taskRemoval, taskRemovalSchemas),
  ...join(directory, directorySchemas),
  ...join(disputes, disputeSchemas),
  ...join(cancel, cancelSchemas),
  ...join(proposals, proposalSchemas),
  ...join(counterOffers, counterOfferSchemas),
  ...join(funding, fundingSchemas),
  ...join(planChanges, planChangeSchemas),
  ...join(materials, materialsSchemas),
  ...join(invitations, invitationSchemas),
  ...join(questions, questionSchemas),
  ...join(passes, passSchemas),
  ...join(arrivals, arrivalSchemas),
  ...join(reviews, reviewSchemas),
  ...join(reviewRemoval, reviewRemovalSchemas),
  ...join(notices, noticeSchemas),
  ...join(alerts, alertSchemas),
  ...join(saved, savedSchemas),
  ...join(chats, chatSchemas),
  ...join(wallet, walletSchemas),
  ...join(payments, paymentSchemas),
  ...join(paymentReview, paymentReviewSchemas),
  ...join(pins, pinSchemas),
  ...join(payouts, payoutSchemas),
  ...join(payoutReview, payoutReviewSchemas),
  ...join(statements, statementSchemas),
  ...join(trust, trustSchemas),
  ...join(uploads, uploadSchemas),
  ...join(reconciliation, reconciliationSchemas),
  ...join(adjustments, adjustmentSchemas),
  ...join(adminDesk, adminDeskSchemas),
  ...join(adminFraud, adminFraudSchemas),
  ...join(adminHealth, adminHealthSchemas),
  ...join(adminLists, adminListSchemas),
  ...join(adminSearch, adminSearchSchemas),
  ...join(adminUsers, adminUserSchemas),
  ...join(approvals, approvalSchemas),
  ...join(audit, auditSchemas),
  ...join(push, pushSchemas),
  ...join(live, liveSchemas),
  ...join(community, communitySchemas),
  ...join(about, aboutSchemas),
  ...join(settings, settingSchemas),
  ...join(support, supportSchemas),
  ...join(verifications, verificationSchemas),
  ...join(adminVerifications, adminVerificationSchemas),
  ...join(workPictures, workPictureSchemas),
]

/** The row of each entity that the change log brings to phones; `ENTITIES` has its table there. */
export const ENTITY_ROWS = {
  feed: taskSchemas.Task,
  task: taskSchemas.Task,
  proposal: proposalSchemas.Proposal,
  applicant: proposalSchemas.Applicant,
  message: chatSchemas.Message,
  conversation: chatSchemas.Conversation,
  trx: walletSchemas.Transaction,
  notice: noticeSchemas.Notice,
  workPicture: workPictureSchemas.WorkPicture,
  me: accountSchemas.Me,
}
