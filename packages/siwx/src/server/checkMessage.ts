import { SiwxError } from '../errors/SiwxError.js'
import type { SignInMessage } from '../messages/message.js'

export interface Expected {
  /** `https://harbour.example`, as browsers spell it. */
  readonly origins: readonly string[]
  readonly chains: readonly string[]
  readonly now: number
}

/** Throws what is wrong with a message by itself: its site, its chain, its time. */
export function checkMessage(message: SignInMessage, { origins, chains, now }: Expected): void {
  checkSite(message, origins)
  if (!chains.includes(message.chainId)) throw new SiwxError('CHAIN_NOT_ALLOWED')
  if (message.expirationTime !== undefined && now >= Date.parse(message.expirationTime)) throw new SiwxError('EXPIRED')
  // When it was issued binds nobody (EIP-4361), and the clock may be a visitor's: how old it can be, the nonce says.
  if (message.notBefore !== undefined && now < Date.parse(message.notBefore)) throw new SiwxError('NOT_YET_VALID')
}

/** Domain and URI are of one and the same origin, and that one is ours. */
function checkSite({ scheme, domain, uri }: SignInMessage, origins: readonly string[]) {
  const own = origins.filter((origin) => {
    const [ownScheme, host] = origin.split('://')
    return host === domain && (scheme === undefined || scheme === ownScheme)
  })
  if (own.length === 0) throw new SiwxError('DOMAIN_MISMATCH')
  if (!own.includes(originOf(uri))) throw new SiwxError('URI_MISMATCH')
}

function originOf(uri: string) {
  const { protocol, origin, username, password } = new URL(uri)
  // Of `blob:` the origin is its maker's, and what stands there is anything.
  const isPage = protocol === 'https:' || protocol === 'http:'
  return isPage && username === '' && password === '' ? origin : ''
}
