import { ModalError } from '@foyer/core'
import { createTestModal } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { type Approval, approval } from '@foyer/core/ui/embedded'
import { atom, type StoreValue } from 'nanostores'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePageInert } from '../../../dialog/makePageInert.js'
import { reactUi } from '../../../reactUi.js'
import { openModal, settle } from '../../../testing/openModal.js'
import { watchRect } from './watchRect.js'

const undos: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => {
    for (const undo of undos.splice(0)) undo()
  })
  vi.unstubAllGlobals()
})

/** A modal with a frame of which the test knows what is asked. */
function create() {
  const { modal } = createTestModal({ ui: reactUi() })
  undos.push(() => modal.destroy())
  const asked: string[] = []
  const $frame = atom<StoreValue<Approval['$frame']>>({ status: 'loading' })
  const frame: { -readonly [K in keyof Approval]: Approval[K] } = enterModal(modal.context).context.use(approval)
  Object.assign(frame, {
    host: 'secure.example',
    show: ({ left, top, width, height }: Parameters<Approval['show']>[0], title: string) =>
      asked.push(`show ${[left, top, width, height]} ${title}`),
    hide: () => asked.push('hide'),
    focus: () => asked.push('focus'),
    retry: () => asked.push('retry'),
    $frame,
  })
  const become = (next: StoreValue<typeof $frame>) => act(async () => $frame.set(next))
  const ask = (method: string) => {
    const pending = [{ id: '1', method, caipNetworkId: 'eip155:1' as const }]
    Object.assign(frame, { $pending: atom(pending) })
  }
  return { modal, asked, become, ask }
}

it('S2.021 ApproveTransaction puts the frame over its place when both are ready, hands it the focus, and hides it when it goes', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(10, 20, 320, 380))
  undos.push(() => vi.restoreAllMocks())
  const { modal, asked, become } = create()
  const { title, text, root } = await openModal(modal, { view: 'ApproveTransaction' })
  expect(title()).toBe('Approve transaction')
  expect(text()).toContain('Loading the secure window')
  expect(root.querySelector('.fy-footer')?.textContent).toBe('Secure window from secure.example')
  expect(asked).not.toContain('focus')
  await become({ status: 'ready' })
  await settle()
  expect(asked.slice(-2)).toEqual(['show 10,20,320,380 Secure approval window', 'focus'])
  await act(async () => modal.close())
  expect(asked.at(-1)).toBe('hide')
})

it('hands the frame the focus again that it lost while it was hidden, and takes it from nobody', async () => {
  let left = 10
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 20, 320, 380))
  undos.push(() => vi.restoreAllMocks())
  const { modal, asked, become } = create()
  const { control } = await openModal(modal, { view: 'ApproveTransaction' })
  await become({ status: 'ready' })
  const move = async () => {
    left += 10
    window.dispatchEvent(new Event('resize'))
    await settle()
    return asked.splice(0)
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
  ['wallet_grantPermissions', 'Give permission'],
  ['wallet_requestExecutionPermissions', 'Give permission'],
  ['wallet_revokePermissions', 'Take back permission'],
])('says in its title what %s asks', async (method, expected) => {
  const { modal, ask } = create()
  ask(method)
  const { title } = await openModal(modal, { view: 'ApproveTransaction' })
  expect(title()).toBe(expected)
})

it('says that a frame did not load, that nothing was sent, and tries again', async () => {
  const { modal, asked, become } = create()
  const { text, click } = await openModal(modal, { view: 'ApproveTransaction' })
  await become({ status: 'failed', error: new ModalError('EMBEDDED_LOAD_FAILED') })
  expect(text()).toContain('The secure window didn’t loadNothing was sent. Check your connection and try again.')
  await click('Try again')
  expect(asked.at(-1)).toBe('retry')
})

it('tells where a thing is once it is at rest, and that it moves as soon as it does', async () => {
  vi.useFakeTimers()
  undos.push(() => void vi.useRealTimers())
  const element = document.createElement('div')
  document.body.append(element)
  let left = 0
  element.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100)
  const told: (number | undefined)[] = []
  const stop = watchRect(element, (rect) => told.push(rect?.left))
  undos.push(stop, () => element.remove())
  const frames = (count: number) => vi.advanceTimersByTimeAsync(count * 17 + 40)
  await frames(8)
  expect(told).toEqual([0])
  left = 30
  window.dispatchEvent(new Event('resize'))
  await frames(8)
  expect(told).toEqual([0, undefined, 30])
  // Something that tells nobody of it.
  left = 60
  await frames(20)
  expect(told).toEqual([0, undefined, 30, undefined, 60])
  stop()
  left = 90
  window.dispatchEvent(new Event('resize'))
  await frames(20)
  expect(told).toHaveLength(5)
})

it.each(['scroll', 'resize', 'pointermove', 'touchmove', 'transitionrun', 'animationstart'])(
  'looks at once where a thing is after %s, which may have moved it',
  async (type) => {
    vi.useFakeTimers()
    undos.push(() => void vi.useRealTimers())
    const element = document.createElement('div')
    document.body.append(element)
    let left = 0
    element.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100)
    const told: (number | undefined)[] = []
    undos.push(
      watchRect(element, (rect) => told.push(rect?.left)),
      () => element.remove(),
    )
    // Between two of the glances that find out by themselves.
    await vi.advanceTimersByTimeAsync(410)
    expect(told).toEqual([0])
    left = 30
    await vi.advanceTimersByTimeAsync(40)
    expect(told).toEqual([0])
    element.dispatchEvent(new Event(type))
    await vi.advanceTimersByTimeAsync(40)
    expect(told).toEqual([0, undefined])
    await vi.advanceTimersByTimeAsync(80)
    expect(told).toEqual([0, undefined, 30])
  },
)

it('leaves the frame usable while the rest of the page is inert', () => {
  const [host, page, frame] = [1, 2, 3].map(() => document.body.appendChild(document.createElement('div')))
  if (!host || !page || !frame) return
  page.textContent = 'Page'
  frame.textContent = 'Frame'
  frame.setAttribute('data-foyer-frame', '')
  undos.push(...[host, page, frame].map((each) => () => each.remove()), makePageInert(host))
  expect([page, frame].map((each) => each.hasAttribute('inert'))).toEqual([true, false])
})
