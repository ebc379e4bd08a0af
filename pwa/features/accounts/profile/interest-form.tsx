import { useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useSession } from '#pwa/session/session.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import {
  skillOptions,
  tradeLabel,
  tradesInOrder,
  tradesNamed,
  type Trade,
} from '#schema/domain/trades.ts'
import { INTEREST_DRAFT } from './queueable.ts'
import { saveProfile, useProfileRejection } from './save-profile.ts'

const { interest: text } = messages
/** Those that the search names, and the chosen one; all when it names none. */
function tradeOptions(search: string, chosen: Trade | '') {
  const named = tradesNamed(search)
  return tradesInOrder()
    .filter((trade) => named.length === 0 || named.includes(trade) || trade === chosen)
    .map((trade) => ({ value: trade, label: tradeLabel(trade), icon: TRADE_ICONS[trade] }))
}

type Fields = { field: Trade | ''; skills: string[] }

function whyNotContinue({ field, skills }: Fields): string | null {
  if (!field) return text.chooseField
  return skills.length === 0 ? text.chooseSkill : null
}

type Props = {
  user: OwnUser
  /** The trade whose category the user came from. */
  wanted?: Trade | undefined
  onSaved: () => void
}

/** One trade and at least one of its skills. */
export function InterestForm({ user, wanted, onSaved }: Props) {
  const session = useSession()
  const rejected = useProfileRejection()
  const [search, setSearch] = useState('')
  const { fields, change } = useDraft<Fields>(INTEREST_DRAFT, {
    field: user.trade ?? wanted ?? '',
    skills: user.skillsets,
  })
  const { field, skills } = fields

  const save = async () => {
    const state = await saveProfile(
      session,
      { skillsets: skills },
      { draft: INTEREST_DRAFT, successMessage: GENERAL_MESSAGES.skillsUpdated },
    )
    if (state !== 'failed') onSaved()
  }

  return (
    <>
      <SearchField label={text.find} value={search} onValue={setSearch} />
      <Form onSubmit={save}>
        {rejected && (
          <Notice tone="bad" alert>
            {rejected.message}
          </Notice>
        )}
        <RadioCards
          label={text.field}
          name="field"
          options={tradeOptions(search, field)}
          value={field}
          onValue={(chosen) =>
            // Skills belong to one trade, so another trade clears them.
            chosen !== field && change({ field: chosen as Trade, skills: [] })
          }
        />
        {field && (
          <CheckboxChips
            key={field}
            label={text.skills}
            hint={text.skillsHint}
            name="skillsets"
            options={skillOptions(field)}
            value={skills}
            onValue={(chosen) => change({ skills: chosen })}
          />
        )}
        <Actions sticky>
          <SubmitButton disabledReason={whyNotContinue(fields)} busyLabel={messages.loading}>
            {text.continue}
          </SubmitButton>
        </Actions>
      </Form>
    </>
  )
}
