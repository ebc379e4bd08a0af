import { createContext, use } from 'react'
import type { Device } from './queueable.ts'

export const DeviceContext = createContext<Device | null>(null)

export function useDevice(): Device {
  const device = use(DeviceContext)
  if (!device) throw new Error('useDevice needs a signed-in user')
  return device
}
