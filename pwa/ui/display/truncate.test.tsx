import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Truncate } from './truncate.tsx'

const shown = (text: string, max: number, dots?: '....' | '...') =>
  render(<Truncate text={text} max={max} dots={dots} />).container.textContent

describe('Truncate', () => {
  it('adds no dots to a text that fits', () => {
    expect(shown('Inverter', 8)).toBe('Inverter')
  })

  it('ends a cut text with four dots, or three on request', () => {
    expect(shown('Inverter will not charge', 8)).toBe('Inverter....')
    expect(shown('Inverter will not charge', 8, '...')).toBe('Inverter...')
  })

  it('ends with a whole word, but cuts one that fills the text', () => {
    expect(shown('Please come on Friday', 19)).toBe('Please come on....')
    expect(shown('Please come on Friday', 15)).toBe('Please come on....')
    expect(shown('Please\ncome', 9)).toBe('Please....')
    expect(shown('Inverter', 4)).toBe('Inve....')
    expect(shown(`See ${'x'.repeat(40)}`, 34)).toBe(`See ${'x'.repeat(30)}....`)
    expect(shown('ọ̀la ọ̀la ọ̀la', 6)).toBe('ọ̀la....')
  })

  it('never cuts through a character made of several code points', () => {
    expect(shown('👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2)).toBe('👩🏾‍🔧👩🏾‍🔧....')
    expect(shown('ọ̀ọ̀ọ̀', 3)).toBe('ọ̀ọ̀ọ̀')
  })
})
