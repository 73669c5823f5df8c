import { NO_LOCAL_SERVICES } from '../sandbox/localServices'
import { groupNetworksByAdapter, isNetworkKey } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { toModalOptions, toRpcUrls } from '../settings/toModalOptions'
import { toServiceUrls } from '../settings/toServiceUrls'
import { printSource, RawSource } from './printSource'

interface Parts {
  readonly ui: boolean
  /** Writes `export const modal`, so that another file can import it. */
  readonly exported: boolean
}

/** Writes the `createModal` of the current settings with its imports, without local services. */
export function printModalSource(settings: Settings, { ui, exported }: Parts): string {
  const { networks, defaultNetwork, enableEmbedded, disableAppend } = settings
  const adapters = groupNetworksByAdapter(networks)
  const { projectId, metadata, ...options } = toModalOptions(settings)
  const tree = {
    ...(projectId ? { projectId } : {}),
    ...(metadata ? { metadata } : {}),
    networks: networks.map((key) => new RawSource(key)),
    ...(isNetworkKey(defaultNetwork) ? { defaultNetwork: new RawSource(defaultNetwork) } : {}),
    adapters: adapters.map(
      ({ name }) => new RawSource(`${name}(${name === 'evm' ? writeCoinbase(settings['evm.coinbase']) : ''})`),
    ),
    ...(ui ? { ui: new RawSource(`reactUi(${writeUi(settings)})`) } : {}),
    ...options,
    ...writeRpcUrls(settings),
    ...writeServices(settings),
    ...(ui && (enableEmbedded || disableAppend)
      ? { container: new RawSource("document.querySelector('#modal') ?? undefined") }
      : {}),
  }
  const imports = [
    ...adapters.flatMap(writeAdapterImports).sort(),
    "import { createModal } from '@foyer/core'",
    ...(ui && settings['ui.language'] !== 'en' ? ["import { loadLanguage } from '@foyer/languages'"] : []),
    ...(ui ? ["import { reactUi } from '@foyer/react-ui'"] : []),
  ]
  return `${imports.join('\n')}\n\n${exported ? 'export ' : ''}const modal = createModal(${printSource(tree)})\n`
}

function writeAdapterImports({ name, networks }: ReturnType<typeof groupNetworksByAdapter>[number]): readonly string[] {
  return [
    `import { ${name} } from '@foyer/adapter-${name}'`,
    `import { ${[...networks].sort().join(', ')} } from '@foyer/adapter-${name}/networks'`,
  ]
}

function writeRpcUrls(settings: Settings) {
  const urls = Object.entries(toRpcUrls(settings, NO_LOCAL_SERVICES))
  if (urls.length === 0) return {}
  return { customRpcUrls: Object.fromEntries(urls.map(([id, url]) => [id, [{ url }]])) }
}

function writeServices(settings: Settings) {
  const urls = toServiceUrls(settings, NO_LOCAL_SERVICES)
  return Object.keys(urls).length === 0 ? {} : { services: urls }
}

function writeCoinbase(coinbase: Settings['evm.coinbase']): string {
  if (coinbase === 'all') return ''
  return coinbase === 'off' ? '{ coinbase: false }' : `{ coinbase: { preference: '${coinbase}' } }`
}

function writeUi({ 'ui.dir': dir, 'ui.language': language }: Settings): string {
  const parts = [
    ...(language === 'en'
      ? []
      : [`messages: loadLanguage(${language === 'auto' ? '' : `{ language: '${language}' }`})`]),
    ...(dir === 'auto' ? [] : [`dir: '${dir}'`]),
  ]
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`
}
