import { type Hex, type LocalAccount, serializeErc6492Signature } from 'viem'
import { texts } from '../../texts/texts'
import type { Review } from '../decode/review'
import type { ApprovalRequest } from '../screen/createApprovals'
import type { SmartAccount } from '../smart/createSmartAccounts'
import { TEXT, UNKNOWN_SPEND } from '../spending/createSpending'
import type { EvmSigner } from './readSigner'
import type { EvmRpcCall } from './types'

export interface SignatureRequest {
  /** In the site’s window, unless the signature can’t move anything. */
  readonly approvedIn: ApprovalRequest<unknown>['approvedIn']
  readonly describe: () => Review | Promise<Review>
  readonly hash: Hex
  /** Contract that the signature is for. */
  readonly contract?: Hex | undefined
  readonly sign: (owner: LocalAccount) => Promise<Hex>
}

export function requestSignature(
  call: EvmRpcCall,
  { address, smart }: EvmSigner,
  request: SignatureRequest,
): Promise<unknown> {
  const { approvals, chainId, method, origin, person, signal, wallet } = call
  const owner = wallet.evm
  const { contract } = request
  const unknown = contract === undefined ? UNKNOWN_SPEND : { ...UNKNOWN_SPEND, to: [contract], hasUnknown: false }
  const signed = {
    person,
    request: [method, chainId, address, request.hash],
    spend: call.spending.of(() => (request.approvedIn === 'frame' ? TEXT : unknown)),
  }
  return approvals.request({
    ...(request.approvedIn === 'frame' ? { approvedIn: 'frame', signed } : { approvedIn: 'window', ...signed }),
    origin,
    signal,
    working: texts().approvals.states.signing,
    async prepare() {
      const review = await request.describe()
      // A sign-in message already names its account.
      if (review.sections.some(({ rows = [] }) => rows.some(({ value }) => value === address))) return review
      const account = { name: texts().approvals.rows.account, value: address, code: true }
      return { ...review, sections: [...review.sections, { rows: [account] }] }
    },
    act: () => (smart ? signForAccount(request.hash, { account: smart, owner, chainId }) : request.sign(owner)),
  })
}

const types = { AccountMessage: [{ name: 'hash', type: 'bytes32' }] } as const

/** Signs for a contract account (ERC-1271), wrapped for undeployed ones (ERC-6492). */
async function signForAccount(
  hash: Hex,
  { account, owner, chainId }: { account: SmartAccount; owner: LocalAccount; chainId: number },
): Promise<Hex> {
  const domain = { chainId, verifyingContract: account.address }
  const signature = await owner.signTypedData({ domain, types, primaryType: 'AccountMessage', message: { hash } })
  if (account.isDeployed) return signature
  return serializeErc6492Signature({ address: account.factory, data: account.factoryData, signature })
}
