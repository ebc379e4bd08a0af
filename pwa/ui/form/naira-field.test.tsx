import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { naira, nairaOf } from '#schema/domain/money.ts'
import { NairaField } from './naira-field.tsx'

afterEach(cleanup)

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

function inForm(field: React.ReactNode) {
  const { container } = render(<form>{field}</form>)
  return () => new FormData(container.querySelector('form') ?? undefined).get('price')
}

describe('NairaField', () => {
  it('groups the digits while typing and submits the exact plain text', () => {
    const submitted = inForm(<NairaField label="Price" name="price" />)
    type('1234567.5')
    expect(input().value).toBe('1,234,567.5')
    expect(submitted()).toBe('1234567.5')
  })

  it('clears a text that is not a number', () => {
    const submitted = inForm(<NairaField label="Price" name="price" defaultValue="5000" />)
    type('5,000e')
    expect(input().value).toBe('')
    expect(submitted()).toBe('')
  })

  it('shows a trailing dot but does not submit it', () => {
    const submitted = inForm(<NairaField label="Price" name="price" />)
    type('12.')
    expect(input().value).toBe('12.')
    expect(submitted()).toBe('12')
  })

  it('shows a trailing dot when the parent controls the value', () => {
    function Controlled() {
      const [price, setPrice] = useState('10')
      return <NairaField label="Price" name="price" value={price} onValue={setPrice} />
    }
    render(<Controlled />)
    type('10.')
    expect(input().value).toBe('10.')
    type('10.5')
    expect(input().value).toBe('10.5')
  })

  it('names the limit that the amount exceeds', () => {
    render(
      <NairaField
        label="Price"
        name="price"
        min={nairaOf(naira(1000))}
        max={nairaOf(naira(5000))}
      />,
    )
    type('999')
    expect(input().validationMessage).toBe('Enter ₦1,000 or more')
    type('5001')
    expect(input().validationMessage).toBe('Enter ₦5,000 or less')
    type('1000')
    expect(input().validationMessage).toBe('')
  })
})
