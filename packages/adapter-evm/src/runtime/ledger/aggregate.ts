import { type Client, getAddress, type Hex, multicall3Abi } from 'viem'
import { call, readContract } from 'viem/actions'
import { findError, findNamed } from '../findError.js'

/** Where nearly every chain has it. */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Names of errors by which viem says that a call was run and refused. */
const REFUSALS = [
  'ContractFunctionRevertedError',
  'RawContractError',
  'ExecutionRevertedError',
  'InsufficientFundsError',
] as const

/** As many as a node takes in one question without running out of gas: some 30,000 each, of the 50 million that are usual. */
const MOST = 500

/** On a chain without multicall: as many at once as a public node lets pass. */
const SIDE_BY_SIDE = 20

export interface Read {
  readonly to: Hex
  readonly data: Hex
}

/**
 * Many reads as one question. Undefined for what a contract refuses; rejects where no node answers.
 */
export async function aggregate(client: Client, reads: readonly Read[]): Promise<readonly (Hex | undefined)[]> {
  const parts = await Promise.all(split(reads, MOST).map((part) => askTogether(client, part)))
  return parts.flat()
}

async function askTogether(client: Client, reads: readonly Read[]): Promise<readonly (Hex | undefined)[]> {
  const address = client.chain?.contracts?.multicall3?.address ?? MULTICALL
  const calls = reads.map(({ to, data }) => ({ target: getAddress(to), callData: data, allowFailure: true }))
  try {
    const answers = await readContract(client, {
      abi: multicall3Abi,
      address,
      functionName: 'aggregate3',
      args: [calls],
    })
    return answers.map(({ success, returnData }) => (success ? returnData : undefined))
  } catch (cause) {
    if (isMissing(cause)) return askEach(client, reads)
    if (!isRefusal(cause) || reads.length < 2) throw cause
    // One of them took all the gas.
    const halves = split(reads, Math.ceil(reads.length / 2)).map((half) => askTogether(client, half).catch(unlessNode))
    const answers = await Promise.all(halves)
    return answers.flatMap((half) => half ?? [undefined])
  }
}

/** Where there is no multicall. */
async function askEach(client: Client, reads: readonly Read[]): Promise<readonly (Hex | undefined)[]> {
  const found: (Hex | undefined)[] = []
  for (const part of split(reads, SIDE_BY_SIDE)) {
    const answers = part.map((read) =>
      call(client, { ...read, to: getAddress(read.to) }).then(({ data }) => data, unlessNode),
    )
    found.push(...(await Promise.all(answers)))
  }
  return found
}

/** Throws again what is no answer of a contract. */
export function unlessNode(cause: unknown): undefined {
  if (!isRefusal(cause) && !isMissing(cause)) throw cause
}

const isMissing = (cause: unknown) =>
  findNamed(cause, 'ContractFunctionZeroDataError', 'AbiDecodingZeroDataError') !== undefined

/** A contract, or the machine that runs it, said no. */
export const isRefusal = (cause: unknown) =>
  findNamed(cause, ...REFUSALS) !== undefined ||
  findError(cause, (each) => 'code' in each && each.code === 3) !== undefined

/** The node did not answer at all: another question would not be answered either. */
export const isSilent = (cause: unknown) => findNamed(cause, 'HttpRequestError', 'TimeoutError') !== undefined

function split<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
