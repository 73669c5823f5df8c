import { hashTypedData, isAddress, validateTypedData } from 'viem'
import * as z from 'zod/mini'
import { describeTypedData } from '../decode/describeTypedData'
import { readDomain, readMessage, type TypedData, typedData, UnsignedField } from '../decode/readTypedData'
import { invalidParams } from '../FrameError'
import { askSignature } from './askSignature'
import { readToken } from './readFacts'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

/** `eth_signTypedData_v4`: shown field by field. */
export async function signTypedData(call: EvmRpcCall): Promise<unknown> {
  const { chain, chainId } = call
  const read = z.safeParse(z.tuple([z.string(), z.unknown()], z.unknown()), call.params)
  if (!read.success) throw invalidParams('An address and typed data are needed.')
  const [named, given] = read.data
  const signer = readSigner(call, named)
  const data = readTypedData(given)
  return askSignature(call, signer, {
    async describe() {
      const contract = data.domain?.verifyingContract
      const isToken = typeof contract === 'string' && isAddress(contract, { strict: false })
      const token = isToken ? await readToken(contract, chain) : undefined
      return describeTypedData(data, { chainId, token })
    },
    hash: hashTypedData(data),
    sign: (owner) => owner.signTypedData(data),
  })
}

function readTypedData(given: unknown): TypedData {
  try {
    const data = z.parse(typedData, typeof given === 'string' ? JSON.parse(given) : given)
    validateTypedData(data)
    hashTypedData(data)
    // What cannot be shown in full is not asked.
    readDomain(data)
    readMessage(data)
    return data
  } catch (error) {
    if (error instanceof UnsignedField) throw invalidParams(error.message)
    throw invalidParams('The typed data is not valid.')
  }
}
