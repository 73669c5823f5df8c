import type { Direction } from '@foyer/core/ui'
import { Component, createRef, type ReactNode } from 'react'
import { createGhost, vanish } from './createGhost.js'
import { holdPress } from './holdPress.js'
import { prefersReducedMotion } from './prefersReducedMotion.js'

/** Must agree with --fy-t-view and --fy-t-height. Milliseconds. */
const DURATION = 150
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

export interface ViewTransitionProps {
  readonly children: ReactNode
  /** Another key is another view. */
  readonly viewKey: string
  readonly direction: Direction
  readonly depth: number
  readonly titleId: string
  readonly isShaking: boolean
}

/** How the card was before what has changed since the last frame. */
interface Before {
  readonly height: number
  readonly hadFocus: boolean
  readonly viewKey: string
}

/**
 * The card. When the view in it changes, the old one leaves and the new one comes in, the height follows, and the focus
 * goes where the design wants it: to the title, or back to what was pressed. A class, because only a class can look at
 * the old picture just before it changes.
 *
 * Height and focus wait for the frame in which the change is drawn: a browser has to lay the page out for either, and
 * several changes in one turn (a wallet that answers at once) shall cost one layout.
 */
export class ViewTransition extends Component<ViewTransitionProps, object, HTMLElement> {
  private readonly card = createRef<HTMLDivElement>()
  private readonly view = createRef<HTMLDivElement>()
  private firstKey: string | undefined = this.props.viewKey
  /** What had the focus on each level of the stack. */
  private readonly pressed = new Map<number, string>()
  private before: Before | undefined
  private frame = 0
  private resizing: Animation | undefined

  override getSnapshotBeforeUpdate({ viewKey, depth }: ViewTransitionProps): HTMLElement | null {
    const card = this.card.current
    if (!card) return null
    this.before ??= { height: card.offsetHeight, hadFocus: this.focused() !== undefined, viewKey }
    if (viewKey === this.props.viewKey) return null
    const focused = this.focused()
    this.pressed.set(depth, focused?.dataset.focusKey ?? '')
    // The dialog keeps the focus until the frame gives it to the new view: an Escape in between is heard, and React
    // does not lay the page out to look for it.
    if (focused && this.view.current?.contains(focused)) {
      card.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
    return this.view.current && !prefersReducedMotion() ? createGhost(this.view.current) : null
  }

  override componentDidUpdate(_previous: ViewTransitionProps, _state: object, ghost?: HTMLElement | null) {
    if (ghost) {
      const isBack = this.props.direction === 'back'
      ghost.classList.add('fy-ghost', 'fy-view-out', ...(isBack ? ['fy-view-out--back'] : []))
      this.card.current?.append(ghost)
      vanish(ghost, DURATION)
    }
    this.frame ||= requestAnimationFrame(() => this.settle())
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.frame)
  }

  private settle() {
    const { card, before } = this
    this.frame = 0
    this.before = undefined
    if (!card.current || !before) return
    // What had the focus may be gone without another view: "Try again" once it was pressed, a wallet's panel once it answered.
    // A dialog takes the focus back from nobody; in the page's own flow it is the page's, as long as nobody is in here.
    const isOurs = before.hadFocus || card.current.closest('[role=dialog]') !== null
    if (before.viewKey !== this.props.viewKey || (isOurs && !this.focused())) this.moveFocus()
    // Still on its way to the height of a view that is gone already.
    this.resizing?.cancel()
    const height = card.current.offsetHeight
    if (height === before.height || prefersReducedMotion()) return
    this.resizing = card.current.animate([{ blockSize: `${before.height}px` }, { blockSize: `${height}px` }], {
      duration: DURATION,
      easing: EASE,
    })
    holdPress(card.current, this.resizing)
  }

  override render() {
    const { children, viewKey, direction, isShaking } = this.props
    if (viewKey !== this.firstKey) this.firstKey = undefined
    // The first view comes in with the frame.
    const motion =
      viewKey === this.firstKey ? '' : { push: 'fy-view-in', back: 'fy-view-back', none: 'fy-view-fade' }[direction]
    return (
      <div className={`fy-card${isShaking ? ' fy-shake' : ''}`} ref={this.card}>
        <div className={`fy-view ${motion}`} key={viewKey} ref={this.view}>
          {children}
        </div>
      </div>
    )
  }

  private focused(): HTMLElement | undefined {
    const root = this.card.current?.getRootNode()
    const active = root instanceof ShadowRoot ? root.activeElement : null
    return active instanceof HTMLElement ? active : undefined
  }

  private moveFocus() {
    const root = this.card.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const { direction, depth, titleId } = this.props
    const key = direction === 'back' ? this.pressed.get(depth) : undefined
    const pressed = key ? root.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`) : null
    // Somebody who is quicker than the frame types in the new view already. A first field gives way to what was pressed.
    const isTaken = this.view.current?.contains(root.activeElement)
    if (isTaken && !(pressed && root.activeElement?.hasAttribute('data-first'))) return
    // A wallet may have drawn something into the page that has the focus now; it keeps it.
    const { activeElement, body } = document
    if (activeElement !== root.host && activeElement !== body) return
    const target = pressed ?? root.querySelector<HTMLElement>('[data-first]') ?? root.getElementById(titleId)
    target?.focus({ preventScroll: pressed === null })
  }
}
