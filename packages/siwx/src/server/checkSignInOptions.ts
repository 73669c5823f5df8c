import { getNamespace, isChainId } from '../messages/chains.js'
import { isDomain } from '../messages/fields.js'
import type { SignInOptions } from './createSignIn.js'

export function checkSignInOptions({ origins, chains, verifiers }: SignInOptions): void {
  if (origins.length === 0) throw new TypeError('createSignIn needs at least one origin')
  if (chains.length === 0) throw new TypeError('createSignIn needs at least one chain')
  for (const origin of origins) {
    if (!isOrigin(origin))
      throw new TypeError(`${origin} is not an origin: expected https://host or http://localhost:port`)
    if (!isDomain(new URL(origin).host))
      throw new TypeError(`${origin} cannot appear in a message: its host is not ASCII`)
  }
  for (const chainId of chains) {
    if (!isChainId(chainId)) throw new TypeError(`${chainId} is not a CAIP-2 id of a supported chain`)
    if (!Object.hasOwn(verifiers, getNamespace(chainId)))
      throw new TypeError(`${chainId} needs a verifier: add its namespace to the option verifiers`)
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
