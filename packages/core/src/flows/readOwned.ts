import type { ModalContext } from '../context.js'
import type { CaipAddress } from '../types/caip.js'
import { readPortfolio } from './readPortfolio.js'
import { readTokens } from './readTokens.js'

/**
 * Reads what an account owns anew: the native coin, and the rest where somebody has looked at it before. Never rejects:
 * what came of it is in the entry.
 */
export async function readOwned(context: ModalContext, caipAddress: CaipAddress): Promise<void> {
  const { others } = context.stores.portfolio.of(caipAddress)
  await Promise.allSettled([
    readPortfolio(context, caipAddress),
    others.status === 'idle' ? undefined : readTokens(context, caipAddress, { anew: true }),
  ])
}
