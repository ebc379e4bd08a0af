import { expect, test } from 'vitest'
import { factOf, factsOf, findIn, say, together } from './facts.ts'
import { inWords, localize } from './localize.ts'
import { ERROR_FACTS, ERROR_MESSAGES } from './messages/errors.ts'
import { FIELD_LABEL_FACTS } from './messages/field-labels.ts'
import { VALIDATION_FACTS, VALIDATION_MESSAGES } from './messages/validation.ts'

const ENGLISH = localize('domain/locks', {
  shut: 'It is shut.',
  tries: (left: number, { name }: { name: string }) => `${left} left for ${name}.`,
  ends: { late: (reason: string) => `It is late: ${reason}` },
})
const LOCKS = factsOf('locks', ENGLISH)
const HAUSA = { locks: { shut: 'A rufe yake.', tries: (left: number) => `Saura ${left}.` } }

test('a fact has the name of its text and the values in it', () => {
  expect(factOf(LOCKS.tries(3, { name: 'Ada' }))).toEqual(['locks.tries', 3, { name: 'Ada' }])
  expect(factOf('It is shut.')).toBeNull()
})

test('a fact is the sentence of the page, also within another one', () => {
  expect(inWords(LOCKS.shut)).toBe('It is shut.')
  expect(inWords(LOCKS.ends.late(LOCKS.tries(2, { name: 'Ada' })))).toBe(
    'It is late: 2 left for Ada.',
  )
  expect(inWords(together(LOCKS.shut, 'Call us.'))).toBe('It is shut. Call us.')
  expect(inWords('It is shut.')).toBe('It is shut.')
})

test('a name in a sentence stays in its direction', () => {
  expect(inWords(LOCKS.ends.late('בית'))).toBe('It is late: \u2068בית\u2069')
})

test('a language says what it has words for; of the rest nothing', () => {
  const find = findIn(HAUSA)
  expect(say(['locks.tries', 3, { name: 'Ada' }], find)).toBe('Saura 3.')
  expect(say(['locks.ends.late', 'x'], find)).toBeNull()
  expect(say(['+', LOCKS.shut, LOCKS.ends.late('x')], find)).toBeNull()
  expect(say(['constructor'], find)).toBeNull()
})

test('the label of a field is a fact within the sentence about it', () => {
  const text = VALIDATION_FACTS.maxLength(FIELD_LABEL_FACTS.todoTitle, 120)
  expect(inWords(text)).toBe(VALIDATION_MESSAGES.maxLength('Todo title', 120))
  const words = {
    validation: { maxLength: (label: string, max: number) => `${label} kada ya wuce ${max}` },
    'field-labels': { todoTitle: 'Sunan todo' },
  }
  expect(say(factOf(text) ?? [''], findIn(words))).toBe('Sunan todo kada ya wuce 120')
})

test('every code of an error is a fact', () => {
  for (const [code, text] of Object.entries(ERROR_FACTS)) {
    expect(factOf(text)).toEqual([`errors.${code}`])
    expect(inWords(text)).toBe(Reflect.get(ERROR_MESSAGES, code))
  }
})
