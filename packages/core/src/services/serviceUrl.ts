import { HOSTED_DATA_URL } from '../constants.js'
import type { ServiceClient, ServiceUrls } from '../types/services.js'

const hosted: Omit<ServiceUrls, 'images'> = {
  data: HOSTED_DATA_URL,
  directory: 'https://api.web3modal.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secureSite: 'https://secure.walletconnect.org',
}

/** Where a backend is: the integrator's, else the hosted one. Never with a slash at the end. */
export function serviceUrl({ services = {} }: Pick<ServiceClient, 'services'>, name: keyof ServiceUrls): string {
  const url = services[name] ?? (name === 'images' ? (services.directory ?? hosted.directory) : hosted[name])
  return url.replace(/\/+$/, '')
}
