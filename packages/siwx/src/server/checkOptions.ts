import { isChainId, namespaceOf } from '../messages/chains.js'
import { isDomain } from '../messages/fields.js'
import type { SignInOptions } from './createSignIn.js'

/** A server that is set up wrong says so when it starts, not when somebody signs in. */
export function checkOptions({ origins, chains, verifiers }: SignInOptions): void {
  if (origins.length === 0) throw new TypeError('createSignIn needs an origin: whose messages are to be believed')
  if (chains.length === 0) throw new TypeError('createSignIn needs a chain')
  for (const origin of origins) {
    if (!isOrigin(origin)) throw new TypeError(`${origin} is no origin: expected https://host or http://localhost:port`)
    if (!isDomain(new URL(origin).host))
      throw new TypeError(`No message can name ${origin}: its host has other letters`)
  }
  for (const chainId of chains) {
    if (!isChainId(chainId)) throw new TypeError(`${chainId} is no CAIP-2 id of a chain that messages are made for`)
    if (!Object.hasOwn(verifiers, namespaceOf(chainId))) throw new TypeError(`${chainId} needs a verifier`)
  }
}

function isOrigin(origin: string) {
  try {
    const { protocol, origin: spelt } = new URL(origin)
    return spelt === origin && (protocol === 'https:' || protocol === 'http:')
  } catch {
    return false
  }
}
