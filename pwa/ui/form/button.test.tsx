import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('shows why it is disabled, stays focusable, and ignores clicks', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button disabledReason="Choose one skill at least" onClick={onClick}>
        Continue
      </Button>,
    )
    const button = screen.getByRole('button', { description: 'Choose one skill at least' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('shows the busy label and ignores clicks while busy', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button busy busyLabel="Creating..." onClick={onClick}>
        Create Pin
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Creating...' }))
    expect(onClick).not.toHaveBeenCalled()
  })
})
