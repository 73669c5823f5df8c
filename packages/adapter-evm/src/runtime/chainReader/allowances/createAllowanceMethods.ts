import type { Allowance, AllowanceMethods, AllowancesQuery, Call, RevocationCall, TokenInfo } from '@foyer/core/adapter'
import {
  type Client,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isAddress,
  isHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { getBlock } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import { type AllowanceCandidate, parseAllowanceId, toAllowanceId } from './allowanceCandidates.js'
import { getKnownContracts, PERMIT2_ADDRESS } from './knownContracts.js'
import { readActiveAllowances } from './readActiveAllowances.js'
import { readApprovalLogs } from './readApprovalLogs.js'

const MAX_KNOWN = 500
const MAX_UNKNOWN = 150

const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'struct Pair { address token; address spender; }',
  'function lockdown(Pair[] pairs)',
])

export function createAllowanceMethods({ getClient, request }: ChainReaderContext): AllowanceMethods<'eip155'> {
  return {
    async find(query) {
      const { network, address, signal } = query
      if (!isAddress(address, { strict: false })) return { allowances: [] }
      const client = getClient(network)
      const owner = getAddress(address)
      const known = byAddress(query.known)
      const isKnown = (token: string) => known.has(token)
      const names = getKnownContracts(Number(network.id))
      return request(signal, async (signal) => {
        const { candidates: all, from, isCut, now } = await readApprovalLogs(client, { owner, isKnown })
        // If the node did not return all logs, known tokens are also checked with known spenders.
        const guessed = from === undefined && !isCut ? [] : guessCandidates(known, all, names)
        const { chosen, isLess } = limitCandidates([...all, ...guessed], known)
        const allowances = await readActiveAllowances(client, { owner, candidates: chosen, known, names, now, signal })
        const isPartial = from !== undefined || isCut || isLess
        const since = from === undefined ? undefined : await readBlockTime(client, from)
        return { allowances, ...(isPartial && { isPartial }), ...(since !== undefined && { since }) }
      })
    },
    async read({ network, address, signal, known, allowances }) {
      const candidates = allowances.flatMap(({ id }) => parseAllowanceId(id) ?? [])
      if (!candidates.length) return []
      const client = getClient(network)
      const owner = getAddress(address)
      const names = getKnownContracts(Number(network.id))
      return request(signal, async (signal) => {
        const now = Number((await getBlock(client)).timestamp) * 1000
        return readActiveAllowances(client, { owner, candidates, known: byAddress(known), names, now, signal })
      })
    },
    buildRevocations: ({ allowances }) => toRevocationCalls(allowances),
  }
}

const byAddress = (known: AllowancesQuery['known']): ReadonlyMap<string, TokenInfo> =>
  new Map(known.flatMap((token) => (token.address ? [[token.address.toLowerCase(), token] as const] : [])))

function guessCandidates(
  known: ReadonlyMap<string, TokenInfo>,
  result: readonly AllowanceCandidate[],
  names: ReadonlyMap<string, string>,
): readonly AllowanceCandidate[] {
  const tokens = [...known.keys()].flatMap((each): Hex[] => (isHex(each) && isAddress(each) ? [each] : []))
  const wellKnown = [...names.keys()].filter((each) => isHex(each))
  const isKnown = ({ token }: AllowanceCandidate) => known.has(token)
  // Logs of unknown tokens may be forged, so only those of known tokens add spenders.
  const seen = result.filter((each) => each.kind === 'token' && isKnown(each)).map(({ spender }) => spender)
  return [...new Set([...wellKnown, ...seen])].flatMap((spender) =>
    tokens.map((token) => ({ kind: 'token' as const, token, spender })),
  )
}

/** Limits the candidates. Known tokens have a limit of their own, so that forged logs cannot displace them. */
function limitCandidates(all: readonly AllowanceCandidate[], known: ReadonlyMap<string, TokenInfo>) {
  const each = [...new Map(all.map((candidate) => [toAllowanceId(candidate), candidate])).values()]
  const isKnown = ({ token }: AllowanceCandidate) => known.has(token)
  const mine = each.filter(isKnown)
  const others = each.filter((candidate) => !isKnown(candidate))
  return {
    chosen: [...mine.slice(0, MAX_KNOWN), ...others.slice(0, MAX_UNKNOWN)],
    isLess: mine.length > MAX_KNOWN || others.length > MAX_UNKNOWN,
  }
}

const readBlockTime = (client: Client, blockNumber: bigint): Promise<number | undefined> =>
  getBlock(client, { blockNumber }).then(
    ({ timestamp }) => Number(timestamp) * 1000,
    () => undefined,
  )

function toRevocationCalls(allowances: readonly Allowance[]): readonly RevocationCall[] {
  const all = allowances.flatMap(({ id }) => {
    const candidate = parseAllowanceId(id)
    return candidate ? [{ id, candidate }] : []
  })
  const pairs = all.filter(({ candidate }) => candidate.kind === 'permit2')
  const own = all.filter(({ candidate }) => candidate.kind !== 'permit2')
  const locked = pairs.length
    ? [
        {
          ids: pairs.map(({ id }) => id),
          call: {
            to: PERMIT2_ADDRESS,
            data: encodeFunctionData({
              abi,
              functionName: 'lockdown',
              args: [pairs.map(({ candidate: { token, spender } }) => ({ token, spender }))],
            }),
            value: 0n,
          },
        },
      ]
    : []
  return [...own.map(({ id, candidate }) => ({ ids: [id], call: toRevocationCall(candidate) })), ...locked]
}

function toRevocationCall({ kind, token, spender, tokenId = 0n }: AllowanceCandidate): Call {
  const data =
    kind === 'collection'
      ? encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] })
      : kind === 'item'
        ? encodeFunctionData({ abi, functionName: 'approve', args: [zeroAddress, tokenId] })
        : encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] })
  return { to: token, data, value: 0n }
}
