import { permissionOf } from '@foyer/auth-frame/host'
import { type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import { describeCall } from '../decode/describeCall'
import { toReview } from '../decode/toReview'
import { FrameError, invalidParams } from '../FrameError'
import type { Grants } from '../permissions/createGrants'
import { sendWithin } from '../permissions/sendWithin'
import { sendOperation, upTo } from '../smart/sendOperation'
import { toBundleId } from './bundleId'
import { estimateFee } from './estimateFee'
import { readFacts } from './readFacts'
import { readSigner } from './readSigner'
import { callSchema, toCall } from './readTransaction'
import { send } from './sendTransaction'
import type { EvmRpcCall } from './types'

const MOST_CALLS = 100
const request = z.object({
  version: z.optional(z.string()),
  chainId: z.optional(z.union([z.string(), z.int()])),
  from: z.optional(z.string().check(z.refine((value) => isAddress(value, { strict: false })))),
  calls: z.array(callSchema).check(z.minLength(1)),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
})

/**
 * `wallet_sendCalls`: all or nothing from a smart account; one after the other from a plain one. Those that name a permission
 * (ERC-7715) are sent without a question or not at all.
 */
export async function sendCalls(call: EvmRpcCall, grants: Grants): Promise<unknown> {
  const { approvals, chain, chainId, network, origin, signal } = call
  const read = z.safeParse(z.tuple([request], z.unknown()), call.params)
  if (!read.success) throw invalidParams('The calls are not valid.')
  const [{ version, from, atomicRequired, capabilities, ...rest }] = read.data
  if (rest.calls.length > MOST_CALLS) throw new FrameError('These are too many calls.', 5740)
  if (rest.chainId !== undefined && Number(rest.chainId) !== chainId)
    throw new FrameError('This is another network.', 5710)
  const context = permissionOf(call.params)
  const { permissions: _, ...others } = capabilities ?? {}
  if (needsMore(context === undefined ? capabilities : others))
    throw new FrameError('This wallet cannot do what the site asks of it.', 5700)
  const signer = readSigner(call, from)
  if (atomicRequired && !signer.smart) throw new FrameError('A standard account cannot do this all at once.', 5760)
  const calls = rest.calls.map((each) => ({ ...toCall(each), gas: undefined }))

  if (context !== undefined) {
    const hash = await sendWithin(call, { grants, signer, calls, context })
    const id = toBundleId({ hashes: [hash], chainId, isAtomic: true })
    return version?.startsWith('1') ? id : { id }
  }
  /** For each step; nothing before it was shown. */
  let allowed: readonly bigint[] = []
  const steps = signer.smart
    ? [
        sendOperation(
          call,
          signer.smart,
          calls,
          upTo(() => allowed[0] ?? 0n),
        ),
      ]
    : calls.map((each, index) => sendOne(call, each, () => allowed[index] ?? 0n))
  const hashes: Hex[] = []
  await approvals.request({
    origin,
    signal,
    working: 'Sending',
    async prepare() {
      const [estimate, ...facts] = await Promise.all([
        estimateFee(call, signer, calls),
        ...calls.map((each) => readFacts(each, chain, network)),
      ])
      allowed = estimate.allowed
      const deeds = calls.map((each, index) => describeCall(each, facts[index] ?? { symbol: network.symbol }))
      const review = toReview(deeds, { network, account: signer.address, ...estimate })
      if (signer.smart || calls.length === 1) return review
      const text = 'These are sent one after the other. When one fails, those before it have been done.'
      return { ...review, title: `Do ${calls.length} things`, warnings: [...review.warnings, { level: 'warn', text }] }
    },
    async act() {
      // When tried again after a failure, those that were done are not done twice.
      for (const run of steps.slice(hashes.length)) hashes.push(await run())
    },
  })
  const id = toBundleId({ hashes, chainId, isAtomic: signer.smart !== undefined })
  return version?.startsWith('1') ? id : { id }
}

function sendOne(...sending: Parameters<typeof send>): () => Promise<Hex> {
  const [call] = sending
  const sendIt = send(...sending)
  return async () => {
    const hash = await sendIt()
    const { status } = await call.chain.client.waitForTransactionReceipt({ hash })
    if (status === 'reverted') throw new FrameError('The contract refused. Those before it have been done.')
    return hash
  }
}

/** A capability that has to be there; those that are optional are passed over. */
const needsMore = (capabilities: Readonly<Record<string, unknown>> = {}) =>
  Object.values(capabilities).some(
    (each) => typeof each === 'object' && each !== null && !('optional' in each && each.optional === true),
  )
