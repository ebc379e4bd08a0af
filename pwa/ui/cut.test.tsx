import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Cut } from './cut.tsx'

const shown = (text: string, most: number, dots?: '....' | '...') =>
  render(<Cut text={text} most={most} dots={dots} />).container.textContent

describe('Cut', () => {
  it('puts no dots after a text that fits (F32)', () => {
    expect(shown('Inverter', 8)).toBe('Inverter')
  })

  it('cuts with four dots on a task, three on a conversation (SPEC 9)', () => {
    expect(shown('Inverter will not charge', 8)).toBe('Inverter....')
    expect(shown('Inverter will not charge', 8, '...')).toBe('Inverter...')
  })

  it('never cuts through what a reader sees as one character (F32)', () => {
    expect(shown('👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2)).toBe('👩🏾‍🔧👩🏾‍🔧....')
    expect(shown('ọ̀ọ̀ọ̀', 3)).toBe('ọ̀ọ̀ọ̀')
  })
})
