import { createFileRoute } from '@tanstack/react-router'
import { NoticesScreen } from '#pwa/routes/-notices/notices-screen.tsx'

export const Route = createFileRoute('/_guarded/notices')({ component: NoticesScreen })
