import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { NairaField } from './naira-field.tsx'

afterEach(cleanup)

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

function inForm(field: React.ReactNode) {
  const { container } = render(<form>{field}</form>)
  return () => new FormData(container.querySelector('form') ?? undefined).get('price')
}

describe('NairaField', () => {
  it('shows groups while it is typed and sends the exact plain text (SPEC 5, F17)', () => {
    const sent = inForm(<NairaField label="Price" name="price" />)
    type('1234567.5')
    expect(input().value).toBe('1,234,567.5')
    expect(sent()).toBe('1234567.5')
  })

  it('clears when what is typed is not a number (SPEC 5)', () => {
    const sent = inForm(<NairaField label="Price" name="price" defaultValue="5000" />)
    type('5,000e')
    expect(input().value).toBe('')
    expect(sent()).toBe('')
  })

  it('lets a dot stand while the kobo are still to come, but does not send it (F17)', () => {
    const sent = inForm(<NairaField label="Price" name="price" />)
    type('12.')
    expect(input().value).toBe('12.')
    expect(sent()).toBe('12')
  })

  it('can be held outside without losing the dot being typed', () => {
    function Held() {
      const [price, setPrice] = useState('10')
      return <NairaField label="Price" name="price" value={price} onValue={setPrice} />
    }
    render(<Held />)
    type('10.')
    expect(input().value).toBe('10.')
    type('10.5')
    expect(input().value).toBe('10.5')
  })

  it('says in words which amounts it takes (R7, F1)', () => {
    render(<NairaField label="Price" name="price" min={1000} max={5000} />)
    type('999')
    expect(input().validationMessage).toBe('Enter ₦1,000 or more')
    type('5001')
    expect(input().validationMessage).toBe('Enter ₦5,000 or less')
    type('1000')
    expect(input().validationMessage).toBe('')
  })
})
