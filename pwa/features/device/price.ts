import { create } from 'zustand'

const PRICE = 'naira-per-mb'
/** About what a megabyte costs in Nigeria now (PERFORMANCE). */
const USUAL = '0.45'
const MB = 1024 * 1024

/** Naira for a megabyte, as the person typed it. It belongs to this device and its SIM. */
export const usePrice = create<{ perMb: string }>()(() => ({
  perMb: localStorage.getItem(PRICE) ?? USUAL,
}))

export function setPrice(perMb: string): void {
  localStorage.setItem(PRICE, perMb)
  usePrice.setState({ perMb })
}

/** What so many bytes cost, in naira. */
export const costOf = (bytes: number, perMb: string): number =>
  Math.round((bytes / MB) * (Number(perMb) || 0) * 100) / 100
