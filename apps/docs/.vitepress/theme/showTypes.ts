import { withBase } from 'vitepress'
import type { PageTypes } from '../../src/snippets/writeTypes'

/** Time to reach the popup from its name, or another name, with the pointer. */
const LEAVE_DELAY_MS = 150
const POINT_DELAY_MS = 80
const POPUP_ID = 'type-of-name'
/** Least distance from the window's edges, in px. */
const MARGIN = 16
const GAP = 6

const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-type]') ?? undefined) : undefined

const namesBeside = (name: HTMLElement) => [
  ...(name.closest('[data-types]')?.querySelectorAll<HTMLElement>('[data-type]') ?? []),
]

/** Shows the type and the doc comment of a name in a snippet that the user points at, taps or focuses. */
export function showTypes(readPage: () => string) {
  const pages = new Map<string, Promise<PageTypes>>()
  let popup: HTMLElement | undefined
  let shown: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }

  const load = (page: string) => {
    const loaded =
      pages.get(page) ?? fetch(withBase(`/types/${page.replace(/\.md$/, '')}.json`)).then((answer) => answer.json())
    pages.set(page, loaded)
    // The next name tries again.
    loaded.catch(() => pages.delete(page))
    return loaded
  }

  async function show(name: HTMLElement) {
    clearTimeout(timer)
    if (name === shown) return
    hide()
    shown = name
    const id = name.closest<HTMLElement>('[data-types]')?.dataset.types ?? ''
    const types = await load(readPage()).catch(() => undefined)
    const index = types?.snippets[id]?.[namesBeside(name).indexOf(name)]
    const text = index === undefined ? undefined : types?.texts[index]
    if (shown !== name || !name.isConnected || !text) return
    popup = popup?.isConnected ? popup : createPopup(name)
    fill(popup, text, name.matches(':focus-visible'))
    popup.showPopover()
    name.setAttribute('aria-describedby', POPUP_ID)
    place()
  }

  function hide() {
    clearTimeout(timer)
    shown?.removeAttribute('aria-describedby')
    shown = undefined
    if (popup?.matches(':popover-open')) popup.hidePopover()
  }

  function createPopup(name: HTMLElement) {
    const element = document.createElement('div')
    element.id = POPUP_ID
    element.className = 'type-popup'
    element.role = 'tooltip'
    element.popover = 'manual'
    element.addEventListener('pointerenter', () => clearTimeout(timer))
    element.addEventListener('pointerleave', () => later(hide, LEAVE_DELAY_MS))
    const main = name.closest('main, [role=main]') ?? document.body
    main.append(element)
    return element
  }

  function place() {
    if (!shown || !popup?.matches(':popover-open')) return
    const at = shown.getBoundingClientRect()
    const { width, height } = popup.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    if (at.bottom < 0 || at.top > clientHeight) return hide()
    const hasRoomBelow = at.bottom + GAP + height + MARGIN <= clientHeight
    const top = hasRoomBelow ? at.bottom + GAP : at.top - GAP - height
    popup.style.left = `${Math.max(MARGIN, Math.min(at.left, clientWidth - width - MARGIN))}px`
    // Between long text and its name, the beginning of the text stays in the window.
    popup.style.top = `${Math.max(0, top)}px`
  }

  document.addEventListener('pointerover', (event) => {
    const name = nameOf(event.target)
    if (event.buttons > 0) return
    if (name) later(() => void show(name), POINT_DELAY_MS)
    else if (shown && !popup?.contains(event.target as Node) && document.activeElement !== shown)
      later(hide, LEAVE_DELAY_MS)
  })
  document.addEventListener('click', (event) => {
    const name = nameOf(event.target)
    if (name) void show(name)
    else if (!popup?.contains(event.target as Node)) hide()
  })
  document.addEventListener('focusin', (event) => {
    const name = nameOf(event.target)
    if (name) void show(name)
    else hide()
  })
  document.addEventListener('focusout', (event) => {
    if (nameOf(event.target) === shown) hide()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return hide()
    const name = nameOf(event.target)
    const next = name && findNext(name, event.key)
    if (!name || !next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    name.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  })
  for (const type of ['scroll', 'resize']) addEventListener(type, place, { capture: true, passive: true })
}

function findNext(name: HTMLElement, key: string) {
  const names = namesBeside(name)
  const index = names.indexOf(name)
  if (key === 'ArrowRight' || key === 'ArrowDown') return names[index + 1]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return names[index - 1]
  if (key === 'Home') return names[0]
  return key === 'End' ? names.at(-1) : undefined
}

function fill(popup: HTMLElement, [text, docs]: readonly [string, string], hasKeys: boolean) {
  const type = document.createElement('code')
  type.textContent = text
  const paragraphs = docs === '' ? [] : docs.split('\n\n').map(writeParagraph)
  const keys = document.createElement('p')
  keys.className = 'type-popup-keys'
  keys.textContent = 'Arrow keys: other names. Esc: close.'
  popup.replaceChildren(type, ...paragraphs, ...(hasKeys ? [keys] : []))
}

/** Writes a paragraph of a doc comment, with its `code`. */
function writeParagraph(text: string) {
  const paragraph = document.createElement('p')
  for (const [index, part] of text.split(/`([^`]+)`/).entries()) {
    const code = document.createElement('code')
    code.textContent = part
    paragraph.append(index % 2 === 0 ? part : code)
  }
  return paragraph
}
