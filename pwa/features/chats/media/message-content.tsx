import { useState } from 'react'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './messages.ts'
import { useMessageFile } from './use-message-file.ts'
import { VoicePlayer } from './voice-player.tsx'
import './media.css'

type File = ReturnType<typeof useMessageFile>

/** That the file is being sent, or why it is not shown. */
function FileState({ isSending, problem, retry }: File) {
  if (isSending) return <progress className="media-sending" aria-label={messages.sending} />
  if (!problem) return null
  return (
    <div className="media-problem small soft">
      <p>{problem}</p>
      <Button size="small" tone="plain" icon="retry" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  )
}

type Props = { message: ShownMessage; isOwn: boolean; name: string }

/** A picture; a tap opens it large. Its text alternative is what was written with it. */
function PictureContent({ message, isOwn, name }: Props) {
  const file = useMessageFile(message, true)
  const [isOpen, setIsOpen] = useState(false)
  const alt = message.text || (isOwn ? messages.ownPicture : messages.pictureFrom(name))
  return (
    <>
      {file.url === undefined ? (
        <div className="media-picture" data-empty>
          {!file.problem && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
        </div>
      ) : (
        <button type="button" className="media-picture" onClick={() => setIsOpen(true)}>
          <VisuallyHidden>{messages.open}</VisuallyHidden>
          <img src={file.url} alt={alt} />
        </button>
      )}
      <FileState {...file} />
      {message.text !== '' && (
        <p className="bubble-text" aria-hidden={file.url !== undefined || undefined}>
          {message.text}
        </p>
      )}
      {isOpen && (
        <Dialog wide open onClose={() => setIsOpen(false)} title={messages.picture}>
          <img className="media-large" src={file.url} alt={alt} />
        </Dialog>
      )}
    </>
  )
}

/** A voice note is loaded when someone wants to listen. */
function VoiceContent({ message }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  const file = useMessageFile(message, isWanted)
  return (
    <>
      <VoicePlayer {...message} url={file.url} onWanted={() => setIsWanted(true)} />
      <FileState {...file} />
      {message.text !== '' && <p className="bubble-text">{message.text}</p>}
    </>
  )
}

/** A message with a file. */
export function MessageContent(props: Props) {
  return props.message.kind === 'picture' ? (
    <PictureContent {...props} />
  ) : (
    <VoiceContent {...props} />
  )
}
