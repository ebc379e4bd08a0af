import { Link } from '@tanstack/react-router'
import { database } from './database.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Writes the message and its outbox entry in one transaction. */
async function sendMessage(text: string): Promise<void> {
  const id = crypto.randomUUID()
  const createdAt = new Date().toISOString()
  await database.transaction('rw', database.messages, database.outbox, async () => {
    await database.messages.add({ id, text, createdAt })
    await database.outbox.add({ key: id, kind: 'message', input: { id, text } })
  })
}

export function Chat() {
  const messages = useLiveQuery(
    // oxlint-disable-next-line unicorn/no-array-reverse -- reads Dexie's index backwards
    () => database.messages.orderBy('createdAt').reverse().limit(20).toArray(),
    [],
  )
  const send = (form: FormData) => sendMessage(String(form.get('text')))
  return (
    <main>
      <h1>Chat</h1>
      <form action={send}>
        <input name="text" aria-label="Message" required />
        <button type="submit">Send</button>
      </form>
      <ul>
        {messages?.map(({ id, text }) => (
          <li key={id} className="message">
            {text}
          </li>
        ))}
      </ul>
      <Link to="/all-task">To do list</Link>
    </main>
  )
}
