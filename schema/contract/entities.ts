import type { InferOutput } from 'valibot'
import type { InKobo } from './money-fields.ts'
import type { ENTITY_ROWS } from './nouns.ts'

type SyncedEntity = {
  /** The table of the phone's database. Entities of different scopes never share one. */
  table: string
  /** As Dexie writes them, the primary key first. */
  indexes: string
  /** The version of the phone's database that has the table with these indexes; 1 unless given. A change raises it. */
  since?: number
}

/** Each entity that the change log brings to phones. The schema of its row is in `ENTITY_ROWS`. */
export const ENTITIES = {
  /** An open todo of the tasker's trade. */
  feed: { table: 'feed', indexes: '_id, createdAt' },
  /** A todo of one of its two parties. */
  task: { table: 'tasks', indexes: '_id, updatedAt' },
  /** A proposal of its tasker. */
  proposal: { table: 'proposals', indexes: '_id, task, status' },
  /** The same for the client of the todo. */
  applicant: { table: 'applicants', indexes: '_id, task._id' },
  /** `seq` is the place in the conversation. */
  message: { table: 'messages', indexes: '_id, [conversation+seq]', since: 2 },
  conversation: { table: 'conversations', indexes: '_id, other._id', since: 2 },
  trx: { table: 'trx', indexes: '_id, createdAt' },
  notice: { table: 'notices', indexes: '_id', since: 2 },
  /** A picture of earlier work of its owner. */
  workPicture: { table: 'workPictures', indexes: '_id', since: 4 },
  me: { table: 'me', indexes: 'user._id' },
} as const satisfies Record<keyof typeof ENTITY_ROWS, SyncedEntity>

export type Entity = keyof typeof ENTITIES
/** As the phone has it. */
export type EntityRow<E extends Entity> = InKobo<InferOutput<(typeof ENTITY_ROWS)[E]>>
export const SYNCED_ENTITIES: readonly SyncedEntity[] = Object.values(ENTITIES)
