import type { Allowance, Allowances, AllowancesQuery, Call, TakingBack, TokenInfo } from '@foyer/core/adapter'
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
import type { LedgerContext } from '../context.js'
import { type Candidate, fromId, idOf } from './candidates.js'
import { contractsOf, PERMIT2 } from './knownContracts.js'
import { readLogs } from './readLogs.js'
import { readStanding } from './readStanding.js'

/** So many are asked about, of tokens that somebody knows and of those that nobody knows: anybody can write a log about anybody. */
const MOST_KNOWN = 500
const MOST_UNKNOWN = 150

const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'struct Pair { address token; address spender; }',
  'function lockdown(Pair[] pairs)',
])

/** What accounts let others take, found in the chain's logs and read from its contracts. */
export function createAllowances({ clientOf, ask }: LedgerContext): Allowances<'eip155'> {
  return {
    async find(query) {
      const { network, address, signal } = query
      if (!isAddress(address, { strict: false })) return { allowances: [] }
      const client = clientOf(network)
      const owner = getAddress(address)
      const known = byAddress(query.known)
      const isKnown = (token: string) => known.has(token)
      const names = contractsOf(Number(network.id))
      return ask(signal, async () => {
        const { candidates: all, from, isCut, now } = await readLogs(client, { owner, isKnown })
        // What the logs do not reach is guessed: tokens that are known, and whoever is known to take.
        const guessed = from === undefined && !isCut ? [] : guesses(known, all, names)
        const { chosen, isLess } = choose([...all, ...guessed], known)
        const allowances = await readStanding(client, { owner, candidates: chosen, known, names, now })
        const isPartial = from !== undefined || isCut || isLess
        const since = from === undefined ? undefined : await timeOf(client, from)
        return { allowances, ...(isPartial && { isPartial }), ...(since !== undefined && { since }) }
      })
    },
    async read({ network, address, signal, known, allowances }) {
      const candidates = allowances.flatMap(({ id }) => fromId(id) ?? [])
      if (!candidates.length) return []
      const client = clientOf(network)
      const owner = getAddress(address)
      const names = contractsOf(Number(network.id))
      return ask(signal, async () => {
        const now = Number((await getBlock(client)).timestamp) * 1000
        return readStanding(client, { owner, candidates, known: byAddress(known), names, now })
      })
    },
    takeBack: ({ allowances }) => callsOf(allowances),
  }
}

const byAddress = (known: AllowancesQuery['known']): ReadonlyMap<string, TokenInfo> =>
  new Map(known.flatMap((token) => (token.address ? [[token.address.toLowerCase(), token] as const] : [])))

function guesses(
  known: ReadonlyMap<string, TokenInfo>,
  found: readonly Candidate[],
  names: ReadonlyMap<string, string>,
): readonly Candidate[] {
  const tokens = [...known.keys()].flatMap((each): Hex[] => (isHex(each) && isAddress(each) ? [each] : []))
  const wellKnown = [...names.keys()].filter((each) => isHex(each))
  const isKnown = ({ token }: Candidate) => known.has(token)
  // Whoever writes logs for others does not say who is asked about.
  const seen = found.filter((each) => each.kind === 'token' && isKnown(each)).map(({ spender }) => spender)
  return [...new Set([...wellKnown, ...seen])].flatMap((spender) =>
    tokens.map((token) => ({ kind: 'token' as const, token, spender })),
  )
}

/** Those of known tokens first, which nobody can crowd out. */
function choose(all: readonly Candidate[], known: ReadonlyMap<string, TokenInfo>) {
  const each = [...new Map(all.map((candidate) => [idOf(candidate), candidate])).values()]
  const isKnown = ({ token }: Candidate) => known.has(token)
  const mine = each.filter(isKnown)
  const others = each.filter((candidate) => !isKnown(candidate))
  return {
    chosen: [...mine.slice(0, MOST_KNOWN), ...others.slice(0, MOST_UNKNOWN)],
    isLess: mine.length > MOST_KNOWN || others.length > MOST_UNKNOWN,
  }
}

/** When a block was made. Nobody needs it enough to fail for it. */
const timeOf = (client: Client, blockNumber: bigint): Promise<number | undefined> =>
  getBlock(client, { blockNumber }).then(
    ({ timestamp }) => Number(timestamp) * 1000,
    () => undefined,
  )

/** One call each, but for what goes through Permit2: that is one in all. */
function callsOf(allowances: readonly Allowance[]): readonly TakingBack[] {
  const all = allowances.flatMap(({ id }) => {
    const candidate = fromId(id)
    return candidate ? [{ id, candidate }] : []
  })
  const pairs = all.filter(({ candidate }) => candidate.kind === 'permit2')
  const own = all.filter(({ candidate }) => candidate.kind !== 'permit2')
  const locked = pairs.length
    ? [
        {
          ids: pairs.map(({ id }) => id),
          call: {
            to: PERMIT2,
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
  return [...own.map(({ id, candidate }) => ({ ids: [id], call: callOf(candidate) })), ...locked]
}

function callOf({ kind, token, spender, tokenId = 0n }: Candidate): Call {
  const data =
    kind === 'collection'
      ? encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] })
      : kind === 'item'
        ? encodeFunctionData({ abi, functionName: 'approve', args: [zeroAddress, tokenId] })
        : encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] })
  return { to: token, data, value: 0n }
}
