import { success, paginate, type Query, type Reply } from './responses.ts'

/** Code and public name. The last mark: `-` is closed, `~` cannot receive transfers. */
const BANK_LIST = `
120001 9mobile 9Payment Service Bank
404 Abbey Mortgage Bank
51204 Above Only MFB
51312 Abulesoro MFB
044 Access Bank
063 Access Bank (Diamond)
602 Accion Microfinance Bank
90077 AG Mortgage Bank ~
50036 Ahmadu Bello University Microfinance Bank
120004 Airtel Smartcash PSB
51336 AKU Microfinance Bank
035A ALAT by WEMA
108 Alpha Morgan Bank
000304 Alternative bank
50926 Amju Unique MFB
50083 Aramoko MFB
401 ASO Savings and Loans
MFB50094 Astrapolaris MFB LTD
51229 Bainescredit MFB
50931 Bowen Microfinance Bank
565 Carbon
50823 CEMCS Microfinance Bank
50171 Chanelle Microfinance Bank Limited
023 Citibank Nigeria
50204 Corestep MFB
559 Coronation Merchant Bank
51297 Crescent MFB
050 Ecobank Nigeria
50263 Ekimogun MFB
098 Ekondo Microfinance Bank
50126 Eyowo
51318 Fairmoney Microfinance Bank
070 Fidelity Bank
51314 Firmus MFB
011 First Bank of Nigeria
214 First City Monument Bank
107 FirstTrust Mortgage Bank Nigeria ~
501 FSDH Merchant Bank Limited
812 Gateway Mortgage Bank LTD
00103 Globus Bank
100022 GoMoney
058 Guaranty Trust Bank
51251 Hackman Microfinance Bank
50383 Hasal Microfinance Bank
030 Heritage Bank -
120002 HopePSB
51244 Ibile Microfinance Bank
50439 Ikoyi Osun MFB
50457 Infinity MFB
301 Jaiz Bank
50502 Kadpoly MFB
082 Keystone Bank
50200 Kredi Money MFB LTD
50211 Kuda Bank
90052 Lagos Building Investment Company Plc.
50549 Links MFB
031 Living Trust Mortgage Bank
303 Lotus Bank
50563 Mayfair MFB
50304 Mint MFB
50515 Moniepoint MFB
120003 MTN Momo PSB
561 Nova Merchant Bank
50629 NPF Microfinance Bank
999992 OPay Digital Services Limited (OPay)
00107 Optimus Bank Limited
100002 Paga
999991 PalmPay
104 Parallex Bank
311 Parkway - ReadyCash
50746 Petra Microfinance Bank Plc
076 Polaris Bank
105 PremiumTrust Bank
101 Providus Bank
51293 QuickFund MFB
502 Rand Merchant Bank
90067 Refuge Mortgage Bank
125 Rubies MFB
51113 Safe Haven MFB
106 Signature Bank Ltd
076A Skye Bank -
50800 Solid Rock MFB
51310 Sparkle Microfinance Bank
221 Stanbic IBTC Bank
068 Standard Chartered Bank
51253 Stellas MFB
232 Sterling Bank
100 Suntrust Bank
302 TAJ Bank
51269 Tangerine Money
51211 TCF MFB
102 Titan Bank
100039 Titan Paystack
50871 Unical MFB
032 Union Bank of Nigeria
033 United Bank For Africa
215 Unity Bank
566 VFD Microfinance Bank Limited
035 Wema Bank
057 Zenith Bank
50368 Yes MFB ~
5129 Kredi Bank -
51319 Wallet Africa ~
`
const CREATED_AT = '2016-07-14T10:04:29.000Z'

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function parseBank(line: string, index: number) {
  const [, code = '', name = '', mark] = /^(\S+) (.+?)(?: ([-~]))?$/.exec(line) ?? []
  return {
    id: index + 1,
    name,
    slug: slugOf(name),
    code,
    longcode: /^\d{3}$/.test(code) ? `${code}150000` : '',
    gateway: null,
    pay_with_bank: false,
    supports_transfer: mark !== '~',
    available_for_direct_debit: false,
    active: mark !== '-',
    is_deleted: mark === '-',
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  }
}

const BANKS = BANK_LIST.trim().split('\n').map(parseBank)

/** Every account number exists there. As at Paystack, the list does not contain it. */
const TEST_BANK = { id: 1001, code: '001', name: 'Test Bank' }

export type Bank = { id: number; code: string; name: string }

export const findBank = (code: string): Bank | undefined =>
  code === TEST_BANK.code
    ? TEST_BANK
    : BANKS.find((bank) => bank.code === code && bank.active && !bank.is_deleted)

const encodeCursor = (index: number) => Buffer.from(String(index)).toString('base64url')
const decodeCursor = (cursor: string) => Number(Buffer.from(cursor, 'base64url').toString())

/** `GET /bank`: by page number, or by cursor. Some clients write the country with a capital. */
export function listBanks(query: Query): Reply {
  const { country, currency, type } = query
  const isOtherMarket =
    (country && country.toLowerCase() !== 'nigeria') || (currency && currency !== 'NGN') || false
  const banks = isOtherMarket || (type && type !== 'nuban') ? [] : BANKS
  if (query['use_cursor'] !== 'true') return success('Banks retrieved', paginate(banks, query).rows)
  const perPage = Math.min(100, Math.max(1, Number(query['perPage']) || 50))
  const start = query['next'] ? decodeCursor(query['next']) : 0
  const end = start + perPage
  return success('Banks retrieved', banks.slice(start, end), {
    meta: {
      next: end < banks.length ? encodeCursor(end) : null,
      previous: start > 0 ? encodeCursor(Math.max(0, start - perPage)) : null,
      perPage,
    },
  })
}

const FIRST_NAMES = [
  'ADEBAYO',
  'CHIAMAKA',
  'IBRAHIM',
  'FUNMILAYO',
  'EMEKA',
  'HALIMA',
  'OLUWASEUN',
  'NGOZI',
  'MUSA',
  'TITILAYO',
  'OBINNA',
  'AISHA',
  'BABATUNDE',
  'IFEOMA',
  'SANI',
  'BLESSING',
  'KELECHI',
  'ZAINAB',
  'FOLARIN',
  'EBERE',
]
const MIDDLE_NAMES = ['', 'A.', 'GRACE', 'O.', 'DANIEL', '', 'MARY', 'C.', 'YUSUF', 'T.', 'JOY']
const LAST_NAMES = [
  'OKAFOR',
  'BELLO',
  'ADEYEMI',
  'EZE',
  'ABUBAKAR',
  'OLATUNJI',
  'NWOSU',
  'LAWAL',
  'BALOGUN',
  'UCHE',
  'DANJUMA',
  'OGUNLEYE',
  'IGWE',
  'SULEIMAN',
  'AKPAN',
  'ONYEKA',
  'AFOLABI',
  'EFFIONG',
  'GARBA',
]

/** Numbers with this ending have no account, so that a name enquiry can fail on purpose. */
const UNKNOWN_ENDING = '0404'

/** The account name of a number: always the same for the same number, or null without an account. */
export function generateAccountName(bankCode: string, number: string): string | null {
  if (bankCode === TEST_BANK.code) return `TEST ACCOUNT ${number}`
  if (number.endsWith(UNKNOWN_ENDING)) return null
  const pick = (names: readonly string[], divisor: number) =>
    names[Math.floor(Number(number) / divisor) % names.length]
  return [pick(LAST_NAMES, 1), pick(FIRST_NAMES, 7), pick(MIDDLE_NAMES, 131)]
    .filter(Boolean)
    .join(' ')
}
