import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDrawnCount } from './use-drawn-count.ts'

const CARD_PX = 200

/** A list that was scrolled until its card `first` is at the upper edge of the window. */
function createList(count: number, first: number): HTMLElement {
  const list = document.createElement('ul')
  for (let index = 0; index < count; index++) {
    const card = document.createElement('li')
    card.getBoundingClientRect = () => new DOMRect(0, (index - first) * CARD_PX, 300, CARD_PX)
    list.append(card)
  }
  return list
}

/** `counts` has that of each render. */
function open(session: object, total: number, list: HTMLElement) {
  const counts: number[] = []
  const rendered = renderHook(
    (props: { total: number }) => {
      const drawn = useDrawnCount(session, props.total, { current: list })
      counts.push(drawn.count)
      return drawn
    },
    { initialProps: { total } },
  )
  return { ...rendered, counts }
}

const CARDS_IN_WINDOW = Math.ceil(window.innerHeight / CARD_PX)

test('a list is drawn at once at first, and down to the window in which it was left when it is opened again', async () => {
  const session = {}
  const list = createList(40, 10)
  const first = open(session, 40, list)
  expect(first.counts).toEqual([Number.POSITIVE_INFINITY])
  first.unmount()

  const again = open(session, 40, list)
  expect(again.counts).toEqual([10 + CARDS_IN_WINDOW + 1])
  await waitFor(() => expect(again.result.current.count).toBeGreaterThanOrEqual(40))
  again.unmount()
  expect(open({}, 40, list).counts).toEqual([Number.POSITIVE_INFINITY])
})

test('cards that follow are drawn a few in each frame', async () => {
  const { result, rerender, counts } = open({}, 20, createList(20, 0))
  act(() => result.current.hold())
  rerender({ total: 40 })
  await waitFor(() => expect(result.current.count).toBeGreaterThanOrEqual(40))
  expect(counts.slice(-4)).toEqual([20, 27, 34, 41])
})
