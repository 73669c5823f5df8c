import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFramedSite } from '../testing/createFramedSite.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slot = { left: 10, top: 20.5, width: 328, height: 470, radius: '0px 0px 12px 12px' }

async function startTalk() {
  const talk = createFramedSite()
  const loaded = talk.frame.load()
  await vi.advanceTimersByTimeAsync(500)
  await loaded
  const [element] = talk.browser.elements()
  if (!element) throw new Error('There is no element')
  return { ...talk, element }
}

it('the frame’s element has minimal sandbox and permissions', async () => {
  const { element } = await startTalk()
  expect(element.getAttribute('allow')).toBe('publickey-credentials-get; publickey-credentials-create; clipboard-write')
  expect(element.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-storage-access-by-user-activation',
    'allow-top-navigation-by-user-activation',
  ])
  expect(element.getAttribute('referrerpolicy')).toBe('origin')
  expect(element.title).toBe('Embedded wallet')
})

it('S2.063 the frame’s element is hidden and inert at first', async () => {
  const { element } = await startTalk()
  const { style } = element
  expect([style.visibility, style.pointerEvents, style.display]).toEqual(['hidden', 'none', 'block'])
})

it('the frame’s element floats over its slot, above everything and stronger than the rules of the page', async () => {
  const { element, frame } = await startTalk()
  frame.show(slot, 'Approve transaction')
  const { style } = element
  expect([style.left, style.top, style.width, style.height]).toEqual(['10px', '20.5px', '328px', '470px'])
  expect([style.visibility, style.pointerEvents, style.position]).toEqual(['visible', 'auto', 'fixed'])
  expect([style.zIndex, style.borderRadius]).toEqual(['2147483647', '0px 0px 12px 12px'])
  expect(style.getPropertyPriority('display')).toBe('important')
  expect(element.title).toBe('Approve transaction')
  frame.show({ left: 0, top: 0, width: 100, height: 100 }, 'Approve transaction')
  expect([style.left, style.borderRadius]).toEqual(['0px', '0px'])
})

it('the frame’s element keeps its own styles against the page’s', async () => {
  const { element } = await startTalk()
  const look = {
    display: 'block',
    position: 'fixed',
    width: '360px',
    height: '600px',
    margin: '0px',
    padding: '0px',
    'min-width': '0',
    'max-width': 'none',
    'min-height': '0',
    'max-height': 'none',
    transform: 'none',
    filter: 'none',
    opacity: '1',
    'clip-path': 'none',
    'color-scheme': 'normal',
  }
  const { style } = element
  expect(Object.fromEntries(Object.keys(look).map((name) => [name, style.getPropertyValue(name)]))).toEqual(look)
  for (const name of Object.keys(look)) expect(style.getPropertyPriority(name)).toBe('important')
})

it('the frame’s element hides and shows the same document', async () => {
  const { browser, element, frame } = await startTalk()
  for (let each = 0; each < 3; each++) {
    frame.show(slot, 'Approve transaction')
    frame.hide()
    expect(element.style.visibility).toBe('hidden')
  }
  expect(browser.frames).toHaveLength(1)
  expect(frame.status()).toBe('ready')
})

it('the frame’s element is usable after a dialog made it inert', async () => {
  const { element, frame } = await startTalk()
  element.setAttribute('inert', '')
  Object.assign(element, { inert: true })
  frame.show(slot, 'Approve transaction')
  expect(element.inert).toBe(false)
})

it('the frame’s element stays visible across reloads, and shows once loaded', async () => {
  const { browser, frame } = createFramedSite()
  frame.show(slot, 'Approve transaction')
  expect(browser.frames).toHaveLength(0)
  frame.focus()
  frame.load().catch(() => {})
  for (let each = 0; each < 2; each++) {
    const [element] = browser.elements()
    expect(element?.style.visibility).toBe('visible')
    expect(element?.title).toBe('Approve transaction')
    const reloaded = frame.reload()
    await vi.advanceTimersByTimeAsync(500)
    await reloaded
  }
  frame.hide()
  frame.reload()
  expect(browser.elements()[0]?.style.visibility).toBe('hidden')
})

it('the frame’s element takes the focus, without scrolling the page', async () => {
  const { element, frame } = await startTalk()
  frame.show(slot, 'Approve transaction')
  const requested: unknown[] = []
  element.focus = (options?: unknown) => void requested.push(options)
  frame.focus()
  expect(requested).toEqual([{ preventScroll: true }])
})
