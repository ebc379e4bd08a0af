import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Statement',
  note: 'One month of your wallet, the oldest first.',
  month: 'Month',
  print: 'Print or save as PDF',
  csv: 'Download CSV',
  fetching: 'E dey load...',
  heading: (name) => `Wallet statement of ${name}`,
  opening: 'Opening balance',
  moneyIn: 'Money wey enter',
  moneyOut: 'Money wey comot',
  closing: 'Closing balance',
  columns: { date: 'Date', detail: 'Detail', in: 'Enter', out: 'Comot', balance: 'Balance' },
  none: 'No money move this month.',
  status: { pending: 'dey wait', failed: 'fail, we no count am' },
  offline: 'Network no dey. Statement dey come from the server, so you need network to see am.',
  createdAt: (when) => `We make am on ${when}. All times na Lagos time.`,
  csvFailed: 'The file no gree load. Try again.',
  file: (month) => `onise-statement-${month}.csv`,
}
