import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { emptyCss } from './emptyCss.js'

// Duration (in ms) and curve of the modal's animations.
const motion = { duration: 150, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const css = `${emptyCss}
.card { overflow: hidden; position: relative; }
.card > * { margin: 0; }
.ghost { position: absolute; inset: 0; }
.short { block-size: 120px; }
.long { block-size: 220px; }`

/**
 * Renders a React dialog of two lines that opens, changes and closes like the modal: the fastest motion that this
 * machine can reach.
 */
export function MovingDialog() {
  const root = useRef<{ readonly react: Root; readonly shadow: ShadowRoot }>(undefined)
  const open = () => {
    root.current ??= makeRoot()
    const { react, shadow } = root.current
    const close = () => {
      leave(shadow)
      flushSync(() => react.render(null))
    }
    flushSync(() => react.render(<Dialog onClose={close} />))
  }
  return (
    <button type="button" className="fy-page" onClick={open}>
      Moving dialog
    </button>
  )
}

function makeRoot() {
  const host = document.createElement('div')
  host.setAttribute('data-foyer', '')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  return { react: createRoot(shadow), shadow }
}

function Dialog({ onClose }: { readonly onClose: () => void }) {
  const scrim = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLParagraphElement>(null)
  const [isSecond, setSecond] = useState(false)
  useLayoutEffect(() => {
    scrim.current?.animate([{ opacity: 0 }, {}], motion)
    frame.current?.animate([{ opacity: 0, transform: 'translateY(8px) scale(0.98)' }, {}], motion)
    frame.current?.focus()
  }, [])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  const change = () => {
    const before = card.current?.offsetHeight
    const ghost = view.current?.cloneNode(true)
    flushSync(() => setSecond(!isSecond))
    move({ card, view, before, ghost, shift: isSecond ? -8 : 8 })
  }
  return (
    <div className="scrim fy-scrim" ref={scrim}>
      <section className="frame" role="dialog" aria-modal="true" aria-label="Moving" tabIndex={-1} ref={frame}>
        <button type="button" onClick={change}>
          {isSecond ? 'Back' : 'What is a wallet?'}
        </button>
        <div className="card" ref={card}>
          <p key={String(isSecond)} className={isSecond ? 'long' : 'short'} ref={view}>
            {isSecond ? 'The second view' : 'The first view'}
          </p>
        </div>
      </section>
    </div>
  )
}

interface Moved {
  readonly card: RefObject<HTMLElement | null>
  readonly view: RefObject<HTMLElement | null>
  readonly before: number | undefined
  readonly ghost: Node | undefined
  readonly shift: number
}

function move({ card, view, before, ghost, shift }: Moved): void {
  if (!card.current || !(ghost instanceof HTMLElement)) return
  ghost.classList.add('ghost')
  card.current.append(ghost)
  const out = ghost.animate([{}, { opacity: 0, transform: `translateX(${-shift}px)` }], motion)
  out.finished.then(() => ghost.remove())
  view.current?.animate([{ opacity: 0, transform: `translateX(${shift}px)` }, {}], motion)
  const after = card.current.offsetHeight
  card.current.animate([{ blockSize: `${before}px` }, { blockSize: `${after}px` }], motion)
}

function leave(shadow: ShadowRoot): void {
  const ghost = shadow.firstElementChild?.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) return
  ghost.classList.add('is-leaving')
  shadow.append(ghost)
  ghost.animate([{}, { opacity: 0 }], motion).finished.then(() => ghost.remove())
  ghost.firstElementChild?.animate([{}, { opacity: 0, transform: 'translateY(8px) scale(0.98)' }], motion)
}
