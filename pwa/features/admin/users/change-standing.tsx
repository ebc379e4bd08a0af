import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { changeStanding, type readUser } from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { CHOSEN_STANDINGS, type ChosenStanding } from '#schema/domain/user.ts'
import { messages } from './detail-messages.ts'

const OPTIONS = CHOSEN_STANDINGS.map((value) => ({ value, ...messages.standings[value] }))

const standingOf = (fields: FormData): ChosenStanding =>
  CHOSEN_STANDINGS.find((standing) => standing === fields.get('standing')) ?? 'active'

/** Limits or suspends a user, or ends either. A closed account has no standing to change. */
export function ChangeStanding({ user }: Pick<ResponseBody<typeof readUser>, 'user'>) {
  const [isOpen, setIsOpen] = useState(false)
  if (user.standing === 'closed') return null
  return (
    <Section title={messages.standing}>
      <p>{messages.standings[user.standing].note}</p>
      <div>
        <Button tone="plain" onClick={() => setIsOpen(true)}>
          {messages.changeStanding}
        </Button>
      </div>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.changeStanding}
        endpoint={changeStanding}
        label={messages.changeStanding}
        tone="danger"
        reasonHint={messages.standingNote}
        inputOf={(fields, reason) => ({ id: user._id, standing: standingOf(fields), reason })}
      >
        <RadioCards
          name="standing"
          label={messages.standing}
          look="tall"
          options={OPTIONS}
          defaultValue={user.standing}
          required
        />
      </DecisionSheet>
    </Section>
  )
}
