import { afterEach, expect, it, vi } from 'vitest'
import { createModal } from './createModal.js'
import { createFakeAdapter } from './testing/createFakeAdapter.js'
import { createMemoryStorage } from './testing/createMemoryStorage.js'
import { createTestModal } from './testing/createTestModal.js'
import { fakeNetwork } from './testing/fakeNetworks.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A global of browsers as a server may have it: whoever touches anything of it is found out. */
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

it('a modal starts in a window that hears nothing, as React Native has one', async () => {
  vi.stubGlobal('window', {})
  const storage = createMemoryStorage({ '@appkit/connection_status': '{"eip155":"connected"}' })
  const fake = createFakeAdapter({ wallets: [] })
  const { modal } = createTestModal({ fake, storage })
  await vi.dynamicImportSettled()
  expect(modal.$account().get().status).toBe('disconnected')
})
