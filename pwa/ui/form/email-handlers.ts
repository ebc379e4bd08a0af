import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { emailAsTyped, plainEmail } from '#schema/domain/email.ts'

type Input = HTMLInputElement

/** Handlers of a field that leave only the address of a copied text; a full stop at its end once it is left or sent. */
export const emailHandlers = (onValue: (email: string, input: Input) => void) => ({
  onChange: ({ target }: ChangeEvent<Input>) => onValue(emailAsTyped(target.value), target),
  onBlur: ({ target }: FocusEvent<Input>) => onValue(plainEmail(target.value), target),
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<Input>) => {
    if (key === 'Enter') onValue(plainEmail(currentTarget.value), currentTarget)
  },
})
