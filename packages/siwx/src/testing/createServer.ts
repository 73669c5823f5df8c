import { formatMessage } from '../messages/formatMessage.js'
import type { SignInMessage } from '../messages/message.js'
import { createSignIn, type SignInNonce, type SignInOptions } from '../server/createSignIn.js'
import { createMemoryStorage } from '../storage/createMemoryStorage.js'
import { bip122 } from '../verifiers/bip122/bip122.js'
import { cosmos } from '../verifiers/cosmos.js'
import { eip155 } from '../verifiers/eip155.js'
import { polkadot } from '../verifiers/polkadot.js'
import { solana } from '../verifiers/solana.js'
import type { Signer } from './keys.js'
import { allSigners } from './keys.js'

export const ORIGIN = 'https://harbour.example'
export const BROWSER = 'a browser of sixteen letters'

export const verifiers = {
  eip155: eip155(),
  solana: solana(),
  bip122: bip122(),
  polkadot: polkadot(),
  cosmos: cosmos(),
}

/** A server for all namespaces with a clock that stands until it is set. */
export function createServer(options: Partial<SignInOptions> = {}) {
  const clock = { now: Date.parse('2026-11-23T10:00:00.000Z') }
  const signIn = createSignIn({
    origins: [ORIGIN],
    chains: [...new Set(allSigners().map(({ chainId }) => chainId))],
    verifiers,
    storage: createMemoryStorage(),
    now: () => clock.now,
    ...options,
  })
  return { signIn, clock }
}

/** The text that a page would have signed. */
export const toText = (signer: Signer, nonce: SignInNonce, altered: Partial<SignInMessage> = {}) =>
  formatMessage({
    domain: 'harbour.example',
    uri: ORIGIN,
    version: '1',
    statement: 'Sign in to see your berths.',
    accountAddress: signer.address,
    chainId: signer.chainId,
    ...nonce,
    ...altered,
  })
