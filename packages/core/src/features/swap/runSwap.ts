import { requireSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { sleep } from '../../utils/waiting.js'
import { createSwapExecutor, type RunSwapParameters, type SentSwap } from './createSwapExecutor.js'

/**
 * Number of times that the allowance is read after an approval, `READ_DELAY_MS` apart: a node may be a block behind.
 */
const MAX_ALLOWANCE_READS = 3
const READ_DELAY_MS = 2_000

/**
 * Sends the approval if one is needed, then the swap. Each is simulated first. Resolves to `paused` if the user closed
 * the modal between the two. Rejects with `SWAP_INTERRUPTED`, `SWAP_WOULD_FAIL`, `SWAP_TAKES_MORE`,
 * `SWAP_ALLOWS_OTHERS`, `SWAP_CONTRACT_UNKNOWN`, `SWAP_PRICE_MOVED`, `SWAP_ALLOWED_LESS`, `SWAP_NO_PRICE`,
 * `SWAP_NOT_ENOUGH`, `SWAP_FEE_UP`, `USER_REJECTED`, the errors of `requireSwapIncluded`, or the error of wallet, node
 * or provider.
 */
export async function runSwap(context: FeatureContext, run: RunSwapParameters): Promise<SentSwap | 'paused'> {
  const { account, onStep, signal } = run
  const { network } = run.providerOffer.pair
  const namespace = network.chainNamespace
  const { connection } = requireSendingAccount(context.modal, namespace)
  const check = () => {
    signal.throwIfAborted()
    const now = context.connection(namespace)
    if (now !== connection || now.accounts[0].address !== account.address) throw createInterruptedError('account')
    const isOther = context.activeNetwork(namespace)?.caipNetworkId !== network.caipNetworkId
    if (now.caipNetworkId !== network.caipNetworkId || isOther) throw createInterruptedError('network')
  }
  if (connection.accounts[0].address !== account.address) throw createInterruptedError('account')
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep({ status: 'switching' })
    await context.modal.switchNetwork(network.caipNetworkId)
  }
  onStep({ status: 'checking' })
  const executor = createSwapExecutor(context, { ...run, connection, check })
  let reviewed = await executor.review()
  if (reviewed.approval.kind === 'none') return executor.send(reviewed, 1)
  if (reviewed.approval.kind === 'batch') {
    const name = await executor.sendTogether(reviewed)
    if (name !== undefined) return { name, providerOffer: reviewed.providerOffer, steps: 1 }
  }
  if (reviewed.permit) {
    const signed = await executor.sign(reviewed)
    if (signed) return executor.send(signed, 2)
    reviewed = await executor.review({ isUnsigned: true })
    context.log('warn', 'The chain rejected a permit; an approval is requested instead')
  }
  await executor.approve(reviewed)
  if (context.hasUi && !context.$route.get()) return 'paused'
  onStep({ status: 'swapping', phase: 'checking', steps: 2 })
  for (let reads = 1; ; reads += 1) {
    const { approval, ...rest } = await executor.review()
    if (approval.kind === 'none') return executor.send({ approval, ...rest }, 2)
    // The chain still reports too small an allowance: the user may have lowered the amount in the wallet's prompt.
    if (reads === MAX_ALLOWANCE_READS)
      throw new ModalError('SWAP_ALLOWED_LESS', { context: { amount: approval.currentAllowance } })
    await sleep(READ_DELAY_MS, signal)
  }
}

const createInterruptedError = (what: 'account' | 'network') =>
  new ModalError('SWAP_INTERRUPTED', { context: { what } })
