import { hashMessage, hexToBytes, isAddress, isHex, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { describeEvmMessage } from '../decode/describeEvmMessage'
import { isPlainText } from '../decode/isPlainText'
import { createInvalidParamsError } from '../errors/FrameError'
import { readSigner } from './readSigner'
import { requestSignature } from './requestSignature'
import type { EvmRpcCall } from './types'

/** Signs text by EIP-191, which can never be a transaction. */
export async function personalSign(call: EvmRpcCall): Promise<unknown> {
  const { chainId, origin } = call
  const read = z.safeParse(z.tuple([z.string(), z.string()], z.unknown()), call.params)
  if (!read.success) throw createInvalidParamsError('A message and an address are required.')
  // Some libraries swap the parameters.
  const [first, second] = read.data
  const [text, named] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
  const signer = readSigner(call, named)
  const { address } = signer
  const raw = isHex(text) && text.length % 2 === 0 ? text : stringToHex(text)
  return requestSignature(call, signer, {
    approvedIn: isPlainText(hexToBytes(raw)) ? 'frame' : 'window',
    describe: () => describeEvmMessage(raw, { address, origin, chainId, now: new Date() }),
    hash: hashMessage({ raw }),
    sign: (owner) => owner.signMessage({ message: { raw } }),
  })
}
