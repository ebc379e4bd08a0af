import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TEST_NOW } from '#testing/clock.ts'
import { Resend } from './resend.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const CHANNELS = ['sms', 'whatsapp'] as const
const show = (sentAt: number) => {
  vi.useFakeTimers({ now: TEST_NOW })
  const onSend = vi.fn(async () => {})
  render(<Resend sentAt={sentAt} channel="sms" channels={CHANNELS} onSend={onSend} />)
  return onSend
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('counts down for half a minute before another code can be asked for, by either channel', () => {
  show(TEST_NOW)
  expect(screen.getByRole('timer').textContent).toBe('You can ask for another code in 30 seconds.')
  act(() => vi.advanceTimersByTime(29_000))
  expect(screen.getByRole('timer').textContent).toBe('You can ask for another code in 1 second.')
  expect(buttons()).toEqual([])
  act(() => vi.advanceTimersByTime(1000))
  expect(buttons()).toEqual(['Send another code', 'Send it by WhatsApp instead'])
})

test('sends by the channel of the pressed button', async () => {
  const onSend = show(TEST_NOW - 30_000)
  await act(async () => screen.getByText('Send it by WhatsApp instead').click())
  expect(onSend).toHaveBeenCalledExactlyOnceWith('whatsapp')
})

test('a clock that was set back does not make the wait longer', () => {
  show(TEST_NOW + 3_600_000)
  expect(screen.getByRole('timer').textContent).toContain('30 seconds')
})
