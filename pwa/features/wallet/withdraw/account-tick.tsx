import { messages } from './messages.ts'
import './account-name.css'

type Props = {
  /** "MUSA A. BELLO – GTBank". */
  account: string
  isReviewed: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Says that the account has another name than the user and what happens then, and asks whether it is right. */
export function AccountTick({ account, isReviewed, isTicked, onTick }: Props) {
  return (
    <div className="account-tick">
      <p className="small">{isReviewed ? messages.otherName : messages.otherNameAtOnce}</p>
      <label className="account-tick-label">
        <input
          type="checkbox"
          name="rightAccount"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        {messages.rightAccount(account)}
      </label>
    </div>
  )
}
