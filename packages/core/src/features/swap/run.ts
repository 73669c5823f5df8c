import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { requireSender } from '../../flows/requireSender.js'
import { switchNetwork } from '../../flows/switchNetwork.js'
import { createAsking, type SwapRun } from './asking.js'
import type { Answered } from './offers.js'

/** A swap that was sent. `name`: its hash, or what the wallet calls it. */
export interface SentSwap {
  readonly name: string
  readonly answered: Answered
  readonly steps: 1 | 2
}

/**
 * Allows what has to be allowed, and asks the wallet to swap: what it would do is tried out before every question. `paused`: it is
 * allowed, and the visitor has closed the modal meanwhile. Rejects with `SWAP_INTERRUPTED`, `SWAP_WOULD_FAIL`, `SWAP_PRICE_MOVED`,
 * `SWAP_NO_PRICE`, `SWAP_NOT_ENOUGH`, `SWAP_FEE_UP`, `USER_REJECTED`, as `requireIncluded` does, or with what wallet, node and
 * provider said.
 */
export async function runSwap(context: ModalContext, run: SwapRun): Promise<SentSwap | 'paused'> {
  const { account, answered, onStep, signal } = run
  const { network } = answered.pair
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
  let prepared = await asking.lookOver(answered)
  if (prepared.approval.kind === 'none') {
    return { name: await asking.send(prepared, answered, 1), answered, steps: 1 }
  }
  if (prepared.approval.kind === 'batch') {
    const name = await asking.sendTogether(prepared)
    if (name !== undefined) return { name, answered, steps: 1 }
  }
  if (prepared.permit) {
    const signed = await asking.sign(prepared.permit)
    if (signed) return { name: await asking.send(signed, answered, 2), answered, steps: 2 }
    prepared = await asking.lookOver(answered, { isUnsigned: true })
  }
  await asking.approve(prepared)
  if (context.hasUi && !modal.$modal.get().open) return 'paused'
  onStep({ status: 'swapping', phase: 'checking', steps: 2 })
  const renewed = await asking.renew()
  return { name: await asking.send(await asking.lookOver(renewed), renewed, 2), answered: renewed, steps: 2 }
}

const interrupted = (what: 'account' | 'network') => new ModalError('SWAP_INTERRUPTED', { context: { what } })
