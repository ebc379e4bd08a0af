import { bad, good } from './answers.mjs'
import { accountNameOf, bankOf } from './banks.mjs'

/** Whose account is it: what was said of a number by hand goes before what its digits make up. */
export function openAccounts({ kept }) {
  const nameOf = (bankCode, number) =>
    kept.find('accounts', number)?.name ?? accountNameOf(bankCode, number)
  return {
    nameOf,
    name: (number, name) => kept.write(['accounts', number, { number, name }]),
    resolve({ account_number: number = '', bank_code: bankCode = '' }) {
      const bank = bankOf(bankCode)
      if (!bank)
        return bad(400, `Unknown bank code: ${bankCode}`, {
          code: 'invalid_bank_code',
          nextStep: 'Get the codes from the list of banks',
        })
      const name = /^\d{10}$/.test(number) ? nameOf(bankCode, number) : null
      return name
        ? good('Account number resolved', {
            account_number: number,
            account_name: name,
            bank_id: bank.id,
          })
        : bad(422, 'Could not resolve account name. Check parameters or try again.', {
            code: 'invalid_bank_account',
          })
    },
  }
}
