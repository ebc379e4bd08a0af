import { useState } from 'react'
import type { Attachment } from '#pwa/features/chats/commands.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { loadMedia } from './load-media.ts'
import type { Pending } from './press.ts'

type Props = {
  /** What is sent with the next message. */
  attachment: Attachment | null
  onAttach: (attachment: Attachment | null) => void
  onSendNow: (voice: Attachment) => void
}

const loadButtons = () => import('./attachment-buttons.tsx')

/** The buttons beside the field, and above it what they have begun. Loaded after the messages, and with the first use. */
export function useAttachments({ attachment, onAttach, onSendNow }: Props) {
  const [pending, setPending] = useState<Pending | null>(null)
  const isUsed = pending !== null || attachment !== null
  const buttons = useLazyModule(true, loadButtons)
  const media = useLazyModule(isUsed, loadMedia)
  const onDone = () => setPending(null)
  return {
    onPicture: (file: File) => setPending({ kind: 'picture', file }),
    hasAttachment: attachment !== null,
    attachments: buttons && <buttons.AttachmentButtons pending={pending} onPending={setPending} />,
    panel: isUsed && media && (
      <media.AttachmentPanel {...{ pending, attachment, onAttach, onSendNow, onDone }} />
    ),
  }
}
