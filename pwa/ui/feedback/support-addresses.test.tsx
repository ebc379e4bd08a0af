import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notice } from './notice.tsx'
import { learnSupport, supportAddresses } from './support-addresses.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('links the addresses of the last response, and no other, in what a notice says', () => {
  expect(supportAddresses()).toBe('')
  const email = 'help@onise.test'
  const sent = { email, whatsApp: '2348000000000', phone: '2348000000000' }
  learnSupport(new Headers({ 'X-Support': String(new URLSearchParams(sent)) }))
  learnSupport(new Headers())
  render(<Notice>{`Write to ${supportAddresses()}. Not a@b.test.`}</Notice>)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${email}`,
    'https://wa.me/2348000000000',
    'tel:+2348000000000',
  ])
  learnSupport(new Headers({ 'X-Support': '' }))
  expect(supportAddresses()).toBe('')
})
