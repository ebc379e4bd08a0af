import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { emailAsTyped, plainEmail } from '#schema/domain/email.ts'

type Input = HTMLInputElement
type Cleaning = { asTyped: (text: string) => string; plain: (text: string) => string }
const EMAIL: Cleaning = { asTyped: emailAsTyped, plain: plainEmail }

/** Handlers of a field that leave only the address of a copied text; a full stop at its end once it is left or sent. */
export const emailHandlers = (
  onValue: (email: string, input: Input) => void,
  { asTyped, plain } = EMAIL,
) => ({
  onChange: ({ target }: ChangeEvent<Input>) => onValue(asTyped(target.value), target),
  onBlur: ({ target }: FocusEvent<Input>) => onValue(plain(target.value), target),
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<Input>) => {
    if (key === 'Enter') onValue(plain(currentTarget.value), currentTarget)
  },
})
