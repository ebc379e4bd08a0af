import { v7, validate, version } from 'uuid'

/** A UUIDv7. The kind (`'task'`) is a brand: it prevents passing a task's id where a user's is expected. */
export type Id<K extends string> = string & { readonly kind: K }
export type UserId = Id<'user'>
export type TaskId = Id<'task'>
export type ProposalId = Id<'proposal'>
export type UploadId = Id<'upload'>
export type ReviewId = Id<'review'>
export type MessageId = Id<'message'>
export type PayoutId = Id<'payout'>
export type BankAccountId = Id<'bankAccount'>
export type WorkPictureId = Id<'workPicture'>
export type NoticeId = Id<'notice'>
export type QuestionId = Id<'question'>
export type AlertId = Id<'alert'>

/** Ids are created where the record is created, mostly on the phone, before any request is sent. */
export const newId = <K extends string>(_kind: K): Id<K> => v7() as Id<K>

export const isId = (value: unknown): value is Id<string> =>
  typeof value === 'string' && validate(value) && version(value) === 7
