import { ModalError } from '../../errors/ModalError.js'
import type { AdmittedAccount } from '../../feature/defineFeature.js'
import type { SignInWays } from './siwxConfig.js'

/** Has the wallet sign a text, or whoever the site has for that. */
export async function signText(
  { signMessage }: SignInWays,
  { account, caipNetworkId, connection }: AdmittedAccount,
  message: string,
): Promise<string> {
  if (signMessage) return signMessage({ message, address: account.address, chainId: caipNetworkId })
  if (!connection.signMessage) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'signMessage' } })
  return connection.signMessage({ message, account })
}
