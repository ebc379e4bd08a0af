/** What is used of the package, in the form of the browser's own class. */
declare module 'qr/decode.js' {
  export const BarcodeDetector: new (options: { formats: ['qr_code'] }) => {
    detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>
  }
}
