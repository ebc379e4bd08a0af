import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { newPhone } from '../test/phone.ts'
import { PhoneContext } from './phone.ts'
import type { Phone } from './write.ts'
import { useKeptFile } from './use-kept-file.ts'
import { useReplica } from './use-view.ts'

const within =
  (session: Phone) =>
  ({ children }: { children: ReactNode }) => <PhoneContext value={session}>{children}</PhoneContext>

function look() {
  const session: Phone = newPhone()
  const shown = renderHook(
    ({ key }: { key: 'cursor' | 'lastPullAt' }) =>
      useReplica(
        async ({ replica }) => {
          return (await replica.fact(key)) ?? null
        },
        [key],
      ),
    {
      initialProps: { key: 'cursor' },
      wrapper: within(session),
    },
  )
  return { session, shown }
}

test('nothing while looking, then what is remembered, and every change of it', async () => {
  const { session, shown } = look()
  expect(shown.result.current).toBeUndefined()
  await waitFor(() => expect(shown.result.current).toBeNull())
  await session.replica.know('cursor', '7.')
  await waitFor(() => expect(shown.result.current).toBe('7.'))
})

test('another question is asked anew, and nobody listens to the old one', async () => {
  const { session, shown } = look()
  await session.replica.know('lastPullAt', 5)
  shown.rerender({ key: 'lastPullAt' })
  await waitFor(() => expect(shown.result.current).toBe(5))
  await session.replica.know('cursor', '8.')
  expect(shown.result.current).toBe(5)
})

test('a picture that is not kept here has its address at once, and is not drawn again for it', async () => {
  const session = newPhone()
  let draws = 0
  const draw = () => {
    draws++
    return useKeptFile('/api/files/a.webp')
  }
  const { result } = renderHook(draw, { wrapper: within(session) })
  expect(result.current).toBe('/api/files/a.webp')
  for (let asked = 0; asked < 5; asked++) await session.replica.fact('cursor')
  await new Promise((resolve) => setTimeout(resolve))
  expect(draws).toBe(1)
})
