import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
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

  it.each(['5,000e', '5,000-', '5,000/', '5,0000 0', 'N5,000 or less'])(
    'keeps "%s" in the field and says why it is no amount',
    (text) => {
      render(<NairaField label="Price" name="price" defaultValue="5000" />)
      type(text)
      expect(input().value).not.toBe('')
      expect(input().validationMessage).toBe(
        'Write the amount in figures, for example 5,000 or 5k.',
      )
      fireEvent.blur(input())
      expect(input().value).not.toBe('')
      expect(screen.getByRole('alert').textContent).toBe(input().validationMessage)
    },
  )

  it.each(['N5,000', 'NGN 5,000.00', '#5000', '5000 naira', '5k', '₦5,000'])(
    'submits 5000 of a pasted "%s", and shows it when the field is left',
    (text) => {
      const submitted = inForm(<NairaField label="Price" name="price" whole />)
      type(text)
      expect([submitted(), screen.queryByRole('alert')]).toEqual(['5000', null])
      fireEvent.blur(input())
      expect([input().value, submitted()]).toEqual(['5,000', '5000'])
    },
  )

  it.each([
    ['5000,50', /Kobo|kobo/],
    ['12.000', /thousands/],
    ['12345678901', /more than Onise can take/],
  ])('says at once why a pasted "%s" is not read', (text, words) => {
    render(<NairaField label="Price" name="price" />)
    type(text)
    expect(input().value.replaceAll(',', '')).toBe(text.replaceAll(',', ''))
    expect(screen.getByRole('alert').textContent).toMatch(words)
    type('5000')
    expect([screen.queryByRole('alert'), input().validationMessage]).toEqual([null, ''])
  })

  it('takes 12000.00 as whole naira typed key by key, and refuses 12000.50 in words', () => {
    const submitted = inForm(<NairaField label="Price" name="price" whole />)
    for (const key of '12000.00') type(input().value + key)
    expect([input().value, submitted(), input().validationMessage]).toEqual([
      '12,000.00',
      '12000',
      '',
    ])
    type('12,000.50')
    expect(input().validationMessage).toBe('Whole naira only. Leave out the kobo.')
    fireEvent.blur(input())
    expect(input().value).toBe('12,000.50')
  })

  it('shows the value of a button, and later what is typed', () => {
    function Controlled() {
      const [price, setPrice] = useState('')
      return (
        <>
          <NairaField label="Price" name="price" value={price} onValue={setPrice} />
          <button type="button" onClick={() => setPrice('20000')}>
            Use 20000
          </button>
        </>
      )
    }
    render(<Controlled />)
    type('5k')
    fireEvent.click(screen.getByRole('button'))
    expect(input().value).toBe('20,000')
    type('20,0005')
    expect(input().value).toBe('200,005')
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
    render(<NairaField label="Price" name="price" min={naira(1000)} max={naira(5000)} />)
    type('999')
    expect(input().validationMessage).toBe('Enter ₦1,000 or more')
    type('5001')
    expect(input().validationMessage).toBe('Enter ₦5,000 or less')
    type('1000')
    expect(input().validationMessage).toBe('')
  })
})
