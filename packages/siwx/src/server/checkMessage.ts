import { SiwxError } from '../errors/SiwxError.js'
import type { SignInMessage } from '../messages/message.js'

export interface MessageExpectations {
  readonly origins: readonly string[]
  readonly chains: readonly string[]
  readonly now: number
}

export function checkMessage(message: SignInMessage, { origins, chains, now }: MessageExpectations): void {
  checkSite(message, origins)
  if (!chains.includes(message.chainId)) throw new SiwxError('CHAIN_NOT_ALLOWED')
  if (message.expirationTime !== undefined && now >= Date.parse(message.expirationTime)) throw new SiwxError('EXPIRED')
  // `issuedAt` may come from a wrong clock of the user, so it is not checked. The nonce's lifetime limits the message's
  // age.
  if (message.notBefore !== undefined && now < Date.parse(message.notBefore)) throw new SiwxError('NOT_YET_VALID')
}

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
  // A `blob:` URL can have the app's origin too, but any content, so only http and https count.
  const isPage = protocol === 'https:' || protocol === 'http:'
  return isPage && username === '' && password === '' ? origin : ''
}
