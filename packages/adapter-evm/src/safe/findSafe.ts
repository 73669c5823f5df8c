import type { FoundWallet } from '../discover/discovery.js'
import { createSafeMessenger } from './createSafeMessenger.js'
import { createSafeProvider, type SafeInfo } from './createSafeProvider.js'

/**
 * Asks the page around this one whether it is a Safe. Resolves when it is, and else never: a page that is framed by
 * something else (a preview, a partner's site) then lists no wallet that cannot work.
 */
export async function findSafe(signal: AbortSignal): Promise<FoundWallet> {
  const send = createSafeMessenger(signal)
  const info = readInfo(await send('getSafeInfo'))
  return { wallet: { id: 'safe', name: 'Safe', type: 'EXTERNAL' }, provider: () => createSafeProvider(send, info) }
}

function readInfo(answer: unknown): SafeInfo {
  const { safeAddress, chainId } = Object(answer)
  if (typeof safeAddress === 'string' && typeof chainId === 'number') return { safeAddress, chainId }
  throw new TypeError('The page around this one answers for a Safe, but names none')
}
