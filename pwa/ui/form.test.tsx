import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Form, SubmitButton } from './form.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

describe('Form', () => {
  it('tells what is missing beside the field, in words that are read out, and goes there (F31)', async () => {
    const sent = vi.fn<() => void>()
    render(
      <Form onSubmit={sent}>
        <TextField label="Email" name="email" required data-why="Enter your e-mail" />
        <SubmitButton>Log in</SubmitButton>
      </Form>,
    )
    await press()
    const email = screen.getByLabelText('Email')
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Enter your e-mail')
    expect(document.activeElement).toBe(email)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(email.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)

    fireEvent.change(email, { target: { value: 'a' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends once however often it is pressed, and says that it is busy (SPEC 4)', async () => {
    let arrived = () => {}
    const sent = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrived = resolve)))
    render(
      <Form onSubmit={sent}>
        <TextField label="Amount" name="amount" defaultValue="5" />
        <SubmitButton busyLabel="Funding">Fund</SubmitButton>
      </Form>,
    )
    await press()
    await press()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button').textContent).toBe('Funding')
    await act(async () => arrived())
    expect(screen.getByRole('button').textContent).toBe('Fund')
  })
})

describe('a counted field', () => {
  it('counts "5/8" as a reader counts and refuses nothing by itself (F8)', () => {
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
