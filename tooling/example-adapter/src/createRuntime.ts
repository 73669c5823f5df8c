import { type AdapterContext, createWalletRequestTracker } from '@foyer/core/adapter'
import { connect, type RuntimeContext } from './connect.js'
import type { Discovery } from './discoverWallets.js'

/** Creates the code that connects, loaded when the user first selects a wallet. */
export function createRuntime(adapterContext: AdapterContext<'tron'>, { find }: Discovery) {
  // TRON wallets cannot revoke a permission, so a late approval stays in the wallet: there is nothing to undo.
  const context: RuntimeContext = {
    adapterContext,
    find,
    requests: createWalletRequestTracker({ isLive: () => false }),
  }
  return { connect: (request: Parameters<typeof connect>[1]) => connect(context, request) }
}
