import { v7, validate, version } from 'uuid'

export type Kind =
  | 'user'
  | 'session'
  | 'task'
  | 'proposal'
  | 'submission'
  | 'journal'
  | 'file'
  | 'upload'
  | 'payout'
/** A UUIDv7. The brand keeps a task's id from being handed where a person's is meant. */
export type Id<K extends Kind> = string & { readonly kind: K }
export type UserId = Id<'user'>
export type TaskId = Id<'task'>
export type ProposalId = Id<'proposal'>
export type UploadId = Id<'upload'>
export type PayoutId = Id<'payout'>

/** Minted where the thing is made, mostly on the phone, so it has its name before the server has heard of it. */
export const newId = <K extends Kind>(_kind: K): Id<K> => v7() as Id<K>

export const isId = (value: unknown): value is Id<Kind> =>
  typeof value === 'string' && validate(value) && version(value) === 7
