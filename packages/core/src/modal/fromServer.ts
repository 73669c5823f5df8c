import { createOptionError } from '../errors/validation.js'
import type { ServiceOptions } from '../types/services.js'

export interface FromServerOptions {
  /**
   * URL of your secure site, which has to be on an origin of its own.
   * @default left out, so that the hosted one is used where the embedded wallet is on
   */
  readonly secureSite?: string | undefined
  /** Name below which the server registers names: the `zone` of its setting `NAMES`. */
  readonly nameZone?: string | undefined
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Returns the option `services` for a server of your own. Throws `INVALID_OPTION` for anything but an origin. */
export function fromServer(url: string, { secureSite, nameZone }: FromServerOptions = {}): Partial<ServiceOptions> {
  const server = toOrigin(url, 'services')
  const site = secureSite === undefined ? undefined : toOrigin(secureSite, 'services.secureSite')
  // The site's keys are safe from a page or server only while no other code runs on its origin.
  if (site === server) throw createOptionError('services.secureSite', 'must have another origin than the server')
  return {
    data: server,
    directory: server,
    images: server,
    analytics: server,
    relay: server.replace(/^http/, 'ws'),
    verify: server,
    ...(site !== undefined && { secureSite: site }),
    ...(nameZone !== undefined && { nameZone }),
  }
}

function toOrigin(input: string, option: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  const isEncrypted = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  if (url === undefined || !isEncrypted || url.href !== `${url.origin}/`)
    throw createOptionError(option, 'must be an https URL without a path, such as https://wallet.example')
  return url.origin
}
