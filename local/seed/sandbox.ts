/** The sandbox as the seed moves it: people who pay, bank accounts with their names, and the past it all happens in. */
export type Sandbox = ReturnType<typeof openSandbox>

export function openSandbox(url: string) {
  async function control(path: string, body: object | null) {
    const response = await fetch(`${url}/_control/${path}`, {
      method: body ? 'POST' : 'DELETE',
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`)
  }
  return {
    /** Every moment there from now on; null is the time it is. */
    setClock: (at: number | null) => control('clock', { at }),
    pay: (reference: string, channel: 'card' | 'bank_transfer') =>
      control('pay', { reference, outcome: 'success', channel }),
    nameAccount: (accountNumber: string, accountName: string) =>
      control('account', { account_number: accountNumber, account_name: accountName }),
    /** Transfers end as they are sent: in the past nobody waits. */
    decideAtOnce: async (isAtOnce: boolean) => {
      if (isAtOnce) return control('faults', { transfers: { after: 0 } })
      return control('faults', null)
    },
  }
}
