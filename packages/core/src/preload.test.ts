import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from './actions/connect.js'
import { isModalError } from './errors/ModalError.js'
import type { Modal } from './modal.js'
import type { CreateModalParameters } from './parameters.js'
import { contextOf } from './testing/contextOf.js'
import { createTestModal } from './testing/createTestModal.js'

const made: Modal[] = []
/** What waits for the browser to be idle. */
let waiting: (() => void)[] = []
let page = { readyState: 'complete', title: '', querySelector: () => null }

beforeEach(() => {
  waiting = []
  page = { readyState: 'complete', title: '', querySelector: () => null }
  const window = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', vi.fn())
})
afterEach(() => {
  for (const modal of made.splice(0)) modal.destroy()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A modal whose view layer tells when it is fetched, gone through, and shown. */
function createModal(options: Partial<CreateModalParameters> = {}) {
  const log: string[] = []
  const ui = async () => {
    log.push('fetch')
    return {
      rehearse: () => void log.push('rehearse'),
      mount: () => {
        log.push('mount')
        return { unmount: () => {} }
      },
    }
  }
  const { modal } = createTestModal({ ui, preload: undefined, ...options })
  made.push(modal)
  return { modal, log }
}

/** The browser has nothing to do for a moment. */
async function beIdle() {
  await settle()
  for (const callback of waiting.splice(0)) callback()
  await settle()
}

async function settle() {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

const onConnection = (connection: object) => vi.stubGlobal('navigator', { connection })

describe('by default', () => {
  it('what opening needs is fetched when the browser is idle, and gone through in another such moment', async () => {
    const { modal, log } = createModal()
    await settle()
    expect(log).toEqual([])
    expect(modal.context.navigation).toBeUndefined()
    await beIdle()
    expect(log).toEqual(['fetch'])
    expect(modal.context.navigation).toBeDefined()
    await beIdle()
    expect(log).toEqual(['fetch', 'rehearse'])
    expect(waiting).toEqual([])
    await modal.open()
    expect(log).toEqual(['fetch', 'rehearse', 'mount'])
  })

  it('nobody is asked anything for it', async () => {
    const { modal } = createModal({ projectId: 'abc' })
    await beIdle()
    await beIdle()
    expect(fetch).not.toHaveBeenCalled()
    expect(contextOf(modal).stores.directory.$suggestions.get().status).toBe('idle')
  })

  it('the page is loaded first', async () => {
    page.readyState = 'interactive'
    const { log } = createModal()
    await beIdle()
    expect(log).toEqual([])
    page.readyState = 'complete'
    dispatchEvent(new Event('load'))
    await beIdle()
    expect(log).toEqual(['fetch'])
  })

  it('a browser that never says that it is idle gets some time instead', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    vi.useFakeTimers()
    const { log } = createModal()
    await vi.advanceTimersByTimeAsync(199)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['fetch'])
    vi.useRealTimers()
  })

  it.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
    'nothing is fetched on %o, but when the visitor presses',
    async (connection) => {
      onConnection(connection)
      const { modal, log } = createModal()
      await beIdle()
      expect(log).toEqual([])
      await modal.open()
      expect(log).toContain('mount')
    },
  )

  it('it is fetched on a connection that is quick enough', async () => {
    onConnection({ saveData: false, effectiveType: '3g' })
    const { log } = createModal()
    await beIdle()
    expect(log).toEqual(['fetch'])
  })

  it('a modal that was destroyed fetches nothing any more', async () => {
    const { modal, log } = createModal()
    modal.destroy()
    await beIdle()
    expect(log).toEqual([])
    const other = createModal()
    await beIdle()
    other.modal.destroy()
    await beIdle()
    expect(other.log).toEqual(['fetch'])
  })

  it('a failure is silent, and tried again with the press', async () => {
    const error = vi.spyOn(console, 'error')
    let isOffline = true
    const mount = vi.fn(() => ({ unmount: () => {} }))
    const ui = async () => {
      if (isOffline) throw new Error('offline')
      return { mount }
    }
    const { modal } = createModal({ ui, debug: true })
    const told: unknown[] = []
    modal.on('error', (cause) => told.push(cause))
    await beIdle()
    await beIdle()
    expect(told).toEqual([])
    expect(error).not.toHaveBeenCalled()
    isOffline = false
    await modal.open()
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('a page without views fetches nothing', async () => {
    const { modal } = createModal({ ui: undefined })
    await beIdle()
    expect(waiting).toEqual([])
    expect(modal.context.navigation).toBeUndefined()
    await connect(modal, { walletId: 'lantern' })
    expect(modal.$account().get().status).toBe('connected')
  })
})

it.each([['intent'], ['none']] as const)(
  '%s leaves the browser alone until the visitor does something',
  async (preload) => {
    const { modal, log } = createModal({ preload })
    await beIdle()
    expect(waiting).toEqual([])
    expect(log).toEqual([])
    await modal.open()
    expect(log).toContain('mount')
  },
)

it('any other word is refused at once', () => {
  const given = { preload: 'soon' } as unknown as Partial<CreateModalParameters>
  expect(() => createModal(given)).toThrow(expect.toSatisfy((error) => isModalError(error, 'INVALID_OPTION')))
})
