import { messages } from '#pwa/features/accounts/messages.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useSession } from '#pwa/session/session.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { skillOptions, tradeLabel, tradesInOrder, type Trade } from '#schema/domain/trades.ts'
import { INTEREST_DRAFT } from './queueable.ts'
import { saveProfile, useProfileRejection } from './save-profile.ts'

const { interest: text } = messages
const tradeOptions = () =>
  tradesInOrder().map((trade) => ({
    value: trade,
    label: tradeLabel(trade),
    icon: TRADE_ICONS[trade],
  }))

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
    <Form onSubmit={save}>
      {rejected && (
        <Notice tone="bad" alert>
          {rejected.message}
        </Notice>
      )}
      <RadioCards
        label={text.field}
        name="field"
        options={tradeOptions()}
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
  )
}
