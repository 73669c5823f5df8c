import * as z from 'zod/mini'
import { ModalError } from '../errors/ModalError.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { CaipNetworkId } from '../types/caip.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { HOSTED_DATA_URL } from '../utils/getNodeUrls.js'
import { getServiceQueryParameters } from './getServiceUrl.js'
import { createHttp, type Http } from './http.js'

interface DataService {
  readonly http: Http
  supports(caipNetworkId: CaipNetworkId): Promise<boolean>
}

export const getDataService = (modal: Modal): DataService | undefined => getContext(modal).use(dataService)

// Client of the service for balances, prices and names, which nodes do not provide. Undefined if the options allow no
// such service.
export const dataService: Service<DataService | undefined> = {
  create({ options, services, signal }: ModalContext) {
    const own = options.services?.data
    if (options.basic || !(own || options.projectId)) return undefined
    const baseUrl = (own ?? HOSTED_DATA_URL).replace(/\/+$/, '')
    const note = services.requests.note('data')
    const http = createHttp({ baseUrl, query: getServiceQueryParameters(options), signal, note })
    let asked: ReturnType<typeof fetchSupportedNetworks> | undefined
    return {
      http,
      async supports(caipNetworkId) {
        asked ??= fetchSupportedNetworks(http).catch((cause: unknown) => {
          asked = undefined
          throw cause
        })
        return (await asked).has(caipNetworkId)
      },
    }
  },
}

const schema = z.object({ http: z.array(z.unknown()) })

export async function fetchSupportedNetworks(http: Http): Promise<ReadonlySet<CaipNetworkId>> {
  const parsed = schema.safeParse(await http.getJson('/v1/supported-chains', { retries: 1 }))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return new Set(parsed.data.http.filter(isCaipNetworkId))
}
