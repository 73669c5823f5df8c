import type { Direction } from '@foyer/core/ui'
import { Component, createRef, type ReactNode } from 'react'
import { createGhost, vanish } from './createGhost.js'
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

interface Before {
  readonly height: number
  readonly ghost: HTMLElement | undefined
  readonly hadFocus: boolean
}

/**
 * The card. When the view in it changes, the old one leaves and the new one comes in, the height follows, and the focus
 * goes where the design wants it: to the title, or back to what was pressed. A class, because only a class can look at
 * the old picture just before it changes.
 */
export class ViewTransition extends Component<ViewTransitionProps, object, Before> {
  private readonly card = createRef<HTMLDivElement>()
  private readonly view = createRef<HTMLDivElement>()
  private firstKey: string | undefined = this.props.viewKey
  /** What had the focus on each level of the stack. */
  private readonly pressed = new Map<number, string>()

  override getSnapshotBeforeUpdate(previous: ViewTransitionProps): Before | null {
    const card = this.card.current
    if (!card) return null
    const isOther = previous.viewKey !== this.props.viewKey
    if (isOther) this.pressed.set(previous.depth, this.focused()?.dataset.focusKey ?? '')
    const hasGhost = isOther && !prefersReducedMotion() && this.view.current
    return {
      hadFocus: this.focused() !== undefined,
      height: card.offsetHeight,
      ghost: hasGhost ? createGhost(hasGhost) : undefined,
    }
  }

  override componentDidUpdate(previous: ViewTransitionProps, _state: object, before?: Before) {
    const card = this.card.current
    if (!card || !before) return
    const isOther = previous.viewKey !== this.props.viewKey
    if (isOther) {
      this.firstKey = undefined
      this.moveFocus()
    } else if (before.hadFocus && !this.focused()) {
      // What had the focus is gone, as "Try again" is once it was pressed.
      this.moveFocus()
    }
    if (before.ghost) {
      const isBack = this.props.direction === 'back'
      before.ghost.classList.add('fy-ghost', 'fy-view-out', ...(isBack ? ['fy-view-out--back'] : []))
      card.append(before.ghost)
      vanish(before.ghost, DURATION)
    }
    const height = card.offsetHeight
    if (height === before.height || prefersReducedMotion()) return
    card.animate([{ blockSize: `${before.height}px` }, { blockSize: `${height}px` }], {
      duration: DURATION,
      easing: EASE,
    })
  }

  override render() {
    const { children, viewKey, direction, isShaking } = this.props
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
    // A wallet may have drawn something into the page that has the focus now; it keeps it.
    const { activeElement, body } = document
    if (activeElement !== root.host && activeElement !== body) return
    const { direction, depth, titleId } = this.props
    const key = direction === 'back' ? this.pressed.get(depth) : undefined
    const pressed = key ? root.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`) : null
    const target = pressed ?? root.getElementById(titleId)
    target?.focus({ preventScroll: pressed === null })
  }
}
