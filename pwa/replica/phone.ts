import { createContext, use } from 'react'
import type { Phone } from './write.ts'

export const PhoneContext = createContext<Phone | null>(null)

/** The phone of whoever is signed in. */
export function usePhone(): Phone {
  const phone = use(PhoneContext)
  if (!phone) throw new Error('usePhone where nobody is signed in')
  return phone
}
