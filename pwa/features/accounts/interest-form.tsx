import type { OwnUser } from '#schema/contract/accounts.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { TRADE_NAMES, TRADES, type Trade } from '#schema/domain/trades.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Actions } from '../../ui/actions.tsx'
import { CheckboxChips } from '../../ui/checkbox-chips.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { saveProfile } from './save-profile.ts'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import { words } from './words.ts'
import { INTEREST_DRAFT, PROFILE } from './writes.ts'

const { interest: say } = words
const FIELDS = TRADE_NAMES.map((trade) => ({
  value: trade,
  label: trade,
  icon: TRADE_ICONS[trade],
}))

type Fields = { field: Trade | ''; skills: string[] }

/** SPEC 5: exactly one field, any number of skills within it. F16: at least one. */
export function InterestForm({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  const session = useSession()
  const refused = useWaiting(PROFILE)
  const { fields, change } = useDraft<Fields>(INTEREST_DRAFT, {
    field: user.trade ?? '',
    skills: user.skillsets,
  })
  const { field, skills } = fields
  const why = !field ? say.chooseField : skills.length === 0 ? say.chooseSkill : null

  const send = async () => {
    const outcome = await saveProfile(
      session,
      { skillsets: skills },
      { clears: INTEREST_DRAFT, done: TEXTS.skillsUpdated },
    )
    if (outcome !== 'refused') onSaved()
  }

  return (
    <Form onSubmit={send}>
      {refused?.state === 'refused' && (
        <Notice tone="bad" alert>
          {refused.words}
        </Notice>
      )}
      <RadioCards
        label={say.field}
        name="field"
        options={FIELDS}
        value={field}
        onValue={(chosen) =>
          // SPEC 4: choosing a different field clears the skills.
          chosen !== field && change({ field: chosen as Trade, skills: [] })
        }
      />
      {field && (
        <CheckboxChips
          key={field}
          label={say.skills}
          hint={say.skillsHint}
          name="skillsets"
          options={TRADES[field]}
          value={skills}
          onValue={(chosen) => change({ skills: chosen })}
        />
      )}
      <Actions sticky>
        <SubmitButton why={why} busyLabel={words.busy}>
          {say.continue}
        </SubmitButton>
      </Actions>
    </Form>
  )
}
