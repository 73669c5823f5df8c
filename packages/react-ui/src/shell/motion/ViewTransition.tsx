import type { NavigationDirection } from '@foyer/core/internal/modal'
import { Component, createRef, type ReactNode } from 'react'
import { cloneForExit, prefersReducedMotion, removeAfterAnimation } from './cloneForExit.js'
import { deliverMovedClick } from './deliverMovedClick.js'
import { EASE_SPRING } from './easings.js'
import { keepScrollAreaFocusable } from './keepScrollAreaFocusable.js'

/** Matches --fy-t-view. */
const VIEW_MS = 150
const HEIGHT_MS = 150

export interface ViewTransitionProps {
  readonly children: ReactNode
  /** Identifies the view; another key starts a transition to another view. */
  readonly viewKey: string
  readonly direction: NavigationDirection
  readonly depth: number
  readonly titleId: string
  readonly isShaking: boolean
}

interface Snapshot {
  readonly height: number
  readonly hadFocus: boolean
  readonly viewKey: string
}

/**
 * Animates changes of the view and the card's height, and moves the focus to the title or back to the pressed control.
 * A class, because only a class has `getSnapshotBeforeUpdate`.
 * Height and focus wait for the next frame, so that several updates in one turn cost one layout.
 */
export class ViewTransition extends Component<ViewTransitionProps, object, HTMLElement> {
  private readonly card = createRef<HTMLDivElement>()
  private readonly view = createRef<HTMLDivElement>()
  private firstKey: string | undefined = this.props.viewKey
  /** Focus key of the control to restore, by depth in the stack. */
  private readonly pressed = new Map<number, string>()
  private before: Snapshot | undefined
  private frame = 0
  private resizing: Animation | undefined
  private stopWatching = () => {}

  override componentDidMount() {
    if (this.card.current) this.stopWatching = keepScrollAreaFocusable(this.card.current, this.props.titleId)
  }

  override getSnapshotBeforeUpdate({ viewKey, depth }: ViewTransitionProps): HTMLElement | null {
    const card = this.card.current
    if (!card) return null
    this.before ??= { height: card.offsetHeight, hadFocus: this.focused() !== undefined, viewKey }
    if (viewKey === this.props.viewKey) return null
    const focused = this.focused()
    this.pressed.set(depth, focused?.dataset.focusKey ?? '')
    // Focuses the dialog until the next frame, so that the dialog hears Escape and React forces no layout.
    if (focused && this.view.current?.contains(focused)) {
      card.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
    return this.view.current && !prefersReducedMotion() ? cloneForExit(this.view.current) : null
  }

  override componentDidUpdate(_previous: ViewTransitionProps, _state: object, ghost?: HTMLElement | null) {
    if (ghost) {
      const isBack = this.props.direction === 'back'
      ghost.classList.add('fy-ghost', 'fy-view-out', ...(isBack ? ['fy-view-out--back'] : []))
      this.card.current?.append(ghost)
      removeAfterAnimation(ghost, VIEW_MS)
    }
    this.frame ||= requestAnimationFrame(() => this.settle())
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.frame)
    this.stopWatching()
  }

  private settle() {
    const { card, before } = this
    this.frame = 0
    this.before = undefined
    if (!card.current || !before) return
    // The focused element may vanish without a new view, as "Try again" does. In embedded mode the focus stays with the
    // page unless the modal had it.
    const isOurs = before.hadFocus || card.current.closest('[role=dialog]') !== null
    if (before.viewKey !== this.props.viewKey || (isOurs && !this.focused())) this.moveFocus()
    // Cancels a resize that may still run toward the previous view.
    this.resizing?.cancel()
    const height = card.current.offsetHeight
    if (height === before.height || prefersReducedMotion()) return
    this.resizing = card.current.animate([{ blockSize: `${before.height}px` }, { blockSize: `${height}px` }], {
      duration: HEIGHT_MS,
      easing: EASE_SPRING,
    })
    deliverMovedClick(card.current, this.resizing)
  }

  override render() {
    const { children, viewKey, direction, isShaking } = this.props
    if (viewKey !== this.firstKey) this.firstKey = undefined
    // The modal's entrance already animates the first view.
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
    // Leaves the focus in a field that a fast user types in. A restored control takes the focus from a first field.
    const isTaken = this.view.current?.contains(root.activeElement)
    if (isTaken && !(pressed && root.activeElement?.hasAttribute('data-first'))) return
    // An element that a wallet shows in the page keeps the focus.
    const { activeElement, body } = document
    if (activeElement !== root.host && activeElement !== body) return
    const target = pressed ?? root.querySelector<HTMLElement>('[data-first]') ?? root.getElementById(titleId)
    target?.focus({ preventScroll: pressed === null })
  }
}
