// The visitor begins to sign in, in the click itself.
export { cooldownLeft } from '../features/embedded/signIn/cooldown.js'
export {
  type EmailRefusal,
  prepareSignIn,
  reopenWindow,
  resendCode,
  resumeSignIn,
  startEmail,
  startSocial,
} from '../features/embedded/signIn/inModal.js'
export { leaveSignIn } from '../features/embedded/signIn/run.js'
export { type EmailChange, type SignInState, signIn } from '../features/embedded/signIn/signIn.js'
