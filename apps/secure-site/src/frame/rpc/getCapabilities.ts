import { toHex } from 'viem'
import * as z from 'zod/mini'
import { PERMISSION_TYPES, RULE_TYPES } from '../permissions/readWanted'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

const wanted = z.tuple([z.optional(z.string()), z.optional(z.array(z.string()))], z.unknown())

/** `wallet_getCapabilities` of the network that is in use: several calls as one and permissions, from a smart account. */
export async function getCapabilities(call: EvmRpcCall): Promise<unknown> {
  const read = z.safeParse(wanted, call.params ?? [])
  const [named, chainIds] = read.success ? read.data : []
  const isSmart = readSigner(call, named).smart !== undefined
  const chainId = toHex(call.chainId)
  if (chainIds !== undefined && !chainIds.some((each) => Number(each) === call.chainId)) return {}
  const atomic = { status: isSmart ? 'supported' : 'unsupported' }
  // The first name is that of EIP-5792 as it is, the second that of its drafts.
  const permissions = {
    ...{ supported: isSmart, signerTypes: ['wallet'] },
    ...{ permissionTypes: PERMISSION_TYPES, ruleTypes: RULE_TYPES, policyTypes: [] },
  }
  return { [chainId]: { atomic, atomicBatch: { supported: isSmart }, permissions } }
}
