export { startSecureSandbox } from '../startSecureSandbox'
export type { ReceivedMail, SecureFault, SecureSandbox, SecureSandboxOptions } from '../types'
