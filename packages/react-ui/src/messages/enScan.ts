/** The camera that reads a code. A translation has it under `wallet.scan`. */
export const enScan = {
  title: 'Point your camera at the code',
  starting: 'Starting the camera',
  deniedTitle: 'The camera is off limits',
  denied: 'Your browser didn’t let this page use it. Allow it, or paste the address.',
  missingTitle: 'No camera found',
  missing: 'Paste the address instead.',
  instead: 'Enter the address',
  stop: 'Stop scanning',
} as const
