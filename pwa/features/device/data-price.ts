import { create } from 'zustand'
import { koboFromText } from '#schema/domain/amount-text.ts'
import type { Kobo } from '#schema/domain/money.ts'

const PRICE = 'naira-per-mb'
/** About what a megabyte costs in Nigeria, in naira. */
const DEFAULT_PER_MB = '0.45'
const MB = 1024 * 1024

/** Naira for a megabyte, as the user typed it. It belongs to the device and its SIM, not to the account. */
export const useDataPrice = create<{ perMb: string }>()(() => ({
  perMb: localStorage.getItem(PRICE) ?? DEFAULT_PER_MB,
}))

export function setDataPrice(perMb: string): void {
  localStorage.setItem(PRICE, perMb)
  useDataPrice.setState({ perMb })
}

export const costOf = (bytes: number, perMb: string): Kobo =>
  Math.round((bytes / MB) * (koboFromText(perMb) ?? 0)) as Kobo
