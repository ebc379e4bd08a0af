import { useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { readWantedPath, readWantedTodo } from '#pwa/session/take-wanted-path.ts'
import { tradeLabel } from '#schema/domain/trades.ts'

const { wanted: text } = messages

function noteOf(): string | null {
  const todo = readWantedTodo()
  if (todo) return text.topic(todo.title || tradeLabel(todo.field ?? ''))
  const path = readWantedPath()
  if (!path || path.startsWith('/admin')) return null
  return path.startsWith('/profile') ? text.profile : text.todo
}

/** What the visitor goes on to after the log-in. */
export function WantedNote() {
  const [note] = useState(noteOf)
  return note && <p className="strong">{note}</p>
}
