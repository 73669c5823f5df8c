import { hashTypedData, isAddress, validateTypedData } from 'viem'
import * as z from 'zod/mini'
import { describeTypedData } from '../decode/describeTypedData'
import {
  readDomainFields,
  readMessageFields,
  type TypedData,
  typedDataSchema,
  UnsignedFieldError,
} from '../decode/readTypedData'
import { createInvalidParamsError } from '../errors/FrameError'
import { readTokenInfo } from './readCallInfo'
import { readSigner } from './readSigner'
import { requestSignature } from './requestSignature'
import type { EvmRpcCall } from './types'

export async function signTypedData(call: EvmRpcCall): Promise<unknown> {
  const { chain, chainId, descriptions, network } = call
  const read = z.safeParse(z.tuple([z.string(), z.unknown()], z.unknown()), call.params)
  if (!read.success) throw createInvalidParamsError('An address and typed data are required.')
  const [named, input] = read.data
  const signer = readSigner(call, named)
  const data = readTypedData(input)
  const verifying = data.domain?.verifyingContract
  const contract = typeof verifying === 'string' && isAddress(verifying, { strict: false }) ? verifying : undefined
  return requestSignature(call, signer, {
    // Permits, orders and delegations are typed data, and not every one of them can be recognized.
    approvedIn: 'window',
    async describe() {
      const account = signer.address
      const [token, description] = await Promise.all([
        contract !== undefined ? readTokenInfo(contract, chain, account) : undefined,
        descriptions.describeTypedData(
          { ...data, domain: data.domain ?? {}, account },
          { chain, chainId, network, account },
        ),
      ])
      return describeTypedData(data, { account, chainId, token, description })
    },
    hash: hashTypedData(data),
    contract,
    sign: (owner) => owner.signTypedData(data),
  })
}

function readTypedData(input: unknown): TypedData {
  try {
    const data = z.parse(typedDataSchema, typeof input === 'string' ? JSON.parse(input) : input)
    validateTypedData(data)
    hashTypedData(data)
    // Rejects typed data that cannot be shown in full.
    readDomainFields(data)
    readMessageFields(data)
    return data
  } catch (error) {
    if (error instanceof UnsignedFieldError) throw createInvalidParamsError(error.message)
    throw createInvalidParamsError('The typed data is invalid.')
  }
}
