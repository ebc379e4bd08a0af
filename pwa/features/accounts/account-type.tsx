import { useId } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { keepRole, type Role } from './kept-role.ts'
import { words } from './words.ts'
import './account-type.css'

/** The whole card can be pressed; the button in it says only SPEC's words, and the rest describes it. */
function TypeChoice({
  role,
  icon,
  onChoose,
}: {
  role: Role
  icon: IconName
  onChoose: () => void
}) {
  const id = useId()
  const { title, text } = words.accountType[role]
  return (
    <li className="account-type-choice">
      <span className="account-type-icon">
        <Icon name={icon} size="large" />
      </span>
      <span className="account-type-words">
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

/** SPEC 2: two buttons; the choice is kept, then comes the registration. */
export function AccountType({ onChosen }: { onChosen: (role: Role) => void }) {
  const choose = (role: Role) => () => {
    keepRole(role)
    onChosen(role)
  }
  return (
    <ul className="account-type" role="list">
      <TypeChoice role="client" icon="tasks" onChoose={choose('client')} />
      <TypeChoice role="tasker" icon="work" onChoose={choose('tasker')} />
    </ul>
  )
}
