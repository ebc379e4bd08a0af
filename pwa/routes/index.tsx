import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'

export type LandingDoor = 'login' | 'register' | 'account-type'
const DOORS: readonly unknown[] = ['login', 'register', 'account-type']

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>): { door?: LandingDoor } =>
    DOORS.includes(search['door']) ? { door: search['door'] as LandingDoor } : {},
  component: () => <LandingPage visitor={null} />,
})
