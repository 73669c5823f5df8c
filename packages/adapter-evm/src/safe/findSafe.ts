import type { FoundWallet } from '../discover/discovery.js'
import { createSafeMessenger } from './createSafeMessenger.js'
import { createSafeProvider, type SafeInfo } from './createSafeProvider.js'

/** Where Safes are at home. */
const SAFE_ORIGINS = ['https://app.safe.global']

/**
 * Asks the page around this one whether it is a Safe. Resolves when it is, and else never: a page that is framed by
 * something else (a preview, a partner's site) then lists no wallet that cannot work, nor one that only says it is one.
 */
export async function findSafe(signal: AbortSignal, origins: readonly string[] = SAFE_ORIGINS): Promise<FoundWallet> {
  const send = createSafeMessenger(signal, origins)
  const info = readInfo(await send('getSafeInfo'))
  return { wallet: { id: 'safe', name: 'Safe', type: 'EXTERNAL' }, provider: () => createSafeProvider(send, info) }
}

function readInfo(answer: unknown): SafeInfo {
  const { safeAddress, chainId } = Object(answer)
  const isAddress = typeof safeAddress === 'string' && /^0x[0-9a-f]{40}$/i.test(safeAddress)
  if (isAddress && Number.isSafeInteger(chainId) && chainId > 0) return { safeAddress, chainId }
  throw new TypeError('The page around this one answers for a Safe, but names none')
}
