/** The accounts that every start prints. */
export const DEMO_PASSWORD = 'onise-demo'
/** The PIN of the client and of the tasker. */
export const DEMO_PIN = '4071'

export type DemoAccount = {
  email: string
  role: 'client' | 'tasker' | 'admin'
  note: string
  bank?: { bankCode: string; accountNumber: string; accountName: string }
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'client@onise.test',
    role: 'client',
    note: 'has ₦500,000 in the wallet',
    bank: { bankCode: '011', accountNumber: '3012345678', accountName: 'BUKOLA RUTH ADEYEMI' },
  },
  {
    email: 'tasker@onise.test',
    role: 'tasker',
    note: 'applies and gets paid',
    bank: { bankCode: '058', accountNumber: '0123456789', accountName: 'ADEOLA BISI OGUNLEYE' },
  },
  { email: 'admin@onise.test', role: 'admin', note: 'looks after the marketplace' },
]
