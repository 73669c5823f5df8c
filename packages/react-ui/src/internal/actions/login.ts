import {
  connect,
  loginWithFarcaster,
  loginWithSocial,
  sendEmailCode,
  verifyEmailCode,
  waitForEmailDevice,
} from '@foyer/core/actions'

export const loginActions = {
  waitForEmailDevice,
  connect,
  loginWithFarcaster,
  loginWithSocial,
  sendEmailCode,
  verifyEmailCode,
}
