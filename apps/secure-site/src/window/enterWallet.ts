import type { LoginResponse } from '../frame/session/createFrameSession'
import { ForgottenWalletError } from '../frame/session/ForgottenWalletError'
import { NoShareError } from '../frame/session/NoShareError'
import { NoWalletError } from '../frame/session/NoWalletError'
import type { LoginOptions, WindowContext } from './types'
import { showForgotten } from './views/showForgotten'
import { showNoWallet } from './views/showNoWallet'

/** Opens the wallet of a login on this device, or shows what the user has to do first. */
export async function enterWallet(
  context: WindowContext,
  response: LoginResponse,
  { restored, next = context.showHome }: Pick<LoginOptions, 'restored' | 'next'> = {},
): Promise<void> {
  try {
    await context.session.begin(response, { restored, createsNone: true })
    restored?.fill(0)
  } catch (error) {
    if (error instanceof ForgottenWalletError) return showForgotten(context, error)
    if (error instanceof NoWalletError) return showNoWallet(context, next)
    if (!(error instanceof NoShareError)) throw error
    context.showRecovery(error.ways)
    return
  }
  await next()
}
