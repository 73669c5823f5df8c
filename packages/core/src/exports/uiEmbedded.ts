// Signing in goes on, and what the embedded wallet is asked.
export { type Approval, approval, cancelApproval, type EmbeddedRequest } from '../features/embedded/approval.js'
export { setAccountType } from '../features/embedded/setAccountType.js'
export {
  leaveEmailChange,
  resendChangeCode,
  startEmailChange,
  submitChangeCode,
} from '../features/embedded/signIn/changeInModal.js'
export { submitCode } from '../features/embedded/signIn/steps.js'
