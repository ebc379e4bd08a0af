import { IDBFactory } from 'fake-indexeddb'
import type { UserId } from '#schema/domain/ids.ts'
import type { Replica } from '#pwa/replica/database.ts'
import type { Phone } from '#pwa/replica/write.ts'
import { TOKEN } from '#pwa/session/token.ts'
import { writes as allWrites } from '#pwa/writes.ts'
import type { Air, Weather } from './air.ts'
import { newChannels, newLocks, newStorage } from './browser.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import { replicaOn } from './memory.ts'
import type { Someone } from './people.ts'
import type { Count } from './server.ts'
import { openTab, type Ground, type Tab } from './tab.ts'

type Made = {
  n: number
  air: Air
  clock: Clock
  dice: Dice
  /** How wrong its clock is, and whether its browser knows Web Locks. */
  skew: number
  hasLocks: boolean
  count: Count
}
export type Device = ReturnType<typeof newDevice>

/** A phone: what its browser keeps outlives every tab and every flat battery. */
export function newDevice({ n, air, clock, dice, skew, hasLocks, count }: Made) {
  let idb = new IDBFactory()
  let wrong = skew
  let room: number | null = null
  const storage = newStorage(clock)
  const channels = newChannels(clock)
  const locks = hasLocks ? newLocks() : null
  let weather: Weather = 'clear'
  let pages: number | null = null
  let isTouched = true
  let tabs: Tab[] = []
  let opened = 0
  const watchers = new Map<UserId, Replica>()
  const now = () => clock.now() + wrong
  const ground: Ground = {
    ...{ locks, channels, storage, now },
    get idb() {
      return idb
    },
    weather: () => weather,
    pages: () => pages,
    touched: () => void (isTouched = true),
    takeRoom() {
      if (room === null) return true
      if (room <= 0) count('no room on the phone')
      return room-- > 0
    },
    giveRoom() {
      if (room !== null) room = Math.max(room, 0) + 1
    },
  }

  const living = () => (tabs = tabs.filter((tab) => tab.isAlive()))
  function open(): Tab {
    for (const tab of living()) if (tab.isVisible()) tab.hide()
    const tab = openTab({ n: n * 100 + ++opened, ground, air, clock, dice: dice.fork(opened) })
    tabs.push(tab)
    return tab
  }

  return {
    n,
    now,
    /** Whose memory is on it. */
    people: new Map<UserId, Someone>(),
    tabs: living,
    open,
    front: () => living().find((tab) => tab.isVisible()) ?? living()[0],
    off() {
      for (const tab of living()) tab.kill()
    },
    /** So many more rows fit on its disk; null for as many as are wanted. */
    fill: (rows: number | null) => void (room = rows),
    setClock: (by: number) => void (wrong = by),
    /** All that its browser kept for Onise is gone; some browsers forget the one store and not the other. */
    wipe(keepsToken: boolean) {
      for (const tab of living()) tab.kill()
      for (const replica of watchers.values()) replica.close()
      watchers.clear()
      idb = new IDBFactory()
      if (!keepsToken) storage.clear()
      isTouched = true
    },
    become: (next: Weather) => void (weather = next),
    get weather() {
      return weather
    },
    shorten: (most: number | null) => void (pages = most),
    /** The first person to use it finds it signed in. */
    trust: (token: string) => storage.of(0).setItem(TOKEN, token),
    /** Whether anything was written since this was last asked. */
    takeTouched() {
      const was = isTouched
      isTouched = false
      return was
    },
    /** Somebody's memory on this phone, for watching only. */
    watch(me: UserId): Phone {
      const replica = watchers.get(me) ?? replicaOn(idb, me)
      watchers.set(me, replica)
      return { me, replica, writes: [...allWrites], kick: () => {}, now }
    },
    scrap() {
      for (const tab of living()) tab.kill()
      for (const replica of watchers.values()) replica.close()
    },
  }
}
