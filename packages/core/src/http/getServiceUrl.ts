import type { ServiceClient, ServiceUrls } from '../types/services.js'

type LateService = Exclude<keyof ServiceUrls, 'data'>

const hosted: Readonly<Record<Exclude<LateService, 'images'>, string>> = {
  directory: 'https://api.web3modal.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secureSite: 'https://secure.walletconnect.org',
}

export function getServiceUrl({ services = {} }: Pick<ServiceClient, 'services'>, name: LateService): string {
  const url = services[name] ?? (name === 'images' ? (services.directory ?? hosted.directory) : hosted[name])
  return url.replace(/\/+$/, '')
}

export const SDK_VERSION = '0.0.0'

export function getServiceQueryParameters({ projectId, networks }: ServiceClient) {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return { ...(projectId && { projectId }), st: 'appkit', sv: `html-${namespaces.join(',')}-${SDK_VERSION}` } as const
}
