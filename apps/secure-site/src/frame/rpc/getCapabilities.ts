import { toHex } from 'viem'
import * as z from 'zod/mini'
import { PERMISSION_TYPES, RULE_TYPES } from '../permissions/readPermissionRequest'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

const requested = z.tuple([z.optional(z.string()), z.optional(z.array(z.string()))], z.unknown())

export async function getCapabilities(call: EvmRpcCall): Promise<unknown> {
  const read = z.safeParse(requested, call.params ?? [])
  const [named, chainIds] = read.success ? read.data : []
  const isSmart = readSigner(call, named).smart !== undefined
  const chainId = toHex(call.chainId)
  if (chainIds !== undefined && !chainIds.some((each) => Number(each) === call.chainId)) return {}
  const atomic = { status: isSmart ? 'supported' : 'unsupported' }
  // Includes the field names of EIP-5792’s drafts.
  const permissions = {
    ...{ supported: isSmart, signerTypes: ['wallet'] },
    ...{ permissionTypes: PERMISSION_TYPES, ruleTypes: RULE_TYPES, policyTypes: [] },
  }
  return { [chainId]: { atomic, atomicBatch: { supported: isSmart }, permissions } }
}
