import { Dexie, type EntityTable } from 'dexie'

export type Task = {
  _id: string
  title: string
  description: string
  price: number
  location: string
  createdAt: string
}
export type Message = { id: string; text: string; createdAt: string }
export type Entry = { n: number; key: string; kind: string; input: object }

export const database = new Dexie('floor') as Dexie & {
  tasks: EntityTable<Task, '_id'>
  messages: EntityTable<Message, 'id'>
  outbox: EntityTable<Entry, 'n'>
}
database.version(1).stores({
  tasks: '_id, createdAt',
  messages: 'id, createdAt',
  outbox: '++n, &key',
})
