import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepScrollAreaFocusable } from './keepScrollAreaFocusable.js'

let reportSizes = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        reportSizes = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => void vi.unstubAllGlobals()
})

function show(content: string, heights: { scroll: number; client: number }) {
  const card = document.createElement('div')
  card.innerHTML = `<div class="fy-view"><div class="fy-body">${content}</div></div>`
  document.body.append(card)
  const body = card.querySelector<HTMLElement>('.fy-body') ?? expect.fail('no body')
  Object.defineProperty(body, 'scrollHeight', { get: () => heights.scroll })
  Object.defineProperty(body, 'clientHeight', { get: () => heights.client })
  const layOut = () => {
    for (const each of body.querySelectorAll('*')) {
      Object.assign(each, { getClientRects: () => (each.closest('[hidden]') ? [] : [new DOMRect(0, 0, 10, 10)]) })
    }
    reportSizes()
  }
  const stop = keepScrollAreaFocusable(card, 'title')
  onTestFinished(() => {
    stop()
    card.remove()
  })
  layOut()
  const attributes = () => ['tabindex', 'role', 'aria-labelledby'].map((name) => body.getAttribute(name))
  return { body, heights, layOut, attributes }
}

const NONE = [null, null, null]
const STOP = ['0', 'region', 'title']

it.each([
  ['scrolls and holds text only', '<p>Long</p>', { scroll: 300, client: 200 }, STOP],
  ['scrolls and holds a hidden button', '<div hidden><button>Go</button></div>', { scroll: 300, client: 200 }, STOP],
  ['scrolls and holds a button', '<p>Long</p><button>Go</button>', { scroll: 300, client: 200 }, NONE],
  ['scrolls and holds a link', '<a href="https://harbor.example">Go</a>', { scroll: 300, client: 200 }, NONE],
  ['does not scroll', '<p>Short</p>', { scroll: 200, client: 200 }, NONE],
  ['is a rounded pixel higher', '<p>Short</p>', { scroll: 201, client: 200 }, NONE],
])('a body that %s is a tab stop only if the keyboard needs it', (_what, content, heights, expected) => {
  expect(show(content, heights).attributes()).toEqual(expected)
})

it('a body stops being a tab stop once it holds a button, and keeps the focus', () => {
  const { body, layOut, attributes } = show('<p>Long</p>', { scroll: 300, client: 200 })
  body.focus()
  expect(document.activeElement).toBe(body)
  body.insertAdjacentHTML('beforeend', '<button>Go</button>')
  layOut()
  expect(attributes()).toEqual(['-1', null, null])
  expect(document.activeElement).toBe(body)
})

it('a body becomes a tab stop once the window is too low for it', () => {
  const { heights, layOut, attributes } = show('<p>Long</p>', { scroll: 200, client: 200 })
  expect(attributes()).toEqual(NONE)
  heights.client = 120
  layOut()
  expect(attributes()).toEqual(STOP)
})
