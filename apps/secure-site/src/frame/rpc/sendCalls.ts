import { getPermissionContext } from '@foyer/auth-frame/server'
import { type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { describeCall } from '../decode/describeCall'
import { toReview } from '../decode/toReview'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'
import type { Grants } from '../permissions/createGrants'
import { sendWithinLimits } from '../permissions/sendWithinLimits'
import { simulateCalls } from '../simulation/simulateCalls'
import { createFeeCap, sendUserOperation } from '../smart/sendUserOperation'
import { readCallsSpend } from '../spending/readCallsSpend'
import { toBundleId } from './bundleId'
import { estimateFee } from './estimateFee'
import { readCallInfo } from './readCallInfo'
import { readSigner } from './readSigner'
import { callSchema, toCall } from './readTransaction'
import { signAndSend } from './sendTransaction'
import type { EvmRpcCall } from './types'

const MAX_CALLS = 100
const request = z.object({
  version: z.optional(z.string()),
  chainId: z.optional(z.union([z.string(), z.int()])),
  from: z.optional(z.string().check(z.refine((value) => isAddress(value, { strict: false })))),
  calls: z.array(callSchema).check(z.minLength(1)),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
})

/**
 * Sends a batch: atomic from a smart account, one by one otherwise. Calls under a permission (ERC-7715) are sent
 * without a prompt or not at all.
 */
export async function sendCalls(call: EvmRpcCall, grants: Grants): Promise<unknown> {
  const { approvals, chain, chainId, descriptions, network, origin, person, signal } = call
  const read = z.safeParse(z.tuple([request], z.unknown()), call.params)
  if (!read.success) throw createInvalidParamsError('The calls are invalid.')
  const [{ version, from, atomicRequired, capabilities, ...rest }] = read.data
  if (rest.calls.length > MAX_CALLS) throw new FrameError('Too many calls.', 5740)
  if (rest.chainId !== undefined && Number(rest.chainId) !== chainId)
    throw new FrameError(texts().approvals.errors.otherNetwork, 5710)
  const context = getPermissionContext(call.params)
  const { permissions: _, ...others } = capabilities ?? {}
  if (needsMore(context === undefined ? capabilities : others))
    throw new FrameError('This wallet doesn’t support a capability the site requires.', 5700)
  const signer = readSigner(call, from)
  if (atomicRequired && !signer.smart)
    throw new FrameError('A standard account can’t send these calls all at once.', 5760)
  const calls = rest.calls.map((each) => ({ ...toCall(each, chainId), gas: undefined }))

  if (context !== undefined) {
    const hash = await sendWithinLimits(call, { grants, signer, calls, context })
    const id = toBundleId({ hashes: [hash], chainId, isAtomic: true })
    return version?.startsWith('1') ? id : { id }
  }
  let allowed: readonly bigint[] = []
  const steps = signer.smart
    ? [
        sendUserOperation(
          call,
          signer.smart,
          calls,
          createFeeCap(() => allowed[0] ?? 0n),
        ),
      ]
    : calls.map((each, index) => sendOne(call, each, () => allowed[index] ?? 0n))
  const hashes: Hex[] = []
  await approvals.request({
    approvedIn: 'window',
    origin,
    signal,
    person,
    request: [
      ...['wallet_sendCalls', network.caipNetworkId, signer.address],
      calls.map(({ to, value, data }) => [to, String(value), data]),
    ],
    terms: {
      read: () => allowed,
      adopt(caps) {
        allowed = caps
      },
    },
    spend: call.spending.of(() => readCallsSpend(calls)),
    working: texts().approvals.states.sending,
    async prepare() {
      const query = { chain, chainId, network, account: signer.address }
      const [estimate, simulated, described, ...facts] = await Promise.all([
        estimateFee(call, signer, calls),
        simulateCalls(calls, query),
        Promise.all(calls.map((each) => descriptions.describeCall(each, query))),
        ...calls.map((each) => readCallInfo(each, query)),
      ])
      allowed = estimate.allowed
      const deeds = calls.map((each, index) => ({
        ...describeCall(each, facts[index] ?? { symbol: network.symbol }),
        description: described[index],
      }))
      const review = toReview(deeds, { network, account: signer.address, simulated, ...estimate })
      if (signer.smart || calls.length === 1) return review
      const { batch } = texts().approvals
      return {
        ...review,
        title: batch.actions(calls.length),
        warnings: [...review.warnings, { level: 'warn', text: batch.oneByOne }],
      }
    },
    async act() {
      // A retry skips the calls that were already sent.
      for (const run of steps.slice(hashes.length)) hashes.push(await run())
    },
  })
  const id = toBundleId({ hashes, chainId, isAtomic: signer.smart !== undefined })
  return version?.startsWith('1') ? id : { id }
}

function sendOne(...sending: Parameters<typeof signAndSend>): () => Promise<Hex> {
  const [call] = sending
  const sendIt = signAndSend(...sending)
  return async () => {
    const hash = await sendIt()
    const { status } = await call.chain.client.waitForTransactionReceipt({ hash })
    if (status === 'reverted') throw new FrameError(texts().calls.errors.failedAfterOthers)
    return hash
  }
}

const needsMore = (capabilities: Readonly<Record<string, unknown>> = {}) =>
  Object.values(capabilities).some(
    (each) => typeof each === 'object' && each !== null && !('optional' in each && each.optional === true),
  )
