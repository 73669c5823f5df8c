import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { requireSender } from '../../flows/requireSender.js'
import { switchNetwork } from '../../flows/switchNetwork.js'
import { pause } from '../../utils/waiting.js'
import { createAsking, type SentSwap, type SwapRun } from './asking.js'

/** The node that is asked may be a block behind the one that told of the approval: so often it is looked, so far apart. Milliseconds. */
const LOOKS = 3
const BLOCK = 2_000

/**
 * Allows what has to be allowed, and asks the wallet to swap: what it would do is tried out before every question. `paused`: it is
 * allowed, and the visitor has closed the modal meanwhile. Rejects with `SWAP_INTERRUPTED`, `SWAP_WOULD_FAIL`, `SWAP_PRICE_MOVED`,
 * `SWAP_ALLOWED_LESS`, `SWAP_NO_PRICE`, `SWAP_NOT_ENOUGH`, `SWAP_FEE_UP`, `USER_REJECTED`, as `requireIncluded` does, or with what wallet, node and
 * provider said.
 */
export async function runSwap(context: ModalContext, run: SwapRun): Promise<SentSwap | 'paused'> {
  const { account, onStep, signal } = run
  const { network } = run.answered.pair
  const namespace = network.chainNamespace
  const { connection } = requireSender(context, namespace)
  const { connections, modal, networks } = context.stores
  const check = () => {
    signal.throwIfAborted()
    const now = connections.active(namespace)?.connection
    if (now !== connection || now.accounts[0].address !== account.address) throw interrupted('account')
    const isOther = networks.active(namespace)?.caipNetworkId !== network.caipNetworkId
    if (now.caipNetworkId !== network.caipNetworkId || isOther) throw interrupted('network')
  }
  if (connection.accounts[0].address !== account.address) throw interrupted('account')
  if (connection.caipNetworkId !== network.caipNetworkId) {
    onStep({ status: 'switching' })
    await switchNetwork(context, { caipNetworkId: network.caipNetworkId })
  }
  onStep({ status: 'checking' })
  const asking = createAsking(context, { ...run, connection, check })
  let looked = await asking.lookOver()
  if (looked.approval.kind === 'none') return asking.send(looked, 1)
  if (looked.approval.kind === 'batch') {
    const name = await asking.sendTogether(looked)
    if (name !== undefined) return { name, answered: looked.answered, steps: 1 }
  }
  if (looked.permit) {
    const signed = await asking.sign(looked)
    if (signed) return asking.send(signed, 2)
    looked = await asking.lookOver({ isUnsigned: true })
    context.log('warn', 'What was signed for a token is of no use: it is allowed by a call')
  }
  await asking.approve(looked)
  if (context.hasUi && !modal.$modal.get().open) return 'paused'
  onStep({ status: 'swapping', phase: 'checking', steps: 2 })
  for (let looks = 1; ; looks += 1) {
    const { approval, ...allowed } = await asking.lookOver()
    if (approval.kind === 'none') return asking.send({ approval, ...allowed }, 2)
    // It was tried out with an approval, and would be sent without: wallets let their owners allow less.
    if (looks === LOOKS) throw new ModalError('SWAP_ALLOWED_LESS', { context: { amount: approval.already } })
    await pause(BLOCK, signal)
  }
}

const interrupted = (what: 'account' | 'network') => new ModalError('SWAP_INTERRUPTED', { context: { what } })
