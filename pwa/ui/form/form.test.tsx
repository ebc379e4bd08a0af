import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { Form, SubmitButton } from './form.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextArea, TextField } from './text-field.tsx'

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

  it.each([
    ['by a script', (field: HTMLInputElement, text: string) => void (field.value = text)],
    [
      'by the browser',
      (field: HTMLInputElement, text: string) =>
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          text,
        ),
    ],
  ])(
    'sends and validates what fields show that were filled in without an event %s',
    async (_, fill) => {
      const sent: object[] = []
      function Screen() {
        const [email, setEmail] = useState('')
        return (
          <Form onSubmit={(data) => sent.push({ email, name: data.get('name') })}>
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <TextField label="Name" name="name" required />
            <SubmitButton>Log in</SubmitButton>
          </Form>
        )
      }
      render(<Screen />)
      fill(screen.getByLabelText<HTMLInputElement>('Email'), 'ada@onise.test')
      fill(screen.getByLabelText<HTMLInputElement>('Name'), 'Ada')
      await press()
      expect(sent).toEqual([{ email: 'ada@onise.test', name: 'Ada' }])
      fill(screen.getByLabelText<HTMLInputElement>('Email'), '')
      await press()
      expect(sent).toHaveLength(1)
    },
  )

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

describe('what is wrong is said in our words', () => {
  const errorOf = async (field: ReactNode, type?: (input: HTMLElement) => void) => {
    render(
      <Form onSubmit={() => {}}>
        {field}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    )
    type?.(screen.getByLabelText(/Field/))
    await press()
    return screen.queryByRole('alert')?.textContent
  }
  const typed = (value: string) => (input: HTMLElement) =>
    fireEvent.change(input, { target: { value } })

  it.each(['', '   ', '\u3164', '\u200b\u00ad', '\u2800'])(
    'when nothing can be seen of a required text: %j',
    async (text) => {
      const field = <TextField label="Field" name="field" required />
      expect(await errorOf(field, typed(text))).toBe('Field is required')
    },
  )

  it.each([
    ['a text area', <TextArea key="" label="Field" name="field" required />, 'Field is required'],
    [
      'a choice',
      <RadioCards key="" label="F" name="field" options={['a']} required />,
      messages.choose,
    ],
    [
      'a list',
      <Select key="" label="Field" name="field" options={['a']} placeholder="Any" required />,
      'Field is required',
    ],
  ])('when %s is empty', async (_, field, message) => {
    expect(await errorOf(field)).toBe(message)
  })

  it.each([
    [{ type: 'email' }, 'ada', VALIDATION_MESSAGES.email],
    [{ type: 'number', min: 5 }, '4', messages.atLeast('5')],
    [{ type: 'number', max: 5 }, '6', messages.atMost('5')],
    [{ type: 'number' }, '1.5', messages.wholeNumber],
    [{ type: 'date', min: '2026-11-27' }, '2026-11-26', VALIDATION_MESSAGES.date],
    [{ type: 'text', pattern: 'a+' }, 'b', messages.notFitting],
  ])('when %o has %j', async (props, text, message) => {
    expect(await errorOf(<TextField label="Field" name="field" {...props} />, typed(text))).toBe(
      message,
    )
  })

  it('prefers the words of the field to those of the form', async () => {
    const field = <TextField label="Field" name="field" data-message="Name it." />
    const refuse = (input: HTMLElement) =>
      (input as HTMLInputElement).setCustomValidity('That name is ours.')
    expect(await errorOf(field, refuse)).toBe('That name is ours.')
  })
})

it('focuses the first field that the form itself or the server refuses', async () => {
  function Refusing() {
    const [error, setError] = useState<string>()
    return (
      <Form onSubmit={async () => setError('That todo is gone.')}>
        <TextField label="Title" name="title" />
        <TextField label="Price" name="price" error={error} />
        <TextField label="Place" name="place" error={error} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    )
  }
  render(<Refusing />)
  await press()
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
})

it('no form shows the bubble of the browser', () => {
  const sources = import.meta.glob<string>('/pwa/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const forms = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([path, source]) =>
      [...source.matchAll(/<form\b[^]*?\n\s*(?:>|\/>)/g)].map(([form]) => [path, form] as const),
    )
  expect(forms.length).toBeGreaterThan(1)
  expect(forms.filter(([, form]) => !form.includes('noValidate')).map(([path]) => path)).toEqual([])
})

it('says in an empty date field what to do, because phones draw nothing there', () => {
  render(<TextField label="Until" name="until" type="date" />)
  screen.getByText(messages.chooseDay)
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2027-01-02' } })
  expect(screen.queryByText(messages.chooseDay)).toBeNull()
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
