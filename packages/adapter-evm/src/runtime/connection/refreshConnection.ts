import { getErrorCodes, sleep } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { RuntimeContext } from '../context.js'
import { NO_ACCOUNTS_MESSAGE_TYPE } from '../wallets/createWalletConnector.js'
import { readChainId } from '../wallets/readChainId.js'
import { readAccounts } from '../wallets/requestAccounts.js'

const WAKE_DELAY_MS = 1_000

const UNAUTHORIZED = 4100

export interface RefreshConnectionParameters {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly isRefused: boolean
  readonly signal: AbortSignal
}

/**
 * Reads accounts and chain from the wallet, without a prompt, and emits changes for which the wallet emitted no event.
 */
export async function refreshConnection(
  { config }: RuntimeContext,
  parameters: RefreshConnectionParameters,
): Promise<void> {
  const { connector, provider, isRefused, signal } = parameters
  const { emitter, uid } = connector
  const read = async () => {
    const accounts = await readShown(provider)
    if (accounts.length || isRefused) return accounts
    await sleep(WAKE_DELAY_MS, signal)
    return readShown(provider)
  }
  const accounts = await read()
  const chainId = await readChainId(provider).catch(() => undefined)
  const known = config.state.connections.get(uid)
  if (!known || signal.aborted) return
  if (!accounts.length) {
    // A wallet without accounts is locked or disconnected; the next request to it tells which.
    emitter.emit('message', { type: NO_ACCOUNTS_MESSAGE_TYPE })
    emitter.emit('disconnect')
    return
  }
  // If the wallet lists the same accounts, the order that the app selected stays.
  const isSame = accounts.length === known.accounts.length && accounts.every((each) => known.accounts.includes(each))
  const isMoved = chainId !== undefined && chainId !== known.chainId
  if (isSame && !isMoved) return
  emitter.emit('change', { ...(!isSame && { accounts }), ...(isMoved && { chainId }) })
}

async function readShown(provider: Eip1193Provider): Promise<`0x${string}`[]> {
  try {
    return await readAccounts(provider)
  } catch (cause) {
    if (getErrorCodes(cause).includes(UNAUTHORIZED)) return []
    throw cause
  }
}
