import { createUnsupportedError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'

// Prefixes of methods that a node may answer. `REFUSED` ones would sign in the node, or need a subscription.
const READS = /^(eth|net|web3)_/
const REFUSED =
  /^eth_(sign|signTransaction|signTypedData|signTypedData_v3|subscribe|unsubscribe|getEncryptionPublicKey|decrypt)$/

export const forwardToNode: EvmMethod = async ({ chains, state }, params, method) => {
  if (!READS.test(method) || REFUSED.test(method)) throw createUnsupportedError(method)
  const rpc = await chains.rpc(state().chainId)
  return rpc(method, params ?? [])
}
