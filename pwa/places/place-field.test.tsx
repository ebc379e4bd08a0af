import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '#pwa/ui/form/form.tsx'
import { messages } from './messages.ts'
import { PlaceField, usePlaceAndLocation } from './place-field.tsx'
import { loadPlaces } from './use-places.ts'

const sent = vi.fn()
beforeEach(() => loadPlaces())
afterEach(() => {
  cleanup()
  sent.mockReset()
  Reflect.deleteProperty(navigator, 'geolocation')
})

function Screen({ place = '', location = '' }) {
  const [fields, setFields] = useState({ place, location })
  const change = (some: Partial<typeof fields>) => setFields({ ...fields, ...some })
  const choosePlace = usePlaceAndLocation(fields, change)
  return (
    <Form onSubmit={() => sent(fields)}>
      <PlaceField name="place" value={fields.place} onPlace={choosePlace} locate optional />
      <input
        aria-label="Location"
        value={fields.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <button type="submit">Send</button>
    </Form>
  )
}

const area = () => screen.getByRole<HTMLInputElement>('combobox', { name: messages.area })
const location = () => screen.getByLabelText<HTMLInputElement>('Location')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const type = (text: string) => fireEvent.change(area(), { target: { value: text } })
const key = (name: string) => fireEvent.keyDown(area(), { key: name })
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  return sent.mock.lastCall?.[0]
}

describe('the field of a place', () => {
  it('lists what begins with two letters, and is chosen by keyboard', async () => {
    render(<Screen />)
    type('i')
    expect(area().getAttribute('aria-expanded')).toBe('false')
    type('surulere')
    expect([area().getAttribute('aria-expanded'), options()]).toEqual([
      'true',
      ['Surulere, Lagos', 'Surulere, Oyo'],
    ])
    expect(screen.getByText('2 areas in the list')).toBeTruthy()
    key('ArrowDown')
    key('ArrowDown')
    const active = area().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toBe('Surulere, Oyo')
    key('ArrowUp')
    key('Enter')
    expect([area().value, area().getAttribute('aria-expanded')]).toEqual([
      'Surulere, Lagos',
      'false',
    ])
    expect(sent).not.toHaveBeenCalled()
    expect(await send()).toEqual({ place: 'lagos-surulere', location: 'Surulere, Lagos' })
  })

  it('is found by another name, which becomes the location until somebody writes one', async () => {
    render(<Screen />)
    type('yaba')
    expect(options()).toEqual(['Lagos Mainlandalso Yaba'])
    fireEvent.click(screen.getByRole('option'))
    expect([area().value, location().value]).toEqual(['Lagos Mainland', 'Yaba, Lagos'])
    type('berger')
    fireEvent.click(screen.getByRole('option'))
    expect(location().value).toBe('Berger, Lagos')
    fireEvent.change(location(), { target: { value: 'By the bridge' } })
    type('wuse')
    fireEvent.click(screen.getByRole('option'))
    expect(await send()).toEqual({ place: 'fct-abuja-municipal', location: 'By the bridge' })
  })

  it('replaces the words of the place of before, as of an older todo', async () => {
    render(<Screen place="lagos-lagos-mainland" location="Yaba, Lagos" />)
    expect(area().value).toBe('Lagos Mainland')
    type('ikeja')
    fireEvent.click(screen.getByRole('option'))
    expect(await send()).toEqual({ place: 'lagos-ikeja', location: 'Ikeja, Lagos' })
  })

  it('takes the only match when it is left, and says what is none before it is sent', async () => {
    render(<Screen />)
    type('ikeja')
    fireEvent.blur(area())
    expect(area().value).toBe('Ikeja, Lagos')
    type('Atlantis')
    expect(screen.getByText(messages.noMatch)).toBeTruthy()
    fireEvent.blur(area())
    expect(screen.getByRole('alert').textContent).toBe(messages.noMatch)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).not.toHaveBeenCalled()
    type('')
    fireEvent.blur(area())
    expect((await send()).place).toBe('')
  })

  it('closes its list by Escape', () => {
    render(<Screen />)
    type('ikeja')
    key('Escape')
    expect(options()).toEqual([])
  })
})

type Answer = { latitude: number; longitude: number } | { code: number }
function stubPosition(answer: Answer) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if ('code' in answer) failed?.(answer as GeolocationPositionError)
    else found({ coords: answer } as GeolocationPosition)
  })
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  })
  return getCurrentPosition
}
const locate = () => fireEvent.click(screen.getByRole('button', { name: messages.whereIAm }))

describe('where the phone is', () => {
  it('becomes the nearest area on the phone, by one question', async () => {
    const asked = stubPosition({ latitude: 6.6018, longitude: 3.3515 })
    render(<Screen />)
    expect(asked).not.toHaveBeenCalled()
    locate()
    await screen.findByText(messages.located('Ikeja, Lagos'))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await send()).toEqual({ place: 'lagos-ikeja', location: 'Ikeja, Lagos' })
  })

  it.each([
    ['is denied', { code: 1 }, messages.failures.denied],
    ['is not known', { code: 2 }, messages.failures.unknown],
    ['takes too long', { code: 3 }, messages.failures.slow],
    ['is abroad', { latitude: 51.5, longitude: 0 }, messages.failures.abroad],
    ['cannot be asked', null, messages.failures.unknown],
  ])('%s: says so, and the field stays', async (_, answer, words) => {
    if (answer) stubPosition(answer)
    render(<Screen />)
    locate()
    await screen.findByText(words)
    expect(await send()).toEqual({ place: '', location: '' })
  })
})
