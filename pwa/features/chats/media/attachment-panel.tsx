import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attachment } from '#pwa/features/chats/commands.ts'
import type { Pending } from '#pwa/features/chats/thread/press.ts'
import { shrinkImage } from '#pwa/images/shrink-image.ts'
import { Spinner } from '#pwa/ui/feedback/spinner.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import { IMAGE_MAX } from '#schema/domain/limits.ts'
import { messages } from './messages.ts'
import { Recorder } from './recorder.tsx'
import { VoicePlayer } from './voice-player.tsx'
import './media.css'

type Props = {
  pending: Pending | null
  /** What is sent with the next message. */
  attachment: Attachment | null
  onAttach: (attachment: Attachment | null) => void
  /** Sends a voice note with the text of the field. */
  onSendNow: (voice: Attachment) => void
  /** `pending` has ended. */
  onDone: () => void
}

/** For as long as the file is shown; another file is another mount. */
function useObjectUrl(file: File): string {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}

/** Makes a chosen picture small enough to send. */
function Preparing({
  file,
  onAttach,
  onDone,
}: Pick<Props, 'onAttach' | 'onDone'> & { file: File }) {
  const [hasFailed, setHasFailed] = useState(false)
  const use = useEffectEvent((picture: File) => {
    onAttach({ kind: 'picture', file: picture })
    onDone()
  })
  useEffect(() => {
    let isLeft = false
    shrinkImage(file).then(
      (picture) => {
        if (isLeft) return
        if (picture.size > IMAGE_MAX) setHasFailed(true)
        else use(picture)
      },
      () => isLeft || setHasFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [file])
  if (!hasFailed)
    return (
      <p className="media-panel small" role="status">
        <Spinner /> {messages.preparing}
      </p>
    )
  return (
    <div className="media-panel" role="alert">
      <p className="media-trouble small">{unreadablePicture(file, messages.notAPicture)}</p>
      <Button size="small" tone="plain" onClick={onDone}>
        {messages.close}
      </Button>
    </div>
  )
}

/** The picture or voice note that the next message has, kept as part of the draft. */
function Attached({ attachment, onAttach }: { attachment: Attachment } & Pick<Props, 'onAttach'>) {
  const { kind, file, durationMs = 0, waveform = '' } = attachment
  const url = useObjectUrl(file)
  const panel = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the recorder.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div className="media-panel" ref={panel}>
      {kind === 'picture' ? (
        <img className="media-preview" src={url} alt={messages.ownPicture} />
      ) : (
        <VoicePlayer {...{ url, durationMs, waveform }} />
      )}
      <p className="small soft">{kind === 'picture' ? messages.pictureHint : messages.voiceHint}</p>
      <div className="row">
        <Button size="small" tone="danger-plain" icon="delete" onClick={() => onAttach(null)}>
          {kind === 'picture' ? messages.remove : messages.deleteRecording}
        </Button>
      </div>
    </div>
  )
}

/** Above the field: a picture or voice note that is being made, or that waits to be sent. */
export function AttachmentPanel({ pending, attachment, onAttach, onSendNow, onDone }: Props) {
  if (pending?.kind === 'picture') return <Preparing {...{ ...pending, onAttach, onDone }} />
  if (pending)
    return (
      <Recorder
        press={pending.press}
        onRecorded={(voice, ending) => {
          if (ending === 'send') onSendNow(voice)
          else onAttach(voice)
          onDone()
        }}
        onCancel={onDone}
      />
    )
  return attachment && <Attached {...{ attachment, onAttach }} />
}
