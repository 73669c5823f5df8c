import { hashMessage, isAddress, isHex, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { describeText } from '../decode/describeText'
import { invalidParams } from '../FrameError'
import { askSignature } from './askSignature'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

/** `personal_sign`: a text, as EIP-191 has it, so that it can never be a transaction. */
export async function personalSign(call: EvmRpcCall): Promise<unknown> {
  const { chainId, origin } = call
  const read = z.safeParse(z.tuple([z.string(), z.string()], z.unknown()), call.params)
  if (!read.success) throw invalidParams('A message and an address are needed.')
  // Some libraries have them the other way round.
  const [first, second] = read.data
  const [text, named] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
  const signer = readSigner(call, named)
  const { address } = signer
  const raw = isHex(text) && text.length % 2 === 0 ? text : stringToHex(text)
  return askSignature(call, signer, {
    describe: () => describeText(raw, { address, origin, chainId, now: new Date() }),
    hash: hashMessage({ raw }),
    sign: (owner) => owner.signMessage({ message: { raw } }),
  })
}
