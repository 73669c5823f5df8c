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
import { createAllSigners } from './keys.js'

export const ORIGIN = 'https://harbour.example'
export const BROWSER_SECRET = 'a browser of sixteen letters'

export const verifiers = {
  eip155: eip155(),
  solana: solana(),
  bip122: bip122(),
  polkadot: polkadot(),
  cosmos: cosmos(),
}

export function createSignInServer(options: Partial<SignInOptions> = {}) {
  const clock = { now: Date.parse('2026-11-23T10:00:00.000Z') }
  const signIn = createSignIn({
    origins: [ORIGIN],
    chains: [...new Set(createAllSigners().map(({ chainId }) => chainId))],
    verifiers,
    storage: createMemoryStorage(),
    now: () => clock.now,
    ...options,
  })
  return { signIn, clock }
}

export const createMessageText = (signer: Signer, nonce: SignInNonce, altered: Partial<SignInMessage> = {}) =>
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
