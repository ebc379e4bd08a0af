import { database } from './database.ts'
import { useLive } from './use-live.ts'

/** The message and what will send it, in one transaction. */
async function say(text: string): Promise<void> {
  const id = crypto.randomUUID()
  const createdAt = new Date().toISOString()
  await database.transaction('rw', database.messages, database.outbox, async () => {
    await database.messages.add({ id, text, createdAt })
    await database.outbox.add({ key: id, kind: 'message', input: { id, text } } as never)
  })
}

export function Chat() {
  const messages = useLive(
    // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's index, read from its end
    () => database.messages.orderBy('createdAt').reverse().limit(20).toArray(),
    [],
  )
  const send = (form: FormData) => say(String(form.get('text')))
  return (
    <main>
      <h1>Chat</h1>
      <form action={send}>
        <input name="text" aria-label="Message" required />
        <button type="submit">Send</button>
      </form>
      <ul>
        {messages?.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </main>
  )
}
