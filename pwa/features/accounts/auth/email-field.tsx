import { emailHandlers } from '#pwa/ui/form/email-handlers.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { storedInput, storeInput } from './registration-state.ts'

type Props = {
  label: string
  value: string
  onValue: (email: string) => void
  error: string | undefined
  /** Shown when it is missing or no email. */
  message: string
}

/** The email of an account. The other forms of the tab begin with what was typed here. */
export function EmailField({ label, value, onValue, error, message }: Props) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      error={error}
      data-message={message}
      required
      value={value}
      {...emailHandlers((email) => {
        onValue(email)
        storeInput({ ...storedInput(), email })
      })}
    />
  )
}
