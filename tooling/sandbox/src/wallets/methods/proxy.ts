import type { Method } from '../context'
import { unsupported } from '../errors'

// Reads by their prefix, but for the ones that sign, that need a connection of their own, or that nobody should use.
const READS = /^(eth|net|web3)_/
const REFUSED =
  /^eth_(sign|signTransaction|signTypedData|signTypedData_v3|subscribe|unsubscribe|getEncryptionPublicKey|decrypt)$/

/** Everything else that reads goes to the node of the current chain. */
export const proxy: Method = async ({ chains, state }, params, method) => {
  if (!READS.test(method) || REFUSED.test(method)) throw unsupported(method)
  const rpc = await chains.rpc(state().chainId)
  return rpc(method, params ?? [])
}
