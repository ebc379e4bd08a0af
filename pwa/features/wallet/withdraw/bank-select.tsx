import { useState } from 'react'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import type { Bank } from '#schema/contract/payouts.ts'
import { searchBanks } from './banks.ts'
import { messages } from './messages.ts'

type Props = {
  banks: readonly Bank[]
  value: string
  onValue: (code: string) => void
  error: string | null | undefined
}

/** A native list with a search that shortens it. When one bank is left, it is chosen. */
export function BankSelect({ banks, value, onValue, error }: Props) {
  const [query, setQuery] = useState('')
  const matches = searchBanks(banks, query)
  const chosen = banks.find(({ code }) => code === value)
  const shown = chosen && !matches.includes(chosen) ? [chosen, ...matches] : matches
  const search = (text: string) => {
    setQuery(text)
    const [only, ...more] = searchBanks(banks, text)
    if (text && only && more.length === 0) onValue(only.code)
  }
  const status = matches.length === 0 ? messages.noMatch : messages.matches(matches.length)
  return (
    <div className="stack stack-tight">
      <TextField
        label={messages.search}
        icon="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => search(target.value)}
        // Enter must not submit the withdrawal.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint={query ? null : messages.searchHint}
      />
      <p role="status" className="small soft">
        {query && status}
      </p>
      <Select
        label={messages.bank}
        name="bankCode"
        placeholder={messages.selectBank}
        options={shown.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        error={error ?? null}
      />
    </div>
  )
}
