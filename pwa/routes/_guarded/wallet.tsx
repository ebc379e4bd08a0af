import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from '#pwa/features/wallet/wallet.tsx'

export const Route = createFileRoute('/_guarded/wallet')({ component: Wallet })
