import { useCallback, useEffect, useRef, useState } from 'react'
import { changeText, sendText, type Attachment } from '#pwa/features/chats/commands.ts'
import { messages } from '#pwa/features/chats/messages.ts'
import { chatDraftKey } from '#pwa/features/chats/queueable.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { discardEntry } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useSession } from '#pwa/session/session.tsx'
import { isLiveOpen } from '#pwa/sync/live-open.ts'
import { sayTyping } from '#schema/contract/chats.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { SAY_TYPING_MS } from '#schema/domain/live.ts'

/** `kind` is that of the file. */
type Draft = { text: string; kind: Attachment['kind']; file: File | null } & Pick<
  Required<Attachment>,
  'durationMs' | 'waveform'
>
const NO_FILE = { kind: 'picture', file: null, durationMs: 0, waveform: '' } as const
const EMPTY: Draft = { text: '', ...NO_FILE }

function attachmentOf({ kind, file, durationMs, waveform }: Draft): Attachment | null {
  if (!file) return null
  return kind === 'voice' ? { kind, file, durationMs, waveform } : { kind, file }
}

type Edit = { message: ShownMessage; text: string }

/** While keys are pressed the other's screen says so. Nothing is lost with a call that fails. */
function useSayTyping(otherUserId: UserId) {
  const { call } = useSession()
  const saidAt = useRef(-Infinity)
  return {
    onKey(text: string) {
      const now = performance.now()
      if (!text || now - saidAt.current < SAY_TYPING_MS || !isLiveOpen()) return
      saidAt.current = now
      void call(sayTyping, { otherUserId }).catch(() => {})
    },
    /** The next message is said anew. */
    onSend: () => void (saidAt.current = -Infinity),
  }
}

/** Why the last message could not be stored. */
function useReport() {
  const [error, setError] = useState<string | null>(null)
  const report = (work: Promise<void>) => {
    setError(null)
    void work.catch(() => setError(messages.notStored))
  }
  return { error, report }
}

/** The field of a conversation: its draft, or the text of a message that is being changed. */
export function useComposer(other: UserId) {
  const session = useSession()
  const draft = useDraft(chatDraftKey(other), EMPTY)
  const typing = useSayTyping(other)
  const [edit, setEdit] = useState<Edit | null>(null)
  const { error, report } = useReport()
  /** A second tap while a message is being stored is the same message. */
  const isStoring = useRef(false)
  const latestText = useRef('')
  useEffect(() => void (latestText.current = draft.fields.text))

  async function send(text: string, attachment: Attachment | null) {
    if (isStoring.current) return
    isStoring.current = true
    try {
      // The draft is deleted in the transaction that stores the message.
      await sendText(session, other, text, { attachment, draft: chatDraftKey(other) })
      // What was typed while it was stored.
      const latest = latestText.current
      const rest = latest.startsWith(text) ? latest.slice(text.length) : latest
      if (rest) draft.change({ ...EMPTY, text: rest })
      else await draft.clear()
    } finally {
      isStoring.current = false
    }
  }

  async function saveEdit({ message }: Edit, text: string) {
    if (text.trim() !== message.text) await changeText(session, other, message, text)
    setEdit(null)
  }

  const { change } = draft
  // The same function while the user types, so that no message is drawn again.
  const rewrite = useCallback(
    ({ text, entryKey }: ShownMessage) => {
      change({ text: [text, latestText.current].filter(Boolean).join('\n') })
      if (entryKey) void discardEntry(session, entryKey)
    },
    [change, session],
  )

  const attachment = attachmentOf(draft.fields)
  return {
    text: edit ? edit.text : draft.fields.text,
    error,
    editing: edit && { onCancel: () => setEdit(null) },
    onChange(text: string) {
      typing.onKey(text)
      if (edit) setEdit({ ...edit, text })
      else draft.change({ text })
    },
    onSend(text: string) {
      typing.onSend()
      report(edit ? saveEdit(edit, text) : send(text, attachment))
    },
    attachment,
    onAttach: (next: Attachment | null) => draft.change({ ...NO_FILE, ...next }),
    onSendNow(voice: Attachment) {
      // Kept as a draft if it cannot be stored.
      draft.change({ ...NO_FILE, ...voice })
      report(send(draft.fields.text, voice))
    },
    startEdit: (message: ShownMessage) => setEdit({ message, text: message.text }),
    rewrite,
  }
}
