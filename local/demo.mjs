/** Who the seed makes besides the crowd; printed by every start. */
export const DEMO_PASSWORD = 'onise-demo'
export const DEMO_ACCOUNTS = [
  { email: 'client@onise.test', role: 'client', note: 'has ₦500,000 in the wallet' },
  { email: 'tasker@onise.test', role: 'tasker', note: 'applies and gets paid' },
  { email: 'admin@onise.test', role: 'admin', note: 'looks after the marketplace' },
]
