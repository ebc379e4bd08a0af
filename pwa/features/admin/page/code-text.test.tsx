import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeText } from './code-text.tsx'

test.each([
  ['ledger.requestAdjustment', 'ledger.<wbr>request<wbr>Adjustment'],
  ['transfer.success', 'transfer.<wbr>success'],
  ['refund_failed', 'refund_<wbr>failed'],
])('%s can be divided between its words', (code, markup) => {
  const { container } = render(<CodeText code={code} />)
  expect(container.querySelector('code')?.innerHTML).toBe(markup)
})
