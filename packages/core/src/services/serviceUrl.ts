import type { ServiceClient, ServiceUrls } from '../types/services.js'

/** `data` is not among them: where nodes are is set up with the page, by `createHost`. */
type LateService = Exclude<keyof ServiceUrls, 'data'>

const hosted: Readonly<Record<Exclude<LateService, 'images'>, string>> = {
  directory: 'https://api.web3modal.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secureSite: 'https://secure.walletconnect.org',
}

/** Where a backend is: the integrator's, else the hosted one. Never with a slash at the end. */
export function serviceUrl({ services = {} }: Pick<ServiceClient, 'services'>, name: LateService): string {
  const url = services[name] ?? (name === 'images' ? (services.directory ?? hosted.directory) : hosted[name])
  return url.replace(/\/+$/, '')
}
