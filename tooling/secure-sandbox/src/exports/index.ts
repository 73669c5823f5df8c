export { startCaptcha } from '../startCaptcha'
export { startSecureSandbox } from '../startSecureSandbox'
export type { ReceivedMail, SecureFault, SecureSandbox, SecureSandboxOptions } from '../types'
