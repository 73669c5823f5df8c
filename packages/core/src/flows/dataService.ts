import type { ModalContext, Part } from '../context.js'
import { clientQuery } from '../services/clientQuery.js'
import { getSupportedChains } from '../services/data/getSupportedChains.js'
import { createHttp, type Http } from '../services/http.js'
import type { CaipNetworkId } from '../types/caip.js'
import { HOSTED_DATA_URL } from '../utils/nodeUrls.js'

interface DataService {
  readonly http: Http
  /** True where the service knows a network. It is asked once for the life of the page, and again after a failure. */
  supports(caipNetworkId: CaipNetworkId): Promise<boolean>
}

/** The data service: figures and names that a node does not tell. Undefined: nobody may be asked. */
export const dataService: Part<DataService | undefined> = {
  create({ options, signal }: ModalContext) {
    const own = options.services?.data
    if (options.basic || !(own || options.projectId)) return undefined
    const baseUrl = (own ?? HOSTED_DATA_URL).replace(/\/+$/, '')
    const http = createHttp({ baseUrl, query: clientQuery(options), signal })
    let asked: ReturnType<typeof getSupportedChains> | undefined
    return {
      http,
      async supports(caipNetworkId) {
        asked ??= getSupportedChains(http).catch((cause: unknown) => {
          asked = undefined
          throw cause
        })
        return (await asked).has(caipNetworkId)
      },
    }
  },
}
