import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/wallet/statement', {
  title: 'Statement',
  note: 'One month of your wallet, oldest first.',
  month: 'Month',
  print: 'Print or save as PDF',
  csv: 'Download CSV',
  fetching: 'Fetching...',
  heading: (name: string) => `Wallet statement of ${name}`,
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  columns: { date: 'Date', detail: 'Detail', in: 'In', out: 'Out', balance: 'Balance' },
  none: 'No money moved in this month.',
  status: { pending: 'pending', failed: 'failed, not counted' },
  offline: 'No network. A statement comes from the server, so you need a network to see it.',
  createdAt: (when: string) => `Created on ${when}. All times are Lagos time.`,
  csvFailed: 'The file could not be loaded. Try again.',
  file: (month: string) => `onise-statement-${month}.csv`,
})
