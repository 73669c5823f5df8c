import type { DiscoveredWallet } from '../discover/discovery.js'
import { createSafeMessenger } from './createSafeMessenger.js'
import { createSafeProvider, type SafeInfo } from './createSafeProvider.js'

const SAFE_ORIGINS = ['https://app.safe.global']

/** Finds the Safe that frames the app from a trusted origin. Never resolves without one. */
export async function findSafe(
  signal: AbortSignal,
  origins: readonly string[] = SAFE_ORIGINS,
): Promise<DiscoveredWallet> {
  const send = createSafeMessenger(signal, origins)
  const info = readInfo(await send('getSafeInfo'))
  return { wallet: { id: 'safe', name: 'Safe', type: 'EXTERNAL' }, provider: () => createSafeProvider(send, info) }
}

function readInfo(answer: unknown): SafeInfo {
  const { safeAddress, chainId } = Object(answer)
  const isAddress = typeof safeAddress === 'string' && /^0x[0-9a-f]{40}$/i.test(safeAddress)
  if (isAddress && Number.isSafeInteger(chainId) && chainId > 0) return { safeAddress, chainId }
  throw new TypeError('The parent page answered without a valid Safe address and chain id')
}
