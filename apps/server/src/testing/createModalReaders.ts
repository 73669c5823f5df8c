import { getServiceQueryParameters } from '../../../../packages/core/src/http/getServiceUrl.js'
import { createHttp } from '../../../../packages/core/src/http/http.js'
import { fetchPrices } from '../../../../packages/core/src/portfolio/addMissingPrices.js'
import {
  fetchServiceBalance,
  parseBalances,
} from '../../../../packages/core/src/portfolio/createDataServiceAssetSource.js'
import { fetchServiceHistory } from '../../../../packages/core/src/transactions/history/fetchServiceHistory.js'

type Without<T> = Omit<T, 'signal'>

/** Creates the modal's own readers of the service `data` at an address. */
export function createModalReaders(baseUrl: string) {
  const http = createHttp({
    baseUrl,
    query: getServiceQueryParameters({ projectId: 'test', networks: [] }),
    signal: new AbortController().signal,
    note: () => {},
  })
  return {
    async readBalances(parameters: Without<Parameters<typeof fetchServiceBalance>[1]>) {
      const currency = parameters.currency ?? 'usd'
      return parseBalances(await fetchServiceBalance(http, parameters), currency)
    },
    readPrices: (parameters: Without<Parameters<typeof fetchPrices>[1]>) => fetchPrices(http, parameters),
    readHistory: (parameters: Without<Parameters<typeof fetchServiceHistory>[1]>) =>
      fetchServiceHistory(http, parameters),
  }
}
