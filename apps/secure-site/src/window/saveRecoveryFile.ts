import { formatRecoveryFile, type RecoveryFile } from '../frame/recovery/recoveryFile'
import { createElement } from '../frame/screen/createElement'

const NAME = 'wallet-recovery.json'

/** Lets the browser save the file. Nothing is sent. */
export function saveRecoveryFile(file: RecoveryFile): void {
  const url = URL.createObjectURL(new Blob([formatRecoveryFile(file)], { type: 'application/json' }))
  createElement('a', { href: url, download: NAME }).click()
  // The browser reads the file in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
