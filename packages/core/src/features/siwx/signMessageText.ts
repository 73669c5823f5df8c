import { ModalError } from '../../errors/ModalError.js'
import type { AuthorizationRequest } from '../../feature/defineFeature.js'
import type { SignInConfig } from './signInConfig.js'

export async function signMessageText(
  { signMessage }: SignInConfig,
  { account, caipNetworkId, connection }: AuthorizationRequest,
  message: string,
): Promise<string> {
  if (signMessage) return signMessage({ message, address: account.address, chainId: caipNetworkId })
  if (!connection.signMessage) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'signMessage' } })
  return connection.signMessage({ message, account })
}
