import { expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'

function visit(options: Parameters<typeof createTestModal>[0] = {}) {
  const warnings: string[] = []
  const onLog = (level: string, message: string) => {
    if (level === 'warn' && message.includes('reactUi()')) warnings.push(message)
  }
  return { ...createTestModal({ onLog, ...options }), warnings }
}

it('open and connect warn once when the modal has no views, and views of the app can still end them', async () => {
  const { modal, warnings } = visit()
  const opened = modal.open()
  const connected = connect(modal)
  await vi.waitFor(() => expect(modal.$state.get().isOpen).toBe(true))
  await vi.dynamicImportSettled()
  expect(warnings).toEqual([expect.stringContaining('modal.close()')])
  modal.close()
  await expect(connected).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await expect(opened).resolves.toBeUndefined()
})

it('open warns of nothing when the modal has views', async () => {
  const { modal, warnings } = visit({ ui: blankUi })
  void modal.open()
  await vi.waitFor(() => expect(modal.$state.get().isOpen).toBe(true))
  await vi.dynamicImportSettled()
  expect(warnings).toEqual([])
})
