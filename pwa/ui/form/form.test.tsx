import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Form, SubmitButton } from './form.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

describe('Form', () => {
  it('shows and announces the error beside an invalid field and focuses it', async () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <Form onSubmit={onSubmit}>
        <TextField label="Email" name="email" required data-message="Enter your e-mail" />
        <SubmitButton>Log in</SubmitButton>
      </Form>,
    )
    await press()
    const email = screen.getByLabelText('Email')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Enter your e-mail')
    expect(document.activeElement).toBe(email)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(email.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)

    fireEvent.change(email, { target: { value: 'a' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows why the input was not saved, until the next attempt', async () => {
    const failures = [
      new DOMException('Internal error committing transaction.', 'UnknownError'),
      Object.assign(new Error('This phone is full.'), { code: 'too_large' }),
    ]
    const onSubmit = vi.fn<() => Promise<void>>(async () => {
      const failure = failures.shift()
      if (failure) throw failure
    })
    render(
      <Form onSubmit={onSubmit}>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    )
    await press()
    expect(screen.getByRole('alert').textContent).toBe(messages.notSaved)
    await press()
    expect(screen.getByRole('alert').textContent).toBe('This phone is full.')
    await press()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('submits once when the button is pressed twice before the next render', () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
    render(
      <Form onSubmit={onSubmit}>
        <SubmitButton>Fund</SubmitButton>
      </Form>,
    )
    act(() => {
      screen.getByRole('button').click()
      screen.getByRole('button').click()
    })
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('submits once when the button is pressed twice, and shows the busy label', async () => {
    let finish = () => {}
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
    render(
      <Form onSubmit={onSubmit}>
        <TextField label="Amount" name="amount" defaultValue="5" />
        <SubmitButton busyLabel="Funding">Fund</SubmitButton>
      </Form>,
    )
    await press()
    await press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button').textContent).toBe('Funding')
    await act(async () => finish())
    expect(screen.getByRole('button').textContent).toBe('Fund')
  })
})

describe('a counted field', () => {
  it('counts characters as a reader sees them and accepts a longer text', () => {
    const { container } = render(<TextField label="Username" name="username" limit={8} />)
    const counter = () => container.querySelector('.counter > [aria-hidden]')?.textContent
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Username'), { target: { value } })
    type('Ọ̀ṣun👩🏾‍🔧')
    expect(counter()).toBe('5/8')
    type('Chukwuemeka')
    expect(counter()).toBe('11/8')
  })
})
