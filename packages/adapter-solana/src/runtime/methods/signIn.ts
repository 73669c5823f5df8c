import { isUserRejection, type SignedSignInMessage, type SiwxDraft } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { WalletApi } from '../../walletApi.js'
import { toStandardChain } from '../networks/standardChains.js'
import { toWalletError } from '../wallets/toWalletError.js'
import { toBase58 } from '../wire/base58.js'

export interface SignInResult extends SignedSignInMessage {
  readonly address: string
}

/**
 * Connects and signs in with one prompt (`solana:signIn`). Undefined if the wallet cannot; rejects if the user
 * declines.
 */
export async function signIn(walletApi: WalletApi, draft: SiwxDraft): Promise<SignInResult | undefined> {
  try {
    const signed = await walletApi.signIn?.(toInput(draft))
    // The user shared other accounts than the one that signed, so the signature is of no use.
    if (!signed || !walletApi.accounts().some(({ address }) => address === signed.address)) return undefined
    const { address, signedMessage, signature } = signed
    const message = new TextDecoder('utf-8', { fatal: true }).decode(signedMessage)
    return { address, message, signature: toBase58(signature) }
  } catch (thrown) {
    // A wallet may support `signIn` in general but not for the selected account, such as a Ledger's.
    if (isUserRejection(toWalletError(thrown))) throw thrown
    return undefined
  }
}

/** Builds the input of `signIn` without absent fields, because some wallets reject `undefined`. */
function toInput({ domain, uri, version, nonce, chainId, ...more }: SiwxDraft): SolanaSignInInput {
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = more
  return {
    ...{ domain, uri, version, nonce, chainId: toStandardChain(`solana:${chainId.slice('solana:'.length)}`) },
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}
