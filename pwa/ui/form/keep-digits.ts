import type { FormEvent } from 'react'

/**
 * A handler that leaves only digits in a field, at most `max`. The field has no `maxLength`: the browser would cut a pasted
 * text before its spaces and words are removed.
 */
export const keepDigits =
  (max: number) =>
  ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
    const digits = currentTarget.value.replace(/\D/g, '').slice(0, max)
    if (digits !== currentTarget.value) currentTarget.value = digits
  }
