import { WALLET_ASSETS_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { within } from '../utils/waiting.js'
import type { AssetSource } from './assetSource.js'

/** What the wallet itself says (EIP-7811), where it says anything of a network. */
export function walletAssets({ stores: { connections } }: ModalContext): AssetSource {
  return {
    id: 'wallet',
    async read({ namespace, address, network: { caipNetworkId }, signal }) {
      const connection = connections.active(namespace)?.connection
      const account = connection?.accounts.find((each) => each.address === address)
      if (!connection?.readAssets || !account) return undefined
      const late = () => {
        throw new ModalError('RESPONSE_TIMEOUT')
      }
      const reading = connection.readAssets({ account, caipNetworkIds: [caipNetworkId] })
      return (await within(reading, WALLET_ASSETS_WAIT, late, signal))?.[caipNetworkId]
    },
  }
}
