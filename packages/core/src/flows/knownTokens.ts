import type { ModalContext, Part } from '../context.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { TokenInfo } from '../types/token.js'

interface KnownTokens {
  /** Tokens of a network that the site or one of its lists names. Lists that do not come are left out, and asked again next time. */
  of(caipNetworkId: CaipNetworkId): Promise<readonly TokenInfo[]>
  /** One that the visitor is about to get, which a chain is asked for from now on. */
  add(token: TokenInfo): void
}

/** What the site says that tokens are called. Lists are fetched when somebody looks at tokens, once. */
export const knownTokens: Part<KnownTokens> = {
  create(context: ModalContext) {
    const { tokenLists = [] } = context.options
    const added: TokenInfo[] = []
    let lists: Promise<readonly (readonly TokenInfo[])[]> | undefined
    const load = async () => {
      const { parseTokenList } = await import('../services/tokenList.js')
      const results = await Promise.allSettled(
        tokenLists.map(async (list) =>
          parseTokenList(typeof list === 'string' ? await fetchList(context, list) : list),
        ),
      )
      return results.map((result, index) => {
        if (result.status === 'fulfilled') return result.value
        context.log('warn', `The token list ${describe(tokenLists[index])} could not be read`, result.reason)
        lists = undefined
        return []
      })
    }
    return {
      async of(caipNetworkId) {
        if (tokenLists.length > 0) lists ??= load()
        const all = [...((await lists) ?? []).flat(), ...added].filter((token) => token.caipNetworkId === caipNetworkId)
        // The first list that names a token is right about it.
        const byAddress = new Map<string, TokenInfo>()
        for (const token of all) if (!byAddress.has(tokenKey(token))) byAddress.set(tokenKey(token), token)
        return [...byAddress.values()]
      },
      add: (token) => void added.push(token),
    }
  },
}

/** One token of a network, however its address is written. Only EVM's are alike in upper and lower case. */
export function tokenKey({ caipNetworkId, address }: Pick<TokenInfo, 'caipNetworkId' | 'address'>): string {
  return caipNetworkId.startsWith('eip155:') ? (address ?? '').toLowerCase() : (address ?? '')
}

export const isSameToken = (one: Pick<TokenInfo, 'caipNetworkId' | 'address'>, other: typeof one): boolean =>
  one.caipNetworkId === other.caipNetworkId && tokenKey(one) === tokenKey(other)

const describe = (list: unknown) => (typeof list === 'string' ? list : 'of the site')

async function fetchList(context: ModalContext, url: string): Promise<unknown> {
  const { createHttp } = await import('../services/http.js')
  return createHttp({ baseUrl: url, query: {}, signal: context.signal }).getJson('', { retries: 1 })
}
