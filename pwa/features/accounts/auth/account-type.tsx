import { useId } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { storeRole, type Role } from './registration-state.ts'
import { WantedNote } from './wanted-note.tsx'
import './account-type.css'

type ChoiceProps = { role: Role; icon: IconName; onChoose: () => void }

/** The whole card can be pressed. The button has only the fixed label; the text describes it. */
function TypeChoice({ role, icon, onChoose }: ChoiceProps) {
  const id = useId()
  const { title, text } = messages.accountType[role]
  return (
    <li className="account-type-choice">
      <span className="account-type-icon">
        <Icon name={icon} size="large" />
      </span>
      <span className="account-type-body">
        <button
          type="button"
          className="account-type-button"
          aria-describedby={id}
          onClick={onChoose}
        >
          {title}
        </button>
        <span id={id} className="account-type-text">
          {text}
        </span>
      </span>
      <Icon name="next" />
    </li>
  )
}

/** Stores the chosen role for the registration. */
export function AccountType({ onChosen }: { onChosen: (role: Role) => void }) {
  const choose = (role: Role) => () => {
    storeRole(role)
    onChosen(role)
  }
  return (
    <>
      <WantedNote />
      <ul className="account-type" role="list">
        <TypeChoice role="client" icon="tasks" onChoose={choose('client')} />
        <TypeChoice role="tasker" icon="work" onChoose={choose('tasker')} />
      </ul>
    </>
  )
}
