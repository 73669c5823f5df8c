import { type AdapterContext, type Network, sanitizeText, type TokenInfo } from '@foyer/core/adapter'
import { BinaryReader } from 'cosmjs-types/binary'
import {
  QueryDenomMetadataRequest,
  QueryDenomMetadataResponse,
  QuerySupplyOfRequest,
  QuerySupplyOfResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { DenomTrace } from 'cosmjs-types/ibc/applications/transfer/v1/denomtrace'
import { QueryDenomRequest, QueryDenomResponse } from 'cosmjs-types/ibc/applications/transfer/v1/query'
import { queryNode, readRefusalReason } from '../../node/queryNode.js'
import { mapInBatches } from '../mapInBatches.js'

const MAX_UNKNOWN = 20

const MAX_TEXT_LENGTH = 100

const MOST_DECIMALS = 36

export type DenomInfo = Pick<TokenInfo, 'symbol' | 'name' | 'decimals' | 'iconUrl'>

export interface DenomQuery {
  readonly network: Network<'cosmos'>
  readonly signal?: AbortSignal | undefined
}

export function createDenomReader(adapterContext: AdapterContext<'cosmos'>) {
  const reported = new Map<string, DenomInfo | undefined>()
  const keyOf = ({ network }: DenomQuery, denom: string) => `${network.caipNetworkId} ${denom}`

  const request = async (query: DenomQuery, denom: string): Promise<DenomInfo | undefined> => {
    const key = keyOf(query, denom)
    if (reported.has(key)) return reported.get(key)
    const info = await (denom.startsWith('ibc/') ? readDenomTrace : readMetadata)(adapterContext, query, denom)
    reported.set(key, info)
    return info
  }

  return {
    async find(query: DenomQuery, denom: string): Promise<DenomInfo | undefined> {
      const info = await request(query, denom)
      return info ?? ((await readSupply(adapterContext, query, denom)) > 0n ? describeUnnamed(denom) : undefined)
    },
    async describe(
      query: DenomQuery & { readonly known: readonly TokenInfo[] },
      denoms: readonly string[],
    ): Promise<ReadonlyMap<string, DenomInfo>> {
      const known = new Map(query.known.map((info) => [info.address, info]))
      const isOpen = (denom: string) => !known.has(denom) && !reported.has(keyOf(query, denom))
      const requested = [...new Set(denoms)].filter(isOpen).slice(0, MAX_UNKNOWN)
      await mapInBatches(requested, (denom) => request(query, denom).catch(() => undefined))
      return new Map(
        denoms.map((denom) => [denom, known.get(denom) ?? reported.get(keyOf(query, denom)) ?? describeUnnamed(denom)]),
      )
    },
  }
}

export type DenomReader = ReturnType<typeof createDenomReader>

function describeUnnamed(denom: string): DenomInfo {
  const short = denom.length > 24 ? `${denom.slice(0, 12)}…${denom.slice(-8)}` : denom
  return { symbol: short, name: cut(denom), decimals: 0 }
}

/** Reads a coin's metadata in the bank module, which the coin's creator may choose freely. */
async function readMetadata(
  adapterContext: AdapterContext<'cosmos'>,
  query: DenomQuery,
  denom: string,
): Promise<DenomInfo | undefined> {
  const data = QueryDenomMetadataRequest.encode({ denom }).finish()
  const answer = await ignoreRefusal(
    queryNode(adapterContext, { ...query, path: '/cosmos.bank.v1beta1.Query/DenomMetadata', data }),
  )
  const metadata = answer && QueryDenomMetadataResponse.decode(answer).metadata
  const decimals = metadata?.denomUnits.find(({ denom: unit }) => unit === metadata.display)?.exponent
  if (!metadata || decimals === undefined || decimals > MOST_DECIMALS) return undefined
  const symbol = cut(metadata.symbol || metadata.display)
  return symbol ? { symbol, name: cut(metadata.name) || symbol, decimals } : undefined
}

/** Reads the original denomination and the channels of an IBC coin. Only the coin's home chain knows its decimals. */
async function readDenomTrace(
  adapterContext: AdapterContext<'cosmos'>,
  query: DenomQuery,
  denom: string,
): Promise<DenomInfo | undefined> {
  const data = QueryDenomRequest.encode({ hash: denom.slice('ibc/'.length) }).finish()
  const read = (name: string) =>
    ignoreRefusal(queryNode(adapterContext, { ...query, path: `/ibc.applications.transfer.v1.Query/${name}`, data }))
  // `Denom` exists since ibc-go 10, `DenomTrace` before.
  const result = await read('Denom')
  const newer = result && QueryDenomResponse.decode(result).denom
  const before = newer ? undefined : await read('DenomTrace')
  const older = before && readTrace(before)
  const base = cut(newer?.base || older?.baseDenom || '')
  const path = newer?.trace.map(({ portId, channelId }) => `${portId}/${channelId}`).join('/') ?? older?.path
  return base ? { symbol: base, name: cut(`${base} (${path})`), decimals: 0 } : undefined
}

function readTrace(answer: Uint8Array): DenomTrace | undefined {
  if (!answer.length) return undefined
  const reader = new BinaryReader(answer)
  reader.uint32()
  return DenomTrace.decode(reader, reader.uint32())
}

async function readSupply(adapterContext: AdapterContext<'cosmos'>, query: DenomQuery, denom: string): Promise<bigint> {
  const data = QuerySupplyOfRequest.encode({ denom }).finish()
  const answer = await ignoreRefusal(
    queryNode(adapterContext, { ...query, path: '/cosmos.bank.v1beta1.Query/SupplyOf', data }),
  )
  return BigInt((answer && QuerySupplyOfResponse.decode(answer).amount?.amount) || 0)
}

async function ignoreRefusal(answer: Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return await answer
  } catch (cause) {
    if (readRefusalReason(cause) === undefined) throw cause
    return undefined
  }
}

const cut = (text: string) => sanitizeText(text, MAX_TEXT_LENGTH)
