import type { Hex, LocalAccount } from 'viem'
import type { Review } from '../decode/review'
import { signForAccount } from '../smart/signForAccount'
import type { Signer } from './readSigner'
import type { EvmRpcCall } from './types'

export interface SignatureRequest {
  /** What is signed, in the person's words. */
  readonly describe: () => Review | Promise<Review>
  /** What a smart account's key signs. */
  readonly hash: Hex
  /** With the person's own key. */
  readonly sign: (owner: LocalAccount) => Promise<Hex>
}

/** Shows what is to be signed and with which account, and signs it once it is approved. */
export function askSignature(
  call: EvmRpcCall,
  { address, smart }: Signer,
  request: SignatureRequest,
): Promise<unknown> {
  const { approvals, chainId, origin, person, signal } = call
  const owner = person.wallet.evm
  return approvals.request({
    origin,
    signal,
    working: 'Signing',
    async prepare() {
      const review = await request.describe()
      // A login says whose it is.
      if (review.sections.some(({ rows = [] }) => rows.some(({ value }) => value === address))) return review
      return { ...review, sections: [...review.sections, { rows: [{ name: 'With', value: address, code: true }] }] }
    },
    act: () => (smart ? signForAccount(request.hash, { account: smart, owner, chainId }) : request.sign(owner)),
  })
}
