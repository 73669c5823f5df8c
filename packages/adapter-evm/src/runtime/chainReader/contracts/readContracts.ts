import { type Client, concat, decodeAbiParameters, encodeAbiParameters, getAddress, type Hex } from 'viem'
import { callContract, type EthCallParameters, ignoreRevert, isRevert } from './callContract.js'

const MULTICALL_ADDRESS = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Calls per request. Each takes about 30,000 gas, of the 50 million that nodes usually allow. */
const MAX_READS = 500

/** Parallel calls on a chain without multicall. */
const PARALLEL_READS = 20

const AGGREGATE_SELECTOR = '0x82ad56cb'

// `aggregate3((address,bool,bytes)[])` of Multicall3.
const calls = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'allowFailure', type: 'bool' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const
const results = [
  {
    type: 'tuple[]',
    components: [
      { name: 'success', type: 'bool' },
      { name: 'returnData', type: 'bytes' },
    ],
  },
] as const

/** Calls contracts in batches (multicall). Undefined for a call that reverts; rejects if no node answers. */
export async function readContracts(
  client: Client,
  reads: readonly EthCallParameters[],
  signal?: AbortSignal,
): Promise<readonly (Hex | undefined)[]> {
  const parts = await Promise.all(split(reads, MAX_READS).map((part) => readBatch(client, part, signal)))
  return parts.flat()
}

async function readBatch(
  client: Client,
  reads: readonly EthCallParameters[],
  signal?: AbortSignal,
): Promise<readonly (Hex | undefined)[]> {
  const to = client.chain?.contracts?.multicall3?.address ?? MULTICALL_ADDRESS
  const batch = reads.map((read) => ({ target: getAddress(read.to), allowFailure: true, callData: read.data }))
  try {
    const data = concat([AGGREGATE_SELECTOR, encodeAbiParameters(calls, [batch])])
    const answer = await callContract(client, { to, data }, signal)
    // The chain has no multicall.
    if (!answer) return readOneByOne(client, reads, signal)
    return decodeAbiParameters(results, answer)[0].map(({ success, returnData }) => (success ? returnData : undefined))
  } catch (cause) {
    if (!isRevert(cause) || reads.length < 2) throw cause
    // A single call may have used all the gas: split the batch.
    const halves = split(reads, Math.ceil(reads.length / 2)).map((half) =>
      readBatch(client, half, signal).catch(ignoreRevert),
    )
    const answers = await Promise.all(halves)
    return answers.flatMap((half) => half ?? [undefined])
  }
}

async function readOneByOne(
  client: Client,
  reads: readonly EthCallParameters[],
  signal?: AbortSignal,
): Promise<readonly (Hex | undefined)[]> {
  const result: (Hex | undefined)[] = []
  for (const part of split(reads, PARALLEL_READS)) {
    const answers = part.map((read) => callContract(client, read, signal).catch(ignoreRevert))
    result.push(...(await Promise.all(answers)))
  }
  return result
}

function split<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
