import { type Connection, ModalError, type Transfer } from '@foyer/core/adapter'
import { checkNetwork } from './send.js'
import { toCall } from './toCall.js'

/** Asks the wallet once (EIP-5792). What gas that takes it finds out itself. */
export async function sendAll(
  transfers: readonly [Transfer<'eip155'>, ...Transfer<'eip155'>[]],
  connection: Connection<'eip155'>,
): Promise<{ readonly id: string }> {
  const { sendCalls } = connection
  if (!sendCalls) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'sendCalls' } })
  const [{ network, from }] = transfers
  checkNetwork(connection, network.caipNetworkId)
  const calls = transfers.map((transfer) => {
    const { to, value, data } = toCall(transfer)
    return { to, value, data }
  })
  return sendCalls({ account: from, calls })
}
