import { ModalError } from '@foyer/core'
import { type ApprovalController, approvalController } from '@foyer/core/internal/embedded'
import { startNavigation } from '@foyer/core/internal/modal'
import { createTestModal } from '@foyer/core/testing'
import { atom, type StoreValue } from 'nanostores'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePageInert } from '../../../shell/dialog/makePageInert.js'
import { reactUi } from '../../../shell/reactUi.js'
import { flushUpdates, openModal } from '../../../testing/openModal.js'
import { watchRect } from './watchRect.js'

const undos: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => {
    for (const undo of undos.splice(0)) undo()
  })
  vi.unstubAllGlobals()
})

/** Opens a modal with a frame whose requests the test controls. */
function create() {
  const { modal } = createTestModal({ ui: reactUi() })
  undos.push(() => modal.destroy())
  const requests: string[] = []
  const $frame = atom<StoreValue<ApprovalController['$frame']>>({ status: 'loading' })
  const $height = atom<number | undefined>(undefined)
  const frame: { -readonly [K in keyof ApprovalController]: ApprovalController[K] } =
    startNavigation(modal).use(approvalController)
  Object.assign(frame, {
    host: 'secure.example',
    show: ({ left, top, width, height }: Parameters<ApprovalController['show']>[0], title: string) =>
      requests.push(`show ${[left, top, width, height]} ${title}`),
    hide: () => requests.push('hide'),
    focus: () => requests.push('focus'),
    retry: () => requests.push('retry'),
    $frame,
    $height,
  })
  const resize = (height: number) => act(async () => $height.set(height))
  const become = (next: StoreValue<typeof $frame>) => act(async () => $frame.set(next))
  const ask = (method: string) => {
    const pending = [{ id: '1', method, caipNetworkId: 'eip155:1' as const }]
    Object.assign(frame, { $pending: atom(pending) })
  }
  return { modal, requests, become, resize, ask }
}

it('S2.021 ApproveTransaction places the frame once both are ready, focuses it, and hides it on leaving', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(10, 20, 320, 380))
  undos.push(() => vi.restoreAllMocks())
  const { modal, requests, become } = create()
  const { title, text, root } = await openModal(modal, { view: 'ApproveTransaction' })
  expect(title()).toBe('Approve transaction')
  expect(text()).toContain('Loading the secure window')
  expect(root.querySelector('.fy-footer')?.textContent).toBe('Secure window from secure.example')
  expect(requests).not.toContain('focus')
  await become({ status: 'ready' })
  await flushUpdates()
  expect(requests.slice(-2)).toEqual(['show 10,20,320,380 Secure approval window', 'focus'])
  await act(async () => modal.close())
  expect(requests.at(-1)).toBe('hide')
})

it('ApproveTransaction is as high as the request, once the secure site has measured it', async () => {
  const { modal, resize } = create()
  const { root } = await openModal(modal, { view: 'ApproveTransaction' })
  const height = () => root.querySelector<HTMLElement>('.fy-slot')?.style.getPropertyValue('--fy-slot')
  expect(height()).toBe('')
  await resize(312)
  expect(height()).toBe('312px')
})

it('ApproveTransaction returns the focus that the frame lost while hidden, and takes it from nothing else', async () => {
  let left = 10
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 20, 320, 380))
  undos.push(() => vi.restoreAllMocks())
  const { modal, requests, become } = create()
  const { control } = await openModal(modal, { view: 'ApproveTransaction' })
  await become({ status: 'ready' })
  const move = async () => {
    left += 10
    window.dispatchEvent(new Event('resize'))
    await flushUpdates()
    return requests.splice(0)
  }
  control('Close').focus()
  expect((await move()).at(-1)).toBe('show 20,20,320,380 Secure approval window')
  const inFrame = document.body.appendChild(document.createElement('button'))
  undos.push(() => inFrame.remove())
  inFrame.setAttribute('data-foyer-frame', '')
  inFrame.focus()
  expect((await move()).at(-1)).toBe('focus')
})

it.each([
  ['personal_sign', 'Sign message'],
  ['eth_signTypedData_v4', 'Sign message'],
  ['eth_sendTransaction', 'Approve transaction'],
  ['solana_signTransaction', 'Approve transaction'],
  ['signIn', 'Sign in'],
  ['wallet_grantPermissions', 'Grant permission'],
  ['wallet_requestExecutionPermissions', 'Grant permission'],
  ['wallet_revokePermissions', 'Revoke permission'],
])('ApproveTransaction titles the request %s', async (method, expected) => {
  const { modal, ask } = create()
  ask(method)
  const { title } = await openModal(modal, { view: 'ApproveTransaction' })
  expect(title()).toBe(expected)
})

it('ApproveTransaction says that a frame did not load and nothing was sent, and retries', async () => {
  const { modal, requests, become } = create()
  const { text, click } = await openModal(modal, { view: 'ApproveTransaction' })
  await become({ status: 'failed', error: new ModalError('EMBEDDED_LOAD_FAILED') })
  expect(text()).toContain('The secure window didn’t loadNothing was sent. Check your connection and try again.')
  await click('Try again')
  expect(requests.at(-1)).toBe('retry')
})

it('watchRect reports a rect at rest, and movement at once', async () => {
  vi.useFakeTimers()
  undos.push(() => void vi.useRealTimers())
  const element = document.createElement('div')
  document.body.append(element)
  let left = 0
  element.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100)
  const rects: (number | undefined)[] = []
  const stop = watchRect(element, (rect) => rects.push(rect?.left))
  undos.push(stop, () => element.remove())
  const frames = (count: number) => vi.advanceTimersByTimeAsync(count * 17 + 40)
  await frames(8)
  expect(rects).toEqual([0])
  left = 30
  window.dispatchEvent(new Event('resize'))
  await frames(8)
  expect(rects).toEqual([0, undefined, 30])
  // Moves the element without an event, so that only polling notices it.
  left = 60
  await frames(20)
  expect(rects).toEqual([0, undefined, 30, undefined, 60])
  stop()
  left = 90
  window.dispatchEvent(new Event('resize'))
  await frames(20)
  expect(rects).toHaveLength(5)
})

it.each(['scroll', 'resize', 'pointermove', 'touchmove', 'transitionrun', 'animationstart'])(
  'watchRect measures at once after %s',
  async (type) => {
    vi.useFakeTimers()
    undos.push(() => void vi.useRealTimers())
    const element = document.createElement('div')
    document.body.append(element)
    let left = 0
    element.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100)
    const rects: (number | undefined)[] = []
    undos.push(
      watchRect(element, (rect) => rects.push(rect?.left)),
      () => element.remove(),
    )
    // Advances to a time between two polls.
    await vi.advanceTimersByTimeAsync(410)
    expect(rects).toEqual([0])
    left = 30
    await vi.advanceTimersByTimeAsync(40)
    expect(rects).toEqual([0])
    element.dispatchEvent(new Event(type))
    await vi.advanceTimersByTimeAsync(40)
    expect(rects).toEqual([0, undefined])
    await vi.advanceTimersByTimeAsync(80)
    expect(rects).toEqual([0, undefined, 30])
  },
)

it('the frame stays usable while the page is inert', () => {
  const [host, page, frame] = [1, 2, 3].map(() => document.body.appendChild(document.createElement('div')))
  if (!host || !page || !frame) return
  page.textContent = 'Page'
  frame.textContent = 'Frame'
  frame.setAttribute('data-foyer-frame', '')
  undos.push(...[host, page, frame].map((each) => () => each.remove()), makePageInert(host))
  expect([page, frame].map((each) => each.hasAttribute('inert'))).toEqual([true, false])
})
