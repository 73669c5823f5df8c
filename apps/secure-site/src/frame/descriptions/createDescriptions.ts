import { readResponseText } from '@foyer/core/adapter'
import type {
  CallDescription,
  DescribedTypedData,
  DescriptionSource,
  describeCall,
  describeTypedData,
} from '@foyer/core/internal/clear-signing'
import * as z from 'zod/mini'
import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import type { EvmCall } from '../decode/describeCall'
import { readTokenInfo } from '../rpc/readCallInfo'

const SCRIPT_PATH = '/describe.js'
const FILES_PATH = '/descriptors'
const MAX_FILE_BYTES = 2_000_000
/** Time after which a review is shown without descriptions, in ms. */
const TIMEOUT_MS = 5_000
const NATIVE_DECIMALS = 18
const NOT_FOUND = 404

const isFunction = (value: unknown) => typeof value === 'function'
const moduleSchema = z.object({
  describeCall: z.custom<typeof describeCall>(isFunction),
  describeTypedData: z.custom<typeof describeTypedData>(isFunction),
})
type DescribingModule = z.output<typeof moduleSchema>

export interface DescriptionQuery {
  readonly chain: ChainClient
  readonly chainId: number
  readonly network: Network
  readonly account: `0x${string}`
}

export type Descriptions = ReturnType<typeof createDescriptions>

interface DescriptionsOptions {
  /** Ed25519 public key of the operator’s descriptors: 32 bytes as base64url. @default the site has none */
  readonly key: string | undefined
  readonly load?: (() => Promise<DescribingModule>) | undefined
  readonly read?: DescriptionSource['read'] | undefined
  readonly warn?: DescriptionSource['warn'] | undefined
}

/**
 * Describes calls and typed data from descriptors (ERC-7730) that the site’s operator has signed. Where they cannot be
 * read, there are no descriptions: a review never waits for them.
 */
export function createDescriptions({
  key,
  load = loadModule,
  read = readFile,
  warn = (message) => console.warn(`secure: ${message}`),
}: DescriptionsOptions) {
  const describe = async (
    { chain, chainId, network, account }: DescriptionQuery,
    run: (module: DescribingModule, source: DescriptionSource) => Promise<CallDescription>,
  ): Promise<CallDescription | undefined> => {
    if (key === undefined) return undefined
    const source: DescriptionSource = {
      key,
      read,
      // Tokens of other networks cannot be read here: their amounts are shown in base units.
      findToken: async (id, address) =>
        id === chainId && isHexAddress(address) ? readTokenInfo(address, chain, account) : undefined,
      findNetwork: (id) =>
        id === chainId
          ? { name: network.name, coin: { symbol: network.symbol, decimals: NATIVE_DECIMALS } }
          : undefined,
      warn,
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
    })
    try {
      return await Promise.race([load().then((module) => run(module, source)), late])
    } catch (error) {
      warn(`Descriptions could not be read: ${error instanceof Error ? error.name : 'error'}`)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    describeCall({ to, data, value }: EvmCall, query: DescriptionQuery): Promise<CallDescription | undefined> {
      if (to === undefined || data === '0x') return Promise.resolve(undefined)
      const call = { chainId: query.chainId, to, data, value, from: query.account }
      return describe(query, (module, source) => module.describeCall(call, source))
    },
    describeTypedData: (data: DescribedTypedData, query: DescriptionQuery): Promise<CallDescription | undefined> =>
      describe(query, (module, source) => module.describeTypedData(data, source)),
  }
}

const isHexAddress = (address: string): address is `0x${string}` => /^0x[\da-f]{40}$/i.test(address)

async function loadModule(): Promise<DescribingModule> {
  const path: string = SCRIPT_PATH
  const module: unknown = await import(path)
  return z.parse(moduleSchema, { ...z.parse(z.looseObject({}), module) })
}

async function readFile(chainId: number, address: string): Promise<unknown> {
  const response = await fetch(`${FILES_PATH}/${chainId}/${address}.json`, { credentials: 'omit' })
  if (response.status === NOT_FOUND) return undefined
  if (!response.ok) throw new Error('The descriptions can’t be read.')
  return JSON.parse(await readResponseText(response, MAX_FILE_BYTES))
}
