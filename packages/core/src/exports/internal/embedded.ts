export {
  type ApprovalController,
  approvalController,
  cancelApproval,
} from '../../features/embedded/approvalController.js'
export {
  cancelEmailChange,
  resendEmailChangeCode,
  startEmailChange,
  submitEmailChangeCode,
} from '../../features/embedded/signIn/emailChangeFlow.js'
export { submitLoginCode } from '../../features/embedded/signIn/signInSteps.js'
