import { hashMessage, isAddress, isHex, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { describeText } from '../decode/describeText'
import { invalidParams } from '../FrameError'
import { signForAccount } from '../smart/signForAccount'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

/** `personal_sign`: a text, as EIP-191 has it, so that it can never be a transaction. */
export async function personalSign(call: EvmRpcCall): Promise<unknown> {
  const { approvals, chainId, origin, person, signal } = call
  const read = z.safeParse(z.tuple([z.string(), z.string()], z.unknown()), call.params)
  if (!read.success) throw invalidParams('A message and an address are needed.')
  // Some libraries have them the other way round.
  const [first, second] = read.data
  const [text, named] = isAddress(second, { strict: false }) ? [first, second] : [second, first]
  const { address, smart } = readSigner(call, named)
  const raw = isHex(text) && text.length % 2 === 0 ? text : stringToHex(text)
  const owner = person.wallet.evm
  return approvals.request({
    origin,
    signal,
    working: 'Signing',
    async prepare() {
      const review = describeText(raw, { address, origin, chainId, now: new Date() })
      return { ...review, sections: [...review.sections, { rows: [{ name: 'With', value: address, code: true }] }] }
    },
    act: async () => {
      if (smart) return signForAccount(hashMessage({ raw }), { account: smart, owner, chainId })
      return owner.signMessage({ message: { raw } })
    },
  })
}
