import type { Review } from '../decode/review'
import { aborted, rejected } from '../FrameError'
import { drawReview, HEADING } from './drawReview'
import { h } from './h'
import { type ReviewSight, watchReview } from './watchReview'
import { watchVisible } from './watchVisible'

export interface Asking {
  readonly review: Review
  readonly origin: string
  /** How many more wait behind this one. */
  readonly waiting: number
  readonly signal: AbortSignal
}

export type Screen = ReturnType<typeof createScreen>

/** Browsers drop what is clicked in a frame that has just moved, so a button that seems to work would not. */
const LATEST_MS = 1_500
/** The modal may still be coming in, with the window hidden. */
const PATIENCE_MS = 3_000
/** Turning a phone or resizing a window hides it or makes it small for a moment, and nothing is to be done about that. */
const HIDDEN_MS = 1_500
const HINTS: Readonly<Record<ReviewSight, string>> = {
  hidden: 'Make this window fully visible to approve.',
  small: 'Make this window larger to approve.',
  tiny: 'This is drawn too small to read. Zoom in to approve.',
  unread: 'Scroll to the end to approve.',
  read: '',
}

/** The one thing that people see of the frame. It shows one question at a time, and waits for its answer. */
export function createScreen(body: HTMLElement) {
  const draw = (state: string, ...parts: readonly HTMLElement[]) => {
    const main = h('main', { 'data-state': state, 'aria-labelledby': HEADING }, ...parts)
    body.replaceChildren(main)
    main.querySelector<HTMLElement>(`#${HEADING}`)?.focus({ preventScroll: true })
    return main
  }
  const clear = () => body.replaceChildren()

  /** Buttons, and Escape for the one that does nothing. */
  const choose = <Choice extends string>(
    state: string,
    parts: readonly HTMLElement[],
    buttons: readonly { readonly choice: Choice; readonly label: string; readonly guarded?: boolean }[],
    signal: AbortSignal,
  ): Promise<Choice> => {
    const over = new AbortController()
    return new Promise<Choice>((resolve, reject) => {
      const end = AbortSignal.any([signal, over.signal])
      signal.addEventListener('abort', () => reject(aborted()), { signal: over.signal })
      const hint = h('p', { class: 'hint', role: 'status' })
      const guardedButtons: HTMLButtonElement[] = []
      const drawn = buttons.map(({ choice, label, guarded }, index) => {
        const button = h('button', { type: 'button', class: index === 0 ? 'second' : 'first' }, label)
        button.addEventListener('click', (event) => event.isTrusted && resolve(choice), { signal: end })
        button.disabled = true
        if (!guarded) {
          // Where it cannot be told whether it is seen, doing nothing must be possible all the same.
          const enable = () => {
            button.disabled = false
          }
          const settled = setTimeout(enable, LATEST_MS)
          end.addEventListener('abort', () => clearTimeout(settled))
          watchVisible(button, (sight) => sight === 'seen' && enable(), end)
          return button
        }
        guardedButtons.push(button)
        return button
      })
      const escaped = buttons[0]?.choice
      const press = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && event.isTrusted && escaped !== undefined) resolve(escaped)
      }
      addEventListener('keydown', press, { signal: end })
      const content = h(
        'div',
        { class: 'content', tabindex: '0', role: 'region', 'aria-labelledby': HEADING },
        ...parts,
      )
      const whole = draw(state, content, h('footer', {}, hint, h('div', { class: 'buttons' }, ...drawn)))
      const say = (sight: ReviewSight) => {
        if (hint.textContent !== HINTS[sight]) hint.replaceChildren(HINTS[sight])
      }
      let late = setTimeout(() => guardedButtons.some((each) => each.disabled) && say('hidden'), PATIENCE_MS)
      end.addEventListener('abort', () => clearTimeout(late))
      watchReview(
        { whole, content },
        (sight) => {
          clearTimeout(late)
          for (const button of guardedButtons) button.disabled = sight !== 'read'
          if (sight === 'read' || sight === 'unread') say(sight)
          else late = setTimeout(() => say(sight), HIDDEN_MS)
        },
        end,
      )
    }).finally(() => over.abort())
  }

  return {
    clear,
    /** While what is asked is being read. */
    reading(origin: string) {
      draw(
        'reading',
        h(
          'div',
          { class: 'content' },
          drawOrigin(origin, 0),
          h('h1', { id: HEADING, tabindex: '-1' }, 'One moment'),
          h('p', { role: 'status' }, 'We are reading the request.'),
        ),
      )
    },
    /** Resolves with the visitor's consent, and rejects without. */
    async ask({ review, origin, waiting, signal }: Asking): Promise<void> {
      const buttons = [
        { choice: 'decline', label: 'Decline' },
        { choice: 'approve', label: 'Approve', guarded: true },
      ] as const
      const choice = await choose('asking', [drawOrigin(origin, waiting), ...drawReview(review)], buttons, signal)
      if (choice === 'decline') throw rejected()
    },
    working(words: string) {
      draw(
        'working',
        h(
          'div',
          { class: 'content still' },
          h('div', { class: 'ring', 'aria-hidden': 'true' }),
          h('h1', { id: HEADING, tabindex: '-1' }, words),
        ),
      )
    },
    /** What went wrong, and whether to try once more. */
    async failed(words: string, signal: AbortSignal): Promise<'again' | 'close'> {
      const parts = [
        h('div', { class: 'trouble', 'aria-hidden': 'true' }, '!'),
        h('h1', { id: HEADING, tabindex: '-1' }, 'This did not work'),
        h('p', { role: 'alert' }, words),
      ]
      const buttons = [
        { choice: 'close', label: 'Close' },
        { choice: 'again', label: 'Try again', guarded: true },
      ] as const
      return choose('failed', parts, buttons, signal)
    },
  }
}

function drawOrigin(origin: string, waiting: number): HTMLElement {
  const { protocol, host, hostname } = new URL(origin)
  const isPrivate = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return h(
    'header',
    {},
    h('p', { class: 'who' }, host),
    h('p', { class: 'quiet' }, isPrivate ? 'asks you' : 'asks you, over a connection that is not encrypted'),
    waiting > 0 && h('p', { class: 'quiet' }, waiting === 1 ? '1 more request waits' : `${waiting} more requests wait`),
  )
}
