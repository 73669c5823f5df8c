import type { Allowance, TokenInfo } from '@foyer/core/adapter'
import {
  type Client,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { aggregate, type Read } from '../aggregate.js'
import { readText, toAmount } from '../tokens.js'
import { type Candidate, idOf } from './candidates.js'
import { PERMIT2 } from './knownContracts.js'

const things = parseAbi([
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])
const through = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])

/** From here on nobody means a number. */
const ENDLESS = 2n ** 255n
const ENDLESS_THROUGH = 2n ** 159n

/** Later than any date that can be told. Seconds. */
const NEVER = 8_640_000_000_000n

interface Standing {
  readonly candidate: Candidate
  readonly amount?: bigint | undefined
  readonly until?: number | undefined
}

export interface StandingQuery {
  readonly owner: Hex
  readonly candidates: readonly Candidate[]
  /** By address in small letters. */
  readonly known: ReadonlyMap<string, TokenInfo>
  readonly names: ReadonlyMap<string, string>
  /** The chain's own clock. Milliseconds since 1970. */
  readonly now: number
}

/** What is allowed now, of all that may have been. */
export async function readStanding(client: Client, query: StandingQuery): Promise<readonly Allowance[]> {
  const { owner, candidates, now } = query
  const questions = candidates.map((candidate) => questionsOf(candidate, owner))
  const answers = await aggregate(client, questions.flat())
  let at = 0
  const standing = candidates.flatMap((candidate, index): readonly Standing[] => {
    const mine = answers.slice(at, at + (questions[index]?.length ?? 0))
    at += mine.length
    const one = readOne(candidate, mine, { owner, now })
    return one ? [one] : []
  })
  return standing.length ? describe(client, standing, query) : []
}

function questionsOf({ kind, token, spender, tokenId = 0n }: Candidate, owner: Hex): readonly Read[] {
  switch (kind) {
    case 'token':
      return [
        { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] }) },
      ]
    case 'permit2': {
      const args = [owner, token, spender] as const
      return [{ to: PERMIT2, data: encodeFunctionData({ abi: through, functionName: 'allowance', args }) }]
    }
    case 'collection': {
      const args = [owner, spender] as const
      return [{ to: token, data: encodeFunctionData({ abi: things, functionName: 'isApprovedForAll', args }) }]
    }
    default:
      return (['getApproved', 'ownerOf'] as const).map((functionName) => ({
        to: token,
        data: encodeFunctionData({ abi: things, functionName, args: [tokenId] }),
      }))
  }
}

/** Undefined: nothing is allowed there any more, or the contract does not say. */
function readOne(
  candidate: Candidate,
  [first, second]: readonly (Hex | undefined)[],
  { owner, now }: Pick<StandingQuery, 'owner' | 'now'>,
): Standing | undefined {
  switch (candidate.kind) {
    case 'token': {
      const amount = toAmount(first)
      return amount ? { candidate, amount } : undefined
    }
    case 'permit2': {
      const [amount, expires] = wordsOf(first)
      if (!amount || expires === undefined || expires * 1000n < BigInt(now)) return undefined
      return { candidate, amount, ...(expires < NEVER && { until: Number(expires) * 1000 }) }
    }
    case 'collection':
      return toAmount(first) === 1n ? { candidate } : undefined
    default:
      return isAddressWord(first, candidate.spender) && isAddressWord(second, owner) ? { candidate } : undefined
  }
}

function wordsOf(answer: Hex | undefined): readonly [bigint, bigint] | readonly [] {
  try {
    return answer
      ? (decodeAbiParameters(parseAbiParameters('uint160, uint256'), answer) as readonly [bigint, bigint])
      : []
  } catch {
    return []
  }
}

const isAddressWord = (answer: Hex | undefined, address: Hex) => toAmount(answer) === BigInt(address)

/** What these tokens are, and how much of them is there to be taken. */
async function describe(
  client: Client,
  standing: readonly Standing[],
  { owner, known, names }: StandingQuery,
): Promise<readonly Allowance[]> {
  const tokens = [...new Set(standing.map(({ candidate }) => candidate.token))]
  const NAMED = ['symbol', 'name', 'decimals', 'totalSupply'] as const
  const reads = tokens.flatMap((to): readonly Read[] => [
    ...NAMED.map((functionName) => ({ to, data: encodeFunctionData({ abi: erc20Abi, functionName }) })),
    { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }) },
    { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, PERMIT2] }) },
  ])
  const answers = await aggregate(client, reads)
  const told = new Map(
    tokens.map((token, index) => {
      const [symbol, name, decimals, supply, balance, let2] = answers.slice(index * 6, index * 6 + 6)
      const places = toAmount(decimals)
      const own = {
        symbol: readText(symbol) || undefined,
        name: readText(name) || undefined,
        decimals: places !== undefined && places <= 36n ? Number(places) : undefined,
      }
      const listed = known.get(token)
      const { symbol: short, name: long, decimals: parts, iconUrl } = listed ?? { ...own, iconUrl: undefined }
      return [
        token,
        {
          token: { address: getAddress(token), symbol: short, name: long, decimals: parts, iconUrl },
          supply: toAmount(supply),
          balance: toAmount(balance),
          let2: toAmount(let2),
        },
      ]
    }),
  )
  return standing.flatMap(({ candidate, amount, until }): readonly Allowance[] => {
    const { kind, spender, tokenId } = candidate
    const of = told.get(candidate.token)
    if (!of) return []
    const { token, supply, balance, let2 } = of
    const isThrough = kind === 'permit2'
    const limits = [amount, balance, isThrough ? let2 : undefined].filter((each) => each !== undefined)
    const isUnlimited =
      amount !== undefined &&
      (amount >= (isThrough ? ENDLESS_THROUGH : ENDLESS) || (supply !== undefined && supply > 0n && amount > supply))
    return [
      {
        id: idOf(candidate),
        kind: isThrough ? 'token' : kind,
        token,
        spender: getAddress(spender),
        spenderName: names.get(spender),
        isUnlimited: isUnlimited || kind === 'collection',
        ...(isThrough && { via: 'Permit2' }),
        ...(tokenId !== undefined && { tokenId: String(tokenId) }),
        ...(amount !== undefined && { amount }),
        ...(until !== undefined && { until }),
        ...(amount !== undefined && balance !== undefined && { atRisk: leastOf(limits) }),
      },
    ]
  })
}

const leastOf = (all: readonly bigint[]): bigint => {
  const [first = 0n, ...others] = all
  let least = first
  for (const each of others) if (each < least) least = each
  return least
}
