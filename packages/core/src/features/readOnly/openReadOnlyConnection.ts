import { createConnectionController } from '../../adapter/createConnectionController.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import type { WalletSourceConnection, WalletSourceRequest } from '../../feature/walletSource.js'
import type { Namespace } from '../../types/caip.js'
import { isRecord } from '../../utils/isRecord.js'

/** Addresses that the user or the app asked to view, by namespace. */
export const requestedAddresses: FeatureService<Map<Namespace, string>> = { create: () => new Map() }

/**
 * Creates a connection without a wallet. It has none of the wallet's methods, so nothing can sign. A restore validates
 * the stored address, because other code may write to the storage.
 */
export async function openReadOnlyConnection(
  context: FeatureContext,
  { wallet, network: wanted, silent = false }: WalletSourceRequest,
): Promise<WalletSourceConnection> {
  const namespace = wallet.chain
  const { storage } = context
  const stored = silent ? storage.getJson(namespace, toStored) : undefined
  const address = silent ? stored?.address : context.use(requestedAddresses).get(namespace)
  if (address === undefined) throw new ModalError(silent ? 'NOT_AUTHORIZED' : 'ADDRESS_REQUIRED')
  if (!(await context.adapter(namespace)?.isAddress(address))) {
    throw new ModalError(silent ? 'NOT_AUTHORIZED' : 'ADDRESS_INVALID', { context: { reason: 'unknown' } })
  }
  const network =
    wanted ??
    context.findNetwork(stored?.caipNetworkId) ??
    context.activeNetwork(namespace) ??
    context.$networks.get().find(({ chainNamespace }) => chainNamespace === namespace)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { namespace } })
  const controller = createConnectionController({
    state: { accounts: [{ address, type: 'eoa' }], caipNetworkId: network.caipNetworkId },
    signal: context.signal,
  })
  const store = () => storage.setJson(namespace, { address, caipNetworkId: controller.now().caipNetworkId })
  store()
  const connection = controller.connection({
    provider: undefined,
    async switchNetwork({ caipNetworkId }) {
      controller.set({ ...controller.now(), caipNetworkId })
      store()
    },
    async disconnect() {
      storage.remove(namespace)
      controller.end()
    },
  })
  return { namespace, wallet, connection }
}

function toStored(value: unknown): { readonly address: string; readonly caipNetworkId: string } | undefined {
  const { address, caipNetworkId } = isRecord(value) ? value : {}
  return typeof address === 'string' && typeof caipNetworkId === 'string' ? { address, caipNetworkId } : undefined
}
