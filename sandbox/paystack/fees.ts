// What Paystack charges in Nigeria, in kobo. Deliberately independent of Onise's own table: reconciliation compares them.
const NAIRA = 100

/** 1.5 % and ₦100; the ₦100 is waived below ₦2,500; at most ₦2,000. */
export function chargeFee(amount: number): number {
  const flat = amount < 2500 * NAIRA ? 0 : 100 * NAIRA
  return Math.min(Math.round(amount * 0.015) + flat, 2000 * NAIRA)
}

function transferPrice(amount: number): number {
  if (amount <= 5000 * NAIRA) return 10
  return amount <= 50_000 * NAIRA ? 25 : 50
}

/** ₦10, ₦25 or ₦50 by size and, since 2026, stamp duty of ₦50 from ₦10,000. */
export function transferFee(amount: number): number {
  const stampDuty = amount >= 10_000 * NAIRA ? 50 : 0
  return (transferPrice(amount) + stampDuty) * NAIRA
}
