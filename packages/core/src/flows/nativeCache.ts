import { NATIVE_CACHE_LIFETIME } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { createTimedCache } from '../services/timedCache.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { isVisitor } from './isVisitor.js'

interface KeptNative {
  /** When a node has said it. Milliseconds since 1970. */
  readonly at: number
  readonly token: TokenAmount
}

interface NativeCache {
  get(caipAddress: CaipAddress, currency: Pick<TokenAmount, 'name' | 'symbol' | 'decimals'>): KeptNative | undefined
  set(caipAddress: CaipAddress, amount: bigint): void
}

/** What a node said a moment ago of a native coin, for a page that is loaded anew: it is shown until the node has answered. */
export const nativeCache: Part<NativeCache> = {
  create(context: ModalContext) {
    const { services } = context
    const cache = createTimedCache(services.storage, 'native_balance_cache', NATIVE_CACHE_LIFETIME)
    // Who leaves takes along what they own.
    services.events.on('disconnect', cache.clear)
    return {
      get(caipAddress, currency) {
        const { balance, timestamp } = cache.get(caipAddress) ?? {}
        if (typeof balance !== 'string' || !/^\d{1,80}$/.test(balance) || typeof timestamp !== 'number')
          return undefined
        const { name, symbol, decimals } = currency
        return { at: timestamp, token: { name, symbol, decimals, amount: BigInt(balance) } }
      },
      set(caipAddress, amount) {
        if (isVisitor(context, caipAddress)) cache.set(caipAddress, { balance: String(amount) })
      },
    }
  },
}
