import { createFileRoute } from '@tanstack/react-router'
import { ExportData } from '#pwa/features/accounts/export/export-data.tsx'
import { messages } from '#pwa/features/accounts/export/messages.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/export-data')({ component: ExportDataScreen })

function ExportDataScreen() {
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      <ExportData />
    </Page>
  )
}
