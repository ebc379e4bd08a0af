import { findBank, generateAccountName } from './banks.ts'
import { failure, success, type Query, type Reply } from './responses.ts'
import type { SandboxContext } from './rows.ts'

/** Bank accounts and their holders. A name that a script has set wins over the generated one. */
export class Accounts {
  readonly #store: SandboxContext['store']

  constructor({ store }: SandboxContext) {
    this.#store = store
  }

  /** Null when the number has no account. */
  nameOf(bankCode: string, number: string): string | null {
    if (!/^\d{10}$/.test(number)) return null
    return this.#store.find('accountNames', number)?.name ?? generateAccountName(bankCode, number)
  }

  setName(number: string, name: string): void {
    this.#store.write(['accountNames', number, { number, name }])
  }

  /** `GET /bank/resolve`. */
  resolve(query: Query): Reply {
    const { account_number: number = '', bank_code: bankCode = '' } = query
    const bank = findBank(bankCode)
    if (!bank)
      return failure(400, `Unknown bank code: ${bankCode}`, {
        code: 'invalid_bank_code',
        nextStep: 'Get the codes from the list of banks',
      })
    const name = this.nameOf(bankCode, number)
    if (!name)
      return failure(422, 'Could not resolve account name. Check parameters or try again.', {
        code: 'invalid_bank_account',
      })
    return success('Account number resolved', {
      account_number: number,
      account_name: name,
      bank_id: bank.id,
    })
  }
}
