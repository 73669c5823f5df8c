import { hashTypedData, isAddress, validateTypedData } from 'viem'
import * as z from 'zod/mini'
import { describeTypedData } from '../decode/describeTypedData'
import { readDomain, readMessage, type TypedData, typedData, UnsignedField } from '../decode/readTypedData'
import { invalidParams } from '../FrameError'
import { signForAccount } from '../smart/signForAccount'
import { readToken } from './readFacts'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

/** `eth_signTypedData_v4`: shown field by field. */
export async function signTypedData(call: EvmRpcCall): Promise<unknown> {
  const { approvals, chain, chainId, origin, person, signal } = call
  const read = z.safeParse(z.tuple([z.string(), z.unknown()], z.unknown()), call.params)
  if (!read.success) throw invalidParams('An address and typed data are needed.')
  const [named, given] = read.data
  const { address, smart } = readSigner(call, named)
  const data = readTypedData(given)
  const owner = person.wallet.evm
  return approvals.request({
    origin,
    signal,
    working: 'Signing',
    async prepare() {
      const contract = data.domain?.verifyingContract
      const isToken = typeof contract === 'string' && isAddress(contract, { strict: false })
      const token = isToken ? await readToken(contract, chain) : undefined
      const review = describeTypedData(data, { chainId, token })
      return { ...review, sections: [...review.sections, { rows: [{ name: 'With', value: address, code: true }] }] }
    },
    act: async () => {
      if (smart) return signForAccount(hashTypedData(data), { account: smart, owner, chainId })
      return owner.signTypedData(data)
    },
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
