import { messages } from '#pwa/features/accounts/messages.ts'
import { emailHandlers } from '#pwa/ui/form/email-handlers.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { contactAsTyped, plainContact } from './contact.ts'
import { storedInput, storeInput } from './registration-state.ts'

const { contact: text } = messages

/** Something that may be an address, or digits enough for a number (isLikePhone); browsers read it with the flag v. */
const EMAIL = String.raw`\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*`
const EMAIL_OR_PHONE = String.raw`${EMAIL}|(?:tel:)?[\p{Nd}\s+\(\).\-]{7,}`

const CLEANING = { asTyped: contactAsTyped, plain: plainContact }

type Props = {
  value: string
  onValue: (contact: string) => void
  /** Of the last call, by field. */
  errors: Record<string, string>
  /** Where no message reaches a number. */
  isEmailOnly?: boolean
}

/**
 * The number or email of an account. The other forms of the tab begin with what was typed here. Its name is `email`, by
 * which password managers know it.
 */
export function ContactField({ value, onValue, errors, isEmailOnly = false }: Props) {
  const invalid = isEmailOnly ? text.emailInvalid : text.invalid
  const missing = isEmailOnly ? text.emailMissing : text.missing
  return (
    <TextField
      label={isEmailOnly ? text.email : text.label}
      name="email"
      type="text"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      pattern={isEmailOnly ? EMAIL : EMAIL_OR_PHONE}
      error={errors['email'] ?? errors['phone']}
      data-message={value ? invalid : missing}
      required
      value={value}
      {...emailHandlers((contact) => {
        onValue(contact)
        storeInput({ ...storedInput(), contact })
      }, CLEANING)}
    />
  )
}
