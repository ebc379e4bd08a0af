import { useId } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { keepRole, type Role } from './kept-role.ts'
import { words } from './words.ts'
import './account-type.css'

function TypeButton({
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
    <button
      type="button"
      className="account-type-choice"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onChoose}
    >
      <span className="account-type-icon">
        <Icon name={icon} size="large" />
      </span>
      <span>
        <span id={`${id}-title`} className="account-type-title">
          {title}
        </span>
        <span id={`${id}-text`} className="account-type-text">
          {text}
        </span>
      </span>
      <Icon name="next" />
    </button>
  )
}

/** SPEC 2: two buttons; the choice is kept, then comes the registration. */
export function AccountType({ onChosen }: { onChosen: (role: Role) => void }) {
  const choose = (role: Role) => () => {
    keepRole(role)
    onChosen(role)
  }
  return (
    <div className="account-type">
      <TypeButton role="client" icon="tasks" onChoose={choose('client')} />
      <TypeButton role="tasker" icon="work" onChoose={choose('tasker')} />
    </div>
  )
}
