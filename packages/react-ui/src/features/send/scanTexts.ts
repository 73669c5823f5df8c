/** Texts of the camera view. Apps translate them under `wallet.scan`. */
export const enScan = {
  title: 'Point your camera at the code',
  starting: 'Starting the camera',
  deniedTitle: 'Camera access is blocked',
  denied: 'Allow camera access in your browser, or paste the address.',
  missingTitle: 'No camera found',
  missing: 'Paste the address instead.',
  instead: 'Enter the address',
  stop: 'Stop scanning',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly scan: typeof enScan
  }
}
