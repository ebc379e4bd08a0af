// A chunk of its own: a browser that reads codes itself never loads it, and no phone fetches it in advance.
export { BarcodeDetector } from 'qr/decode.js'
