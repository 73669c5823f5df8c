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
import type { EthCallParameters } from '../contracts/callContract.js'
import { readContracts } from '../contracts/readContracts.js'
import { decodeText, decodeUint256 } from '../tokens/readTokens.js'
import { type AllowanceCandidate, toAllowanceId } from './allowanceCandidates.js'
import { PERMIT2_ADDRESS } from './knownContracts.js'

const things = parseAbi([
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])
const through = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])

/** Least amount that counts as unlimited. */
const UNLIMITED_AMOUNT = 2n ** 255n
const UNLIMITED_PERMIT2_AMOUNT = 2n ** 159n

/** Least expiration that counts as never, in Unix seconds: a `Date` cannot hold it. */
const NEVER_EXPIRES_SECONDS = 8_640_000_000_000n

interface ActiveAllowance {
  readonly candidate: AllowanceCandidate
  readonly amount?: bigint | undefined
  readonly until?: number | undefined
}

export interface ReadActiveAllowancesParameters {
  readonly owner: Hex
  readonly candidates: readonly AllowanceCandidate[]
  readonly known: ReadonlyMap<string, TokenInfo>
  readonly names: ReadonlyMap<string, string>
  readonly now: number
  readonly signal: AbortSignal
}

export async function readActiveAllowances(
  client: Client,
  query: ReadActiveAllowancesParameters,
): Promise<readonly Allowance[]> {
  const { owner, candidates, now } = query
  const questions = candidates.map((candidate) => toReads(candidate, owner))
  const answers = await readContracts(client, questions.flat(), query.signal)
  let at = 0
  const standing = candidates.flatMap((candidate, index): readonly ActiveAllowance[] => {
    const mine = answers.slice(at, at + (questions[index]?.length ?? 0))
    at += mine.length
    const one = readOne(candidate, mine, { owner, now })
    return one ? [one] : []
  })
  return standing.length ? describe(client, standing, query) : []
}

function toReads({ kind, token, spender, tokenId = 0n }: AllowanceCandidate, owner: Hex): readonly EthCallParameters[] {
  switch (kind) {
    case 'token':
      return [
        { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] }) },
      ]
    case 'permit2': {
      const args = [owner, token, spender] as const
      return [{ to: PERMIT2_ADDRESS, data: encodeFunctionData({ abi: through, functionName: 'allowance', args }) }]
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

function readOne(
  candidate: AllowanceCandidate,
  [first, second]: readonly (Hex | undefined)[],
  { owner, now }: Pick<ReadActiveAllowancesParameters, 'owner' | 'now'>,
): ActiveAllowance | undefined {
  switch (candidate.kind) {
    case 'token': {
      const amount = decodeUint256(first)
      return amount ? { candidate, amount } : undefined
    }
    case 'permit2': {
      const [amount, expires] = wordsOf(first)
      if (!amount || expires === undefined || expires * 1000n < BigInt(now)) return undefined
      return { candidate, amount, ...(expires < NEVER_EXPIRES_SECONDS && { until: Number(expires) * 1000 }) }
    }
    case 'collection':
      return decodeUint256(first) === 1n ? { candidate } : undefined
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

const isAddressWord = (answer: Hex | undefined, address: Hex) => decodeUint256(answer) === BigInt(address)

async function describe(
  client: Client,
  standing: readonly ActiveAllowance[],
  { owner, known, names, signal }: ReadActiveAllowancesParameters,
): Promise<readonly Allowance[]> {
  const tokens = [...new Set(standing.map(({ candidate }) => candidate.token))]
  const NAMED = ['symbol', 'name', 'decimals', 'totalSupply'] as const
  const reads = tokens.flatMap((to): readonly EthCallParameters[] => [
    ...NAMED.map((functionName) => ({ to, data: encodeFunctionData({ abi: erc20Abi, functionName }) })),
    { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }) },
    { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, PERMIT2_ADDRESS] }) },
  ])
  const answers = await readContracts(client, reads, signal)
  const details = new Map(
    tokens.map((token, index) => {
      const [symbol, name, decimals, supply, balance, let2] = answers.slice(index * 6, index * 6 + 6)
      const places = decodeUint256(decimals)
      const own = {
        symbol: decodeText(symbol) || undefined,
        name: decodeText(name) || undefined,
        decimals: places !== undefined && places <= 36n ? Number(places) : undefined,
      }
      const listed = known.get(token)
      const { symbol: short, name: long, decimals: parts, iconUrl } = listed ?? { ...own, iconUrl: undefined }
      return [
        token,
        {
          token: { address: getAddress(token), symbol: short, name: long, decimals: parts, iconUrl },
          supply: decodeUint256(supply),
          balance: decodeUint256(balance),
          let2: decodeUint256(let2),
        },
      ]
    }),
  )
  return standing.flatMap(({ candidate, amount, until }): readonly Allowance[] => {
    const { kind, spender, tokenId } = candidate
    const of = details.get(candidate.token)
    if (!of) return []
    const { token, supply, balance, let2 } = of
    const isThrough = kind === 'permit2'
    const limits = [amount, balance, isThrough ? let2 : undefined].filter((each) => each !== undefined)
    const isUnlimited =
      amount !== undefined &&
      (amount >= (isThrough ? UNLIMITED_PERMIT2_AMOUNT : UNLIMITED_AMOUNT) ||
        (supply !== undefined && supply > 0n && amount > supply))
    return [
      {
        id: toAllowanceId(candidate),
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
