import { Dexie, type EntityTable } from 'dexie'

export type Task = {
  _id: string
  title: string
  description: string
  price: number
  location: string
  createdAt: string
}
type Message = { id: string; text: string; createdAt: string }
type OutboxEntry = { position: number; key: string; kind: string; input: object }

export const database = new Dexie('baseline') as Dexie & {
  tasks: EntityTable<Task, '_id'>
  messages: EntityTable<Message, 'id'>
  outbox: EntityTable<OutboxEntry, 'position'>
}
database.version(1).stores({
  tasks: '_id, createdAt',
  messages: 'id, createdAt',
  outbox: '++position, &key',
})
