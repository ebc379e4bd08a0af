const HOUR = 3_600_000
export const now = Date.now()

export const TASKS = [
  {
    title: 'Rewire two rooms and fit a new meter box',
    description:
      'Old building behind the market. Cables are exposed near the stairs, so it must be safe for children before the weekend. Bring your own tester.',
    price: 120_000,
    location: 'Yaba, Lagos',
    field: 'Electrician',
    icon: 'electrician',
    duration: '1 month',
    status: 'Open',
    tone: 'good',
    at: now - 2 * HOUR,
  },
  {
    title: 'Inverter will not charge',
    description: '3.5 kVA, two batteries, started after the rain on Sunday.',
    price: 18_500,
    location: 'Surulere',
    field: 'Electrician',
    icon: 'electrician',
    duration: '1 month',
    status: 'Saved on phone',
    tone: 'wait',
    at: now - 5 * HOUR,
  },
  {
    title: 'CCTV for a small pharmacy',
    description: 'Four cameras and one screen at the counter.',
    price: 85_000,
    location: 'Ikeja',
    field: 'Electrician',
    icon: 'electrician',
    duration: '2 months',
    status: 'Open',
    tone: 'good',
    at: now - 26 * HOUR,
  },
  {
    title: 'Three-tier wedding cake, 200 guests',
    description:
      'Vanilla and red velvet, white icing with gold leaf. Delivery to the hall in Ibadan.',
    price: 230_000,
    location: 'Ibadan',
    field: 'Baker',
    icon: 'baker',
    duration: '1 month',
    status: 'Not sent',
    tone: 'bad',
    at: now - 80 * HOUR,
  },
] as const

export const TRANSACTIONS = [
  {
    details: 'Payment for “Paint a duplex, two coats”',
    note: '10:42 AM · Completed',
    amount: 60_000,
  },
  {
    details: 'Withdrawal to GTBank ••4579',
    note: 'Pending, usually within minutes',
    amount: -20_000,
  },
  { details: 'Wallet funded by card', note: '4:05 PM · ref FW-01J9', amount: 50_000 },
  { details: 'Refund: todo cancelled by client', note: '1:15 PM', amount: 12_500.5 },
] as const
