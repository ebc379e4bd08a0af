// What Paystack takes in Nigeria, in kobo (MONEY 3.2). Written apart from Onise's own table on purpose: it is the other side's.
const NAIRA = 100

/** 1.5 % and ₦100; the ₦100 waived below ₦2,500, and never more than ₦2,000. */
export function chargeFee(amount) {
  const flat = amount < 2500 * NAIRA ? 0 : 100 * NAIRA
  return Math.min(Math.round(amount * 0.015) + flat, 2000 * NAIRA)
}

/** ₦10, ₦25 or ₦50 by size, and since 2026 ₦50 of stamp duty from ₦10,000. */
export function transferFee(amount) {
  const fee = amount <= 5000 * NAIRA ? 10 : amount <= 50_000 * NAIRA ? 25 : 50
  return (fee + (amount >= 10_000 * NAIRA ? 50 : 0)) * NAIRA
}
