import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

describe('PasswordField', () => {
  it('masks the text until the toggle shows it, and names the toggle by its effect', () => {
    render(<PasswordField label="Password" name="password" />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.type).toBe('password')
  })

  it('keeps the leading zero of a PIN and shows a numeric keypad', () => {
    render(<PasswordField label="Pin" name="pin" secret="PIN" inputMode="numeric" />)
    const input = screen.getByLabelText<HTMLInputElement>('Pin')
    fireEvent.change(input, { target: { value: '0412' } })
    expect(input.value).toBe('0412')
    expect(input.inputMode).toBe('numeric')
    expect(screen.queryByRole('button', { name: 'Show PIN' })).not.toBeNull()
  })
})
