import { createFileRoute } from '@tanstack/react-router'
import type { HistorySearch } from '#pwa/features/wallet/history/filters.ts'
import { Wallet } from '#pwa/features/wallet/wallet.tsx'
import { textSearch } from '#pwa/routes/-search.ts'

export const Route = createFileRoute('/_guarded/client-wallet')({
  validateSearch: textSearch<keyof HistorySearch>,
  component: Wallet,
})
