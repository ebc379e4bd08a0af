import { useRef, type PointerEvent } from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { KEY_PRESS, type Pending, type Press } from './press.ts'
import './attachments.css'

function PictureButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon="camera"
        label={messages.addPicture}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={messages.addPicture}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same picture can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

type VoiceProps = { press: Press | null; onPress: (press: Press) => void }

/** Held down it records until it is let go; a tap or a key starts a recording, and another one ends it. */
function VoiceButton({ press, onPress }: VoiceProps) {
  const change = (some: Partial<Press>) => press && onPress({ ...press, ...some })
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    if (press) return change({ isStopped: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    const x = event.clientX
    onPress({ fromX: x, x, isDown: true, isStopped: false })
  }
  return (
    <span className="attach-voice">
      <IconButton
        icon={press ? 'done' : 'microphone'}
        label={press ? messages.stopVoice : messages.recordVoice}
        onPointerDown={start}
        onPointerMove={({ clientX }) => press?.isDown && change({ x: clientX })}
        onPointerUp={() => change({ isDown: false })}
        onPointerCancel={() => change({ isDown: false, x: press?.fromX ?? 0 })}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A pointer's click; a key and a screen reader have none.
          if (detail > 0) return
          if (press) change({ isStopped: true })
          else onPress(KEY_PRESS)
        }}
      />
    </span>
  )
}

type Props = { pending: Pending | null; onPending: (pending: Pending) => void }

/** Beside the field of a conversation. */
export function AttachmentButtons({ pending, onPending }: Props) {
  const press = pending?.kind === 'voice' ? pending.press : null
  return (
    <>
      <PictureButton onFile={(file) => onPending({ kind: 'picture', file })} />
      <VoiceButton press={press} onPress={(next) => onPending({ kind: 'voice', press: next })} />
    </>
  )
}
