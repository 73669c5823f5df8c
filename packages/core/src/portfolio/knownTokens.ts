import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { TokenInfo } from '../types/token.js'

interface KnownTokens {
  // Lists the known tokens of a network. Requests lists again that could not be loaded before.
  of(caipNetworkId: CaipNetworkId): Promise<readonly TokenInfo[]>
  add(token: TokenInfo): void
}

export const getKnownTokens = (modal: Modal): KnownTokens => getContext(modal).use(knownTokens)

export const knownTokens: Service<KnownTokens> = {
  create(context: ModalContext) {
    const { tokenLists = [] } = context.options
    const added: TokenInfo[] = []
    let lists: Promise<readonly (readonly TokenInfo[])[]> | undefined
    const load = async () => {
      const { parseTokenList } = await import('./tokenList.js')
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
        // If several lists contain a token, the first one describes it.
        const byAddress = new Map<string, TokenInfo>()
        for (const token of all) if (!byAddress.has(getTokenKey(token))) byAddress.set(getTokenKey(token), token)
        return [...byAddress.values()]
      },
      add: (token) => void added.push(token),
    }
  },
}

// Of token addresses, only those on EVM ignore case.
export function getTokenKey({ caipNetworkId, address }: Pick<TokenInfo, 'caipNetworkId' | 'address'>): string {
  return caipNetworkId.startsWith('eip155:') ? (address ?? '').toLowerCase() : (address ?? '')
}

export const isSameToken = (one: Pick<TokenInfo, 'caipNetworkId' | 'address'>, other: typeof one): boolean =>
  one.caipNetworkId === other.caipNetworkId && getTokenKey(one) === getTokenKey(other)

const describe = (list: unknown) => (typeof list === 'string' ? list : 'of the site')

async function fetchList(context: ModalContext, url: string): Promise<unknown> {
  const { createHttp } = await import('../http/http.js')
  const note = context.services.requests.note('tokens')
  return createHttp({ baseUrl: url, query: {}, signal: context.signal, note }).getJson('', { retries: 1 })
}
