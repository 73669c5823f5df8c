export { getEmailCooldownSeconds } from '../../features/embedded/signIn/emailCooldown.js'
export { abortSignInIfLeft } from '../../features/embedded/signIn/signInRun.js'
export {
  type EmailChangeState,
  type SignInState,
  signInStore,
} from '../../features/embedded/signIn/signInStore.js'
export {
  type EmailRefusal,
  preloadSignInFrame,
  reopenSocialWindow,
  resendLoginCode,
  startEmailLogin,
  startSocialLogin,
} from '../../features/embedded/signIn/startSignIn.js'
