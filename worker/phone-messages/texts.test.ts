import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { segmentsOf } from '#schema/domain/sms.ts'
import { composePhoneMessage, isUrgent } from './texts.ts'

/** Longer than the address of a market. */
const SETTINGS = { ONISE_URL: 'https://app.onise-market.example:8443' }
const PURPOSES = ['register', 'password', 'phone', 'pin'] as const

const textOf = (template: string, params: object, language = 'en') =>
  composePhoneMessage(template, params, language, SETTINGS)

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PURPOSES)('a code for %s is one SMS, which begins with it', (purpose) => {
    const text = textOf('code', { code: '123456', purpose }, language)
    expect([segmentsOf(text?.sms ?? ''), text?.code]).toEqual([1, '123456'])
    expect(text?.sms).toMatch(/^123456 .+10.+\n\n@app\.onise-market\.example #123456$/)
    expect(text?.sms).toContain('Onise')
  })

  it('the word to a number with an account is one SMS', () => {
    const { sms = '', parts = [] } = textOf('hasAccount', {}, language) ?? {}
    expect([segmentsOf(sms), parts[1]]).toEqual([1, SETTINGS.ONISE_URL])
  })

  it('a notice is its heading and its link, in one SMS', () => {
    const params = {
      kind: 'awarded',
      data: { title: 'Ọ̀pá '.repeat(40), name: 'Ada' },
      link: 'https://onise.ng/n/abcdefgh',
    }
    const { sms = '' } = textOf('notice', params, language) ?? {}
    expect(segmentsOf(sms)).toBe(1)
    expect(sms).toMatch(/^Onise: .+ https:\/\/onise\.ng\/n\/abcdefgh$/)
  })
})

it.each(PURPOSES)('the code for %s says what it is for in each language', (purpose) => {
  const texts = LANGUAGES.map((each) => textOf('code', { code: '123456', purpose }, each)?.sms)
  expect(new Set(texts).size).toBe(LANGUAGES.length)
})

it('without a public address a code has no line for browsers', () => {
  const params = { code: '123456', purpose: 'pin' }
  const text = composePhoneMessage('code', params, 'en', { ONISE_URL: '' })
  expect(text?.sms).toBe(
    '123456 is your code for a new Onise PIN, for 10 minutes. Give it to nobody: Onise never asks for it.',
  )
})

it('what a newer build writes has no words', () => {
  expect(textOf('later', {})).toBeNull()
  expect(textOf('toString', {})).toBeNull()
  expect(textOf('notice', { kind: 'later', data: {}, link: '' })).toBeNull()
})

it('codes and security are urgent, other notices are not', () => {
  const notice = (kind: string) => isUrgent('notice', { kind })
  expect([isUrgent('code', {}), isUrgent('hasAccount', {}), notice('newDevice')]).toEqual([
    true,
    true,
    true,
  ])
  expect([notice('awarded'), notice('paymentCredited')]).toEqual([false, false])
})
