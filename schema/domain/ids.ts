import { v7, validate, version } from 'uuid'

export type IdKind =
  | 'user'
  | 'session'
  | 'task'
  | 'proposal'
  | 'submission'
  | 'journal'
  | 'file'
  | 'upload'
  | 'payout'
  | 'idempotency'
  | 'request'
/** A UUIDv7. The brand prevents passing a task's id where a user's is expected. */
export type Id<K extends IdKind> = string & { readonly kind: K }
export type UserId = Id<'user'>
export type TaskId = Id<'task'>
export type ProposalId = Id<'proposal'>
export type UploadId = Id<'upload'>
export type PayoutId = Id<'payout'>

/** Ids are created where the record is created, mostly on the phone, before any request is sent. */
export const newId = <K extends IdKind>(_kind: K): Id<K> => v7() as Id<K>

export const isId = (value: unknown): value is Id<IdKind> =>
  typeof value === 'string' && validate(value) && version(value) === 7
