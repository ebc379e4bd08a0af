import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'

/** A professional whom a todo is for; the name is empty while the phone does not know it. */
export type Person = { id: string; name: string }

type Props = {
  /** Of the form's todo; null for everybody. */
  chosen: Person | null
  /** Whom the address names. */
  wanted: Person | null
  onChange: (forUserId: string) => void
}

/** On the form of a new todo: whether one person or everybody will see it. */
export function ForOne({ chosen, wanted, onChange }: Props) {
  if (chosen)
    return (
      <Notice
        tone="news"
        icon="person"
        title={messages.only(chosen.name || messages.oneProfessional)}
        action={
          <Button tone="plain" size="small" onClick={() => onChange('')}>
            {messages.postToAll}
          </Button>
        }
      >
        {messages.formText(chosen.name || messages.oneProfessional)}
      </Notice>
    )
  if (!wanted) return null
  return (
    <Notice
      tone="news"
      title={messages.everybody}
      action={
        <Button tone="plain" size="small" onClick={() => onChange(wanted.id)}>
          {messages.askOnly(wanted.name || messages.oneProfessional)}
        </Button>
      }
    />
  )
}
