/** Who the seed makes besides the crowd; printed by every start. */
export const DEMO_PASSWORD = 'onise-demo'
/** What lets money out of the client's wallet and of the tasker's. */
export const DEMO_PIN = '4071'
export const DEMO_ACCOUNTS = [
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
