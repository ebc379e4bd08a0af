import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('says why it cannot be used, stays reachable, and does nothing (F16)', () => {
    const pressed = vi.fn<() => void>()
    render(
      <Button why="Choose one skill at least" onClick={pressed}>
        Continue
      </Button>,
    )
    const button = screen.getByRole('button', { description: 'Choose one skill at least' })
    fireEvent.click(button)
    expect(pressed).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('relabels itself while busy and is not pressed twice (SPEC 4)', () => {
    const pressed = vi.fn<() => void>()
    render(
      <Button busy busyLabel="Creating..." onClick={pressed}>
        Create Pin
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Creating...' }))
    expect(pressed).not.toHaveBeenCalled()
  })
})
