import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { maskContacts } from '#schema/domain/masking.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

/** Says that contact details will be hidden, when there are any in the text. */
export function ContactNote({ text }: { text: string }) {
  if (!maskContacts(text).masked) return null
  return (
    <Notice tone="wait" icon="shield">
      {GENERAL_MESSAGES.contactsHidden}
    </Notice>
  )
}
