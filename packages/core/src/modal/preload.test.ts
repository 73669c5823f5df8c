import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { isModalError } from '../errors/ModalError.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Modal } from './modal.js'
import type { CreateModalParameters } from './options.js'

const made: Modal[] = []
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

function createModal(options: Partial<CreateModalParameters> = {}) {
  const log: string[] = []
  const ui = async () => {
    log.push('fetch')
    return {
      prepare: () => void log.push('prepare'),
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

describe('preload by default', () => {
  it('fetches the chunks for opening when the browser is idle, and prerenders at the next idle time', async () => {
    const { modal, log } = createModal()
    await settle()
    expect(log).toEqual([])
    expect(modal.context.navigation).toBeUndefined()
    await beIdle()
    expect(log).toEqual(['fetch'])
    expect(modal.context.navigation).toBeDefined()
    await beIdle()
    expect(log).toEqual(['fetch', 'prepare'])
    expect(waiting).toEqual([])
    await modal.context.show()
    expect(log.slice(0, 3)).toEqual(['fetch', 'prepare', 'mount'])
  })

  it('sends no request to any service', async () => {
    const { modal } = createModal({ projectId: 'abc' })
    await beIdle()
    await beIdle()
    expect(fetch).not.toHaveBeenCalled()
    expect(getTestContext(modal).stores.directory.$suggestions.get().status).toBe('idle')
  })

  it('waits until the page has loaded', async () => {
    page.readyState = 'interactive'
    const { log } = createModal()
    await beIdle()
    expect(log).toEqual([])
    page.readyState = 'complete'
    dispatchEvent(new Event('load'))
    await beIdle()
    expect(log).toEqual(['fetch'])
  })

  it('waits a fixed time in a browser without idle callbacks', async () => {
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
    'fetches nothing on %o until the user opens the modal',
    async (connection) => {
      onConnection(connection)
      const { modal, log } = createModal()
      await beIdle()
      expect(log).toEqual([])
      await modal.context.show()
      expect(log).toContain('mount')
    },
  )

  it('fetches on a fast enough connection', async () => {
    onConnection({ saveData: false, effectiveType: '3g' })
    const { log } = createModal()
    await beIdle()
    expect(log).toEqual(['fetch'])
  })

  it('fetches nothing once the modal is destroyed', async () => {
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

  it('fails silently and retries when the user opens the modal', async () => {
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
    await modal.context.show()
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('fetches nothing in a headless modal', async () => {
    const { modal } = createModal({ ui: undefined })
    await beIdle()
    expect(waiting).toEqual([])
    expect(modal.context.navigation).toBeUndefined()
    await connect(modal, { walletId: 'lantern' })
    expect(modal.$account().get().status).toBe('connected')
  })
})

it.each([['intent'], ['none']] as const)('preload "%s" fetches nothing until the user acts', async (preload) => {
  const { modal, log } = createModal({ preload })
  await beIdle()
  expect(waiting).toEqual([])
  expect(log).toEqual([])
  await modal.context.show()
  expect(log).toContain('mount')
})

it('preload with any other word is refused at once', () => {
  const given = { preload: 'soon' } as unknown as Partial<CreateModalParameters>
  expect(() => createModal(given)).toThrow(expect.toSatisfy((error) => isModalError(error, 'INVALID_OPTION')))
})
