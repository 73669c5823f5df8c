import { type AdapterHost, type Network, plainText, type TokenInfo } from '@foyer/core/adapter'
import { BinaryReader } from 'cosmjs-types/binary'
import {
  QueryDenomMetadataRequest,
  QueryDenomMetadataResponse,
  QuerySupplyOfRequest,
  QuerySupplyOfResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { DenomTrace } from 'cosmjs-types/ibc/applications/transfer/v1/denomtrace'
import { QueryDenomRequest, QueryDenomResponse } from 'cosmjs-types/ibc/applications/transfer/v1/query'
import { queryNode, readRefusal } from '../reads/queryNode.js'
import { eachOf } from './eachOf.js'

/** So many coins that the site does not know are asked for at once; the others come next time. */
const MOST_UNKNOWN = 20

/** Longer texts are cut. Characters. */
const LONGEST = 100

const MOST_DECIMALS = 36

/** What a coin is called. */
export type DenomInfo = Pick<TokenInfo, 'symbol' | 'name' | 'decimals' | 'iconUrl'>

export interface DenomQuery {
  readonly network: Network<'cosmos'>
  readonly signal?: AbortSignal | undefined
}

/** What coins are called: by the site, by the chain, else by the name that they go by. */
export function createDenoms(host: AdapterHost<'cosmos'>) {
  const told = new Map<string, DenomInfo | undefined>()
  const keyOf = ({ network }: DenomQuery, denom: string) => `${network.caipNetworkId} ${denom}`

  /** Undefined where the chain says nothing of it. Rejects where no node answers. */
  const ask = async (query: DenomQuery, denom: string): Promise<DenomInfo | undefined> => {
    const key = keyOf(query, denom)
    if (told.has(key)) return told.get(key)
    const info = await (denom.startsWith('ibc/') ? askTrace : askMetadata)(host, query, denom)
    told.set(key, info)
    return info
  }

  return {
    /** One coin. Undefined: there is none of that name. */
    async find(query: DenomQuery, denom: string): Promise<DenomInfo | undefined> {
      const info = await ask(query, denom)
      return info ?? ((await readSupply(host, query, denom)) > 0n ? nameless(denom) : undefined)
    },
    /** Several, those of the site first. One of which nothing can be read takes no other along. */
    async describe(
      query: DenomQuery & { readonly known: readonly TokenInfo[] },
      denoms: readonly string[],
    ): Promise<ReadonlyMap<string, DenomInfo>> {
      const known = new Map(query.known.map((info) => [info.address, info]))
      const isOpen = (denom: string) => !known.has(denom) && !told.has(keyOf(query, denom))
      const asked = [...new Set(denoms)].filter(isOpen).slice(0, MOST_UNKNOWN)
      await eachOf(asked, (denom) => ask(query, denom).catch(() => undefined))
      return new Map(
        denoms.map((denom) => [denom, known.get(denom) ?? told.get(keyOf(query, denom)) ?? nameless(denom)]),
      )
    },
  }
}

export type Denoms = ReturnType<typeof createDenoms>

/** A coin that nobody describes goes by its own name, cut in the middle, and is counted as the chain does. */
function nameless(denom: string): DenomInfo {
  const short = denom.length > 24 ? `${denom.slice(0, 12)}…${denom.slice(-8)}` : denom
  return { symbol: short, name: cut(denom), decimals: 0 }
}

/** What the bank module says. Its texts are of whoever made the coin. */
async function askMetadata(
  host: AdapterHost<'cosmos'>,
  query: DenomQuery,
  denom: string,
): Promise<DenomInfo | undefined> {
  const data = QueryDenomMetadataRequest.encode({ denom }).finish()
  const answer = await allowed(queryNode(host, { ...query, path: '/cosmos.bank.v1beta1.Query/DenomMetadata', data }))
  const metadata = answer && QueryDenomMetadataResponse.decode(answer).metadata
  const decimals = metadata?.denomUnits.find(({ denom: unit }) => unit === metadata.display)?.exponent
  if (!metadata || decimals === undefined || decimals > MOST_DECIMALS) return undefined
  const symbol = cut(metadata.symbol || metadata.display)
  return symbol ? { symbol, name: cut(metadata.name) || symbol, decimals } : undefined
}

/**
 * A coin of another chain: what it is called there, and by which channels it came. How many decimals it has is known
 * there only.
 */
async function askTrace(host: AdapterHost<'cosmos'>, query: DenomQuery, denom: string): Promise<DenomInfo | undefined> {
  const data = QueryDenomRequest.encode({ hash: denom.slice('ibc/'.length) }).finish()
  const read = (name: string) =>
    allowed(queryNode(host, { ...query, path: `/ibc.applications.transfer.v1.Query/${name}`, data }))
  // The first is of ibc-go 10 and later, the second of those before.
  const found = await read('Denom')
  const newer = found && QueryDenomResponse.decode(found).denom
  const before = newer ? undefined : await read('DenomTrace')
  const older = before && readTrace(before)
  const base = cut(newer?.base || older?.baseDenom || '')
  const path = newer?.trace.map(({ portId, channelId }) => `${portId}/${channelId}`).join('/') ?? older?.path
  return base ? { symbol: base, name: cut(`${base} (${path})`), decimals: 0 } : undefined
}

/** The answer's one field; its type went with the question. */
function readTrace(answer: Uint8Array): DenomTrace | undefined {
  if (!answer.length) return undefined
  const reader = new BinaryReader(answer)
  reader.uint32()
  return DenomTrace.decode(reader, reader.uint32())
}

async function readSupply(host: AdapterHost<'cosmos'>, query: DenomQuery, denom: string): Promise<bigint> {
  const data = QuerySupplyOfRequest.encode({ denom }).finish()
  const answer = await allowed(queryNode(host, { ...query, path: '/cosmos.bank.v1beta1.Query/SupplyOf', data }))
  return BigInt((answer && QuerySupplyOfResponse.decode(answer).amount?.amount) || 0)
}

/** Undefined for what the chain says no to. */
async function allowed(answer: Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return await answer
  } catch (cause) {
    if (readRefusal(cause) === undefined) throw cause
    return undefined
  }
}

const cut = (text: string) => plainText(text, LONGEST)
