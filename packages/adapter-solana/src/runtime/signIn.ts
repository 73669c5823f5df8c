import { isRejection, type SignedDraft, type SiwxDraft } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { Link } from '../link.js'
import { toChain } from './chains.js'
import { toWalletError } from './toWalletError.js'
import { toBase58 } from './wire/base58.js'

/** What an account of the wallet has signed. */
export interface SignedBy extends SignedDraft {
  readonly address: string
}

/**
 * Has a wallet connect and sign in one question (`solana:signIn`). Undefined: it could not, and is to be asked to connect alone.
 * Rejects where the visitor did not want to.
 */
export async function signIn(link: Link, draft: SiwxDraft): Promise<SignedBy | undefined> {
  try {
    const signed = await link.signIn?.(toInput(draft))
    // Such as one that has shared another account than the one that it signed with.
    if (!signed || !link.accounts().some(({ address }) => address === signed.address)) return undefined
    const { address, signedMessage, signature } = signed
    const message = new TextDecoder('utf-8', { fatal: true }).decode(signedMessage)
    return { address, message, signature: toBase58(signature) }
  } catch (thrown) {
    // A wallet may have the feature and an account that cannot, such as one on a Ledger.
    if (isRejection(toWalletError(thrown))) throw thrown
    return undefined
  }
}

/** What is not said is left out: not every wallet takes `undefined` for that. */
function toInput({ domain, uri, version, nonce, chainId, ...more }: SiwxDraft): SolanaSignInInput {
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = more
  return {
    ...{ domain, uri, version, nonce, chainId: toChain(`solana:${chainId.slice('solana:'.length)}`) },
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}
