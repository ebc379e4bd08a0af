import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import {
  adminNotes,
  alerts,
  bankAccounts,
  blocks,
  invitations,
  payments,
  payouts,
  phoneMessages,
  questions,
  reports,
  reviews,
  sessions,
  tasks,
  users,
  verifications,
} from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'

/** How many rows of the lists that have no pages of their own. */
const LIST_MAX = 500

export const selectAccount = (db: Db, userId: UserId) =>
  db
    .select({
      _id: users.id,
      userType: users.userType,
      username: users.username,
      email: users.email,
      phone: users.phone,
      phoneProvenAt: users.phoneProvenAt,
      showsPhone: users.showsPhone,
      showsOnline: users.showsOnline,
      isListed: users.isListed,
      takesJobs: users.takesJobs,
      profilePicture: users.profilePicture,
      jobTitle: users.jobTitle,
      profileDescription: users.profileDescription,
      location: users.location,
      place: users.place,
      areas: users.areas,
      reach: users.reach,
      skillsets: users.skillsets,
      isVerified: users.isVerified,
      noticeSettings: users.noticeSettings,
      emailConfirmedAt: users.emailProvenAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))

export const selectOwnSessions = (db: Db, userId: UserId) =>
  db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.seenAt,
      endedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .limit(LIST_MAX)

export const selectOwnBankAccounts = (db: Db, userId: UserId) =>
  db
    .select({
      bankName: bankAccounts.bankName,
      accountLast4: bankAccounts.accountLast4,
      accountName: bankAccounts.accountName,
      createdAt: bankAccounts.createdAt,
      lastUsedAt: bankAccounts.lastUsedAt,
    })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))

/** Their texts are deleted once they are sent. */
export const selectOwnPhoneMessages = (db: Db, userId: UserId) =>
  db
    .select({
      phone: phoneMessages.phone,
      channel: phoneMessages.channel,
      about: phoneMessages.template,
      createdAt: phoneMessages.createdAt,
      sentAt: phoneMessages.sentAt,
    })
    .from(phoneMessages)
    .where(eq(phoneMessages.userId, userId))
    .limit(LIST_MAX)

export const selectOwnVerifications = (db: Db, userId: UserId) =>
  db.select().from(verifications).where(eq(verifications.userId, userId)).limit(LIST_MAX)

export const selectOwnBlocks = (db: Db, userId: UserId) =>
  db
    .select({ user: blocks.blockedId, createdAt: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.blockerId, userId))
    .limit(LIST_MAX)

/** The skills and places of the one that follows the profile are those of the profile. */
export const selectOwnAlerts = (db: Db, userId: UserId) =>
  db
    .select({
      field: alerts.trade,
      skills: alerts.skills,
      place: alerts.place,
      reach: alerts.reach,
      minPrice: alerts.minPrice,
      delivery: alerts.delivery,
      createdAt: alerts.createdAt,
    })
    .from(alerts)
    .where(eq(alerts.userId, userId))

/** Those that the user has sent and got; the professional is the user for the latter. */
export const selectOwnInvitations = (db: Db, userId: UserId) =>
  db
    .select({
      task: invitations.taskId,
      professional: invitations.taskerId,
      createdAt: invitations.createdAt,
      declinedAt: invitations.declinedAt,
      reason: invitations.reason,
    })
    .from(invitations)
    .where(or(eq(invitations.clientId, userId), eq(invitations.taskerId, userId)))
    .orderBy(desc(invitations.createdAt))
    .limit(LIST_MAX)

/** Those that the user has asked, and those about the user's todos. */
export const selectOwnQuestions = (db: Db, userId: UserId) =>
  db
    .select({
      task: questions.taskId,
      isOwn: sql`${questions.userId} = ${userId}`.mapWith(Boolean).as('is_own'),
      question: questions.question,
      answer: questions.answer,
      createdAt: questions.createdAt,
      answeredAt: questions.answeredAt,
    })
    .from(questions)
    .where(
      or(
        eq(questions.userId, userId),
        inArray(
          questions.taskId,
          db.select({ id: tasks.id }).from(tasks).where(eq(tasks.clientId, userId)),
        ),
      ),
    )
    .orderBy(desc(questions.createdAt))
    .limit(LIST_MAX)

export const selectOwnReports = (db: Db, userId: UserId) =>
  db
    .select({
      target: reports.target,
      targetId: reports.targetId,
      reason: reports.reason,
      words: reports.words,
      status: reports.status,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .limit(LIST_MAX)

/** What administrators wrote about the user; who wrote it is not the user's. */
export const selectOwnNotes = (db: Db, userId: UserId) =>
  db
    .select({ text: adminNotes.text, createdAt: adminNotes.createdAt })
    .from(adminNotes)
    .where(eq(adminNotes.userId, userId))
    .limit(LIST_MAX)

type Keyset = { at: number; id: string }

type Public = Keyset & { now: number }

/** Only public ones: the other side's review is sealed until both have written. */
export const selectPublicReviews = (
  db: Db,
  userId: UserId,
  { at, id, now }: Public,
  limit: number,
) =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.subjectId, userId),
        inArray(reviews.subjectRole, ['client', 'tasker']),
        lte(reviews.visibleAt, now),
        isNull(reviews.removedAt),
        isNull(reviews.suppressedAt),
        sql`(${reviews.visibleAt}, ${reviews.id}) > (${at}, ${id})`,
      ),
    )
    .orderBy(asc(reviews.visibleAt), asc(reviews.id))
    .limit(limit)

export const selectOwnPayments = (db: Db, userId: UserId, { at, id }: Keyset, limit: number) =>
  db
    .select({
      id: payments.reference,
      amount: payments.amount,
      phone: payments.phone,
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        sql`(${payments.createdAt}, ${payments.reference}) > (${at}, ${id})`,
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.reference))
    .limit(limit)

export const selectOwnPayouts = (db: Db, userId: UserId, { at, id }: Keyset, limit: number) =>
  db
    .select({
      id: payouts.id,
      amount: payouts.amount,
      charge: payouts.charge,
      bankName: payouts.bankName,
      accountLast4: payouts.accountLast4,
      accountName: payouts.accountName,
      status: payouts.status,
      createdAt: payouts.createdAt,
    })
    .from(payouts)
    .where(
      and(eq(payouts.userId, userId), sql`(${payouts.createdAt}, ${payouts.id}) > (${at}, ${id})`),
    )
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(limit)
