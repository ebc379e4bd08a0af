/** The used part of @paystack/inline-js 2.25.0, which has no types of its own. */
declare module '@paystack/inline-js' {
  type Callbacks = {
    onSuccess?: (transaction: { reference: string }) => void
    onCancel?: () => void
    onError?: (error: { message?: string }) => void
    onLoad?: () => void
  }
  export default class PaystackPop {
    resumeTransaction(accessCode: string, callbacks?: Callbacks): unknown
  }
}
