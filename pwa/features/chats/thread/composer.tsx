import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { countGraphemes } from '#schema/domain/graphemes.ts'
import { MESSAGE_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import './composer.css'

/** The counter appears when so few characters are left. */
const COUNTER_FROM = 200
const LINES_MAX_PX = 132

/** A phone's keyboard has no Shift+Enter, so Enter is a line break there. */
const hasKeyboard = () => matchMedia('(hover) and (pointer:fine)').matches

type Props = {
  text: string
  onChange: (text: string) => void
  /** Called with text that is not blank and not too long. */
  onSend: (text: string) => void
  /** The text is that of a message that was sent. */
  editing?: { onCancel: () => void } | null | undefined
  /** Buttons for pictures and voice notes. */
  attachments?: ReactNode
  /** What they have begun, above the field. */
  panel?: ReactNode
  /** Texts to begin with, while there is nothing to send. */
  renderReplies?: ((onPick: (text: string) => void) => ReactNode) | undefined
  /** A picture was pasted or dropped. */
  onPicture?: (file: File) => void
  /** A picture or voice note is sent also without text. */
  hasAttachment?: boolean
  /** Why the text could not be stored. */
  error?: string | null | undefined
}

/** Words that are copied from a page or a document may come with a picture of them. */
function pictureOf({ files, types }: DataTransfer): File | undefined {
  if (types.includes('text/plain')) return undefined
  return [...files].find(({ type }) => type.startsWith('image/'))
}

/** Handlers of the form for pictures that are pasted or dropped. */
function pictureHandlers(onPicture: Props['onPicture']) {
  if (!onPicture) return {}
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const file = pictureOf(data)
    if (!file) return
    event.preventDefault()
    onPicture(file)
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    // Without it the browser opens a dropped file in place of the page.
    onDragOver: (event: DragEvent) =>
      event.dataTransfer.types.includes('Files') && event.preventDefault(),
  }
}

const hasFieldSizing = (style: object): boolean => 'fieldSizing' in style

/** Grows with its text up to five lines: by the style sheet, or in older browsers with a layout for each key. */
function useGrowing(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = ref.current
    if (!field || hasFieldSizing(field.style)) return
    field.style.height = 'auto'
    field.style.height = `${Math.min(field.scrollHeight, LINES_MAX_PX)}px`
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the height follows the text
  }, [text])
  return ref
}

function Counter({ left }: { left: number }) {
  const words = left < 0 ? messages.charactersTooMany(-left) : messages.charactersLeft(left)
  return (
    <p className="composer-counter small" data-over={left < 0 || undefined} role="status">
      {words}
    </p>
  )
}

/** Above the field: that a message is being changed, what went wrong, how many characters are left. */
function Notes({ editing, error, left }: Pick<Props, 'editing' | 'error'> & { left: number }) {
  return (
    <>
      {editing && (
        <p className="composer-editing small">
          {messages.editing}
          <button type="button" className="composer-cancel" onClick={editing.onCancel}>
            {messages.cancelEdit}
          </button>
        </p>
      )}
      {error && (
        <p className="composer-error small" role="alert">
          {error}
        </p>
      )}
      {left <= COUNTER_FROM && <Counter left={left} />}
    </>
  )
}

/**
 * From the first focus of the field on: earlier they would move the messages while somebody reads, and if they went with
 * the focus, the tap that takes it would miss what it is for.
 */
function useReplies({ text, onChange, renderReplies }: Props) {
  const [hasBegun, setHasBegun] = useState(false)
  const [picks, setPicks] = useState(0)
  const pick = (reply: string) => {
    onChange(reply)
    setPicks(picks + 1)
  }
  const replies = hasBegun && text === '' && renderReplies?.(pick)
  return { picks, replies, onFocus: () => setHasBegun(true) }
}

/** Enter sends where there is a keyboard, Escape ends a change. */
function onKey(event: KeyboardEvent, editing: Props['editing'], send: () => void) {
  if (event.key === 'Escape' && editing) return editing.onCancel()
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  if (!hasKeyboard()) return
  event.preventDefault()
  send()
}

/** The field of a conversation. */
export function Composer(props: Props) {
  const { text, onChange, onSend, editing, attachments, panel, hasAttachment, error } = props
  const field = useGrowing(text)
  const left = MESSAGE_MAX - countGraphemes(text.trim())
  const isEditing = Boolean(editing)
  const isEmpty = !hasVisibleText(text) && (isEditing || !hasAttachment)
  const canSend = !isEmpty && left >= 0
  const { picks, replies, onFocus } = useReplies(props)
  useEffect(() => {
    if (isEditing || picks > 0) field.current?.focus()
  }, [isEditing, picks, field])
  const send = () => {
    if (canSend) onSend(text)
    field.current?.focus()
  }
  return (
    <form
      className="composer"
      noValidate
      {...pictureHandlers(editing ? undefined : props.onPicture)}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Notes editing={editing} error={error} left={left} />
      {!editing && panel}
      {!editing && !panel && replies}
      <div className="composer-row">
        {!editing && attachments}
        <textarea
          ref={field}
          className="composer-field"
          rows={1}
          value={text}
          placeholder={messages.placeholder}
          aria-label={messages.placeholder}
          autoComplete="off"
          aria-invalid={left < 0 || undefined}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => onKey(event, editing, send)}
        />
        <IconButton
          type="submit"
          tone="primary"
          icon={editing ? 'check' : 'send'}
          label={editing ? messages.saveEdit : messages.send}
          aria-disabled={!canSend || undefined}
        />
      </div>
    </form>
  )
}
