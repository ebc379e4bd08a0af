import type { FormEvent } from 'react'
import { digitsIn } from '#schema/domain/digits.ts'

/**
 * A handler that leaves only digits in a field, at most `max`, those of every script as 0 to 9. The field has no
 * `maxLength`: the browser would cut a pasted text before its spaces and words are removed.
 */
export const keepDigits =
  (max: number) =>
  ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
    const digits = digitsIn(currentTarget.value).slice(0, max)
    if (digits !== currentTarget.value) currentTarget.value = digits
  }
