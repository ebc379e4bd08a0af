import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { focusFirstEmpty } from './focus-first-empty.ts'

afterEach(cleanup)

type Fields = { title?: string; text?: string; note?: string }

const renderForm = ({ title = '', text = '', note = '' }: Fields = {}) =>
  render(
    <main tabIndex={-1}>
      <button type="button">Elsewhere</button>
      <form ref={focusFirstEmpty} aria-label="form">
        <input type="file" name="file" />
        <input type="text" name="title" defaultValue={title} required />
        <textarea name="text" defaultValue={text} required />
        <input type="text" name="note" defaultValue={note} />
      </form>
    </main>,
  )
const focused = () => document.activeElement?.getAttribute('name')

test('the first field of an empty form has the focus', () => {
  renderForm()
  expect(focused()).toBe('title')
})

test('a form that a link has begun continues with its next required field', () => {
  renderForm({ title: 'Fix a tap' })
  expect(focused()).toBe('text')
})

test('a form that is filled in, such as one to edit, gets no focus for what is optional', () => {
  renderForm({ title: 'Fix a tap', text: 'It drips.' })
  expect(document.activeElement).toBe(document.body)
})

test('what was tapped before the form came keeps the focus', () => {
  const { getByRole, rerender } = render(<button type="button">Elsewhere</button>)
  getByRole('button').focus()
  rerender(
    <>
      <button type="button">Elsewhere</button>
      <form ref={focusFirstEmpty}>
        <input type="text" name="title" />
      </form>
    </>,
  )
  expect(document.activeElement).toBe(getByRole('button'))
})
