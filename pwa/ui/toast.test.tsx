import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOAST_MS } from '#schema/domain/limits.ts'
import { toast, useToasts } from './toast-store.ts'
import { Toasts } from './toast.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  render(<Toasts />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('goes after 5000 ms and not before (SPEC 9)', () => {
    act(() => void toast('Your proposal is sent.'))
    wait(TOAST_MS - 1)
    expect(screen.queryByText('Your proposal is sent.')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Your proposal is sent.')).toBeNull()
  })

  it.each([
    ['a pointer rests on it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus is in it', fireEvent.focus, fireEvent.blur],
  ])('stands still while %s, then has the time that was left (F31)', (_when, enter, leave) => {
    act(() => void toast('Todo deleted.'))
    wait(3000)
    const note = screen.getByText('Todo deleted.')
    enter(note.parentElement ?? note)
    wait(60_000)
    expect(screen.queryByText('Todo deleted.')).not.toBeNull()
    leave(note.parentElement ?? note)
    wait(1999)
    expect(screen.queryByText('Todo deleted.')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Todo deleted.')).toBeNull()
  })

  it('is read out at once when it is an error, politely otherwise', () => {
    act(() => {
      toast('Email already in use', 'bad')
      toast('Welcome back.')
    })
    expect(screen.getByRole('alert').textContent).toContain('Email already in use')
    expect(screen.getByRole('status').textContent).toContain('Welcome back.')
  })

  it('a later no stands in the place of an earlier one, and covers no more of a phone', () => {
    act(() => {
      toast('Payment cancelled', 'news')
      toast('Wrong PIN. 2 tries left.', 'bad')
      toast('Wrong PIN. 1 try left.', 'bad')
    })
    expect(screen.getByRole('alert').textContent).toContain('1 try left')
    expect(screen.queryByText('Payment cancelled')).not.toBeNull()
  })

  it('can be put away, and said twice stands once', () => {
    act(() => {
      toast('Welcome back.')
      toast('Welcome back.')
    })
    expect(screen.getAllByText('Welcome back.')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Welcome back.')).toBeNull()
  })
})
