import { afterEach, expect, it, vi } from 'vitest'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { createModal } from './createModal.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Creates a browser's global, such as `localStorage`, that records every access. Some servers define such globals. */
function hostile(name: string, touched: string[]): object {
  const tell = (what: PropertyKey): never => {
    touched.push(`${name}.${String(what)}`)
    throw new Error(`${name} is not for servers`)
  }
  return new Proxy(() => {}, {
    get: (_target, key) => tell(key),
    set: (_target, key) => tell(key),
    apply: () => tell('()'),
  })
}

// Node 25 has `localStorage`, Deno and workers have `addEventListener`, `location` and more.
it.each(['localStorage', 'sessionStorage', 'addEventListener', 'location', 'indexedDB', 'BroadcastChannel', 'caches'])(
  'a modal on a server uses no %s and logs nothing',
  async (name) => {
    const touched: string[] = []
    const logs = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    )
    vi.stubGlobal(name, hostile(name, touched))
    const modal = createModal({
      ...{ projectId: 'test', adapters: [createFakeAdapter().definition], networks: [fakeNetwork] },
      debug: true,
    })
    const states = [modal.$state.get(), modal.$account().get(), modal.$network.get(), modal.$theme.get()]
    await new Promise(setImmediate)
    modal.destroy()
    expect(states).toHaveLength(4)
    expect(touched).toEqual([])
    expect(logs.flatMap((log) => log.mock.calls)).toEqual([])
  },
)

it('a modal starts in a window without event listeners, as in React Native', async () => {
  vi.stubGlobal('window', {})
  const storage = createMemoryStorage({ '@appkit/connection_status': '{"eip155":"connected"}' })
  const fake = createFakeAdapter({ wallets: [] })
  const { modal } = createTestModal({ fake, storage })
  await vi.dynamicImportSettled()
  expect(modal.$account().get().status).toBe('disconnected')
})
